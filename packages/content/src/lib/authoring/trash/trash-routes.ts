import {
  deleteManagedContent,
  deleteManagedContentVariant,
  getDeletedContents,
  undeleteManagedContent,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { documentReply } from '../content/document-routes.ts';
import { deleteContent } from './delete-content.ts';
import { deleteVariant } from './delete-variant.ts';
import { readTrash } from './read-trash.ts';
import { restoreContent } from './restore-content.ts';

export const trashRoutes = (): readonly Route[] => [
  route(deleteManagedContent, ({ contentKeyOrId }, context) => deleteContent(contentKeyOrId, context)),
  route(deleteManagedContentVariant, ({ variantId }, context) => deleteVariant(variantId, context)),
  route(getDeletedContents, readTrash),
  route(undeleteManagedContent, async ({ managedContentId }, context) =>
    documentReply(await restoreContent(managedContentId, context)),
  ),
];
