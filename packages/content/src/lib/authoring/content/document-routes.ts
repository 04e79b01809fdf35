import {
  cloneManagedContent,
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
} from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { cloneContent } from './clone-content.ts';
import { createContent, createVariant } from './create-content.ts';
import { deleteVariant } from './delete-variant.ts';
import { type DocumentRow, representDocument } from './document-row.ts';
import { fillDraft } from './draft-body.ts';
import { readVersions } from './read-versions.ts';
import { requireDocument, requireVariant } from './require-document.ts';
import { saveVariant } from './save-variant.ts';

/** The ETag of a document is the id of its version: what a save names that starts from it. */
export const documentReply = (row: DocumentRow, status: 200 | 201 = 200) =>
  new Reply(representDocument(row), status, { ETag: `"${row.version_id}"` });

export const documentRoutes = (keys: PreviewKeys): readonly Route[] => [
  route(getManagedContent, async (name, context) => documentReply(await requireDocument(name, context))),
  // To be shown: its pictures are filled in, as they are in what is delivered.
  route(getManagedContentForSite, async (name, context) => {
    const row = await requireDocument(name, context);
    const body = await fillDraft(context.database, row.body, draftViewer(keys, context));
    const { contentBody: _, ...document } = representDocument(row);
    return new Reply({ ...document, contentBody: body }, 200, { ETag: `"${row.version_id}"` });
  }),
  route(getManagedContentVariant, async ({ variantId }, context) =>
    documentReply(await requireVariant(variantId, context)),
  ),
  route(getManagedContentVariantVersions, readVersions),
  route(createManagedContent, async (input, context) =>
    documentReply(await createContent(input, context), 201),
  ),
  createRoute(cloneManagedContent, cloneContent),
  route(createManagedContentVariant, async (input, context) =>
    documentReply(await createVariant(input, context), 201),
  ),
  route(replaceManagedContentVariant, async (update, context) =>
    documentReply(await saveVariant(update, context)),
  ),
  route(deleteManagedContentVariant, ({ variantId }, context) => deleteVariant(variantId, context)),
];
