import {
  autosaveVersion,
  cloneManagedContent,
  createManagedContent,
  createManagedContentVariant,
  deleteAutosave as deleteAutosaveCall,
  getAutosave,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
  saveAutosave as saveAutosaveCall,
  updateManagedContent,
} from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { deleteAutosave, readAutosaves, saveAutosave, withOwnAutosave } from './autosave.ts';
import { cloneContent } from './clone-content.ts';
import { createContent, createVariant } from './create-content.ts';
import { type DocumentRow, representDocument } from './document-row.ts';
import { fillDraft } from './draft-body.ts';
import { moveContent } from './move-content.ts';
import { readVersions } from './read-versions.ts';
import { requireDocument, requireVariant } from './require-document.ts';
import { saveVariant } from './save-variant.ts';

/** The ETag of a document is the id of its version: what a save names that starts from it. */
export const documentReply = (row: DocumentRow, status: 200 | 201 = 200) =>
  new Reply(representDocument(row), status, { ETag: `"${row.version_id}"` });

export const documentRoutes = (keys: PreviewKeys): readonly Route[] => [
  route(getManagedContent, async (name, context) => documentReply(await requireDocument(name, context))),
  // To be shown: its pictures are filled in, as they are in what is delivered.
  route(getManagedContentForSite, async ({ contentVersion, ...name }, context) => {
    const isAutosave = contentVersion === autosaveVersion;
    const latest = await requireDocument(isAutosave ? name : { ...name, contentVersion }, context);
    const row = isAutosave ? await withOwnAutosave(latest, context) : latest;
    const body = await fillDraft(context.database, row.body, draftViewer(keys, context));
    const { contentBody: _, ...document } = representDocument(row);
    // An autosave changes, and keeps the id of the version that it was begun from.
    const headers = isAutosave ? {} : { ETag: `"${row.version_id}"` };
    return new Reply({ ...document, contentBody: body }, 200, headers);
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
  route(updateManagedContent, async (move, context) => documentReply(await moveContent(move, context))),
  route(getAutosave, ({ variantId }, context) => readAutosaves(variantId, context)),
  route(saveAutosaveCall, saveAutosave),
  route(deleteAutosaveCall, ({ variantId }, context) => deleteAutosave(variantId, context)),
];
