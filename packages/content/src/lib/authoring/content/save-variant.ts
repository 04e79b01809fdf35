import type { ConfigFor } from '@relab/contract';
import type { replaceManagedContentVariant } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { authorOf, inContextTransaction } from '../../access/author.ts';
import { endAutosave } from './autosave.ts';
import { requireType } from './content-type.ts';
import { type DocumentRow, representDocument } from './document-row.ts';
import { setLatestVersion } from './insert-content.ts';
import { requireVariant } from './require-document.ts';
import { checkDraft, type Draft, insertVersion } from './version.ts';

const versionConflict = (current: DocumentRow, draft: Draft): ApiError => {
  const message = 'The content was changed after you started editing it.';
  const errorCode = 'PRECONDITION_FAILED';
  const output = { current: representDocument(current), given: draft };
  return new ApiError(errorCode, message, { body: { errorCode, message, statusCode: 412, output } });
};

/**
 * Every save is a version. One by somebody who started from another version than the latest gets 412 with both bodies, so that
 * nothing of either is lost.
 */
export async function saveVariant(
  update: ConfigFor<typeof replaceManagedContentVariant>,
  context: Context,
): Promise<DocumentRow> {
  return await inContextTransaction(context, async (ctx) => {
    const current = await requireVariant(update.variantId, ctx, { right: 'save', lock: true });
    const { schema } = await requireType(ctx.database, current.type_name);
    const { contentBody: body, title, urlName } = update;
    const draft = checkDraft({ title, urlName, body }, schema);
    const startedFrom = update.ifMatch?.replace(/^(?:W\/)?"(.*)"$/, '$1');
    if (startedFrom !== undefined && startedFrom !== '*' && startedFrom !== current.version_id)
      throw versionConflict(current, draft);
    const author = authorOf(ctx);
    const version = await insertVersion(author, current.variant_id, current.number + 1, draft);
    await setLatestVersion(author, current.variant_id, version);
    await endAutosave(current.variant_id, author);
    return await requireVariant(update.variantId, ctx);
  });
}
