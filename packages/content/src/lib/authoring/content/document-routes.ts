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
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { cloneContent } from './clone-content.ts';
import { deleteVariant } from './delete-variant.ts';
import { type DocumentRow, representDocument } from './document-row.ts';
import { fillDraft } from './draft-body.ts';
import { requireDocument, requireVariant } from './find-document.ts';
import { createContent, createVariant } from './make-content.ts';
import { readVersions } from './read-versions.ts';
import { saveVariant } from './save-variant.ts';

/** The ETag of a document is the id of its version: what a save names that starts from it. */
const answered = (row: DocumentRow, status: 200 | 201) =>
  new Reply(representDocument(row), status, { ETag: `"${row.version_id}"` });

export const documentRoutes = (keys: PreviewKeys): readonly Route[] => [
  route(getManagedContent, async (name, context) => answered(await requireDocument(name, context), 200)),
  // To be shown: its pictures are filled in, as they are in what is delivered.
  route(getManagedContentForSite, async (name, context) => {
    const row = await requireDocument(name, context);
    const body = await fillDraft(context.database, row.body, draftViewer(keys, context));
    return answered({ ...row, body }, 200);
  }),
  route(getManagedContentVariant, async ({ variantId }, context) =>
    answered(await requireVariant(variantId, context), 200),
  ),
  route(getManagedContentVariantVersions, readVersions),
  route(createManagedContent, async (input, context) => answered(await createContent(input, context), 201)),
  route(cloneManagedContent, async (input, context) => new Reply(await cloneContent(input, context), 201)),
  route(createManagedContentVariant, async (input, context) =>
    answered(await createVariant(input, context), 201),
  ),
  route(replaceManagedContentVariant, async (update, context) =>
    answered(await saveVariant(update, context), 200),
  ),
  route(deleteManagedContentVariant, ({ variantId }, context) => deleteVariant(variantId, context)),
];
