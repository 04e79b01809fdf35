import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, authorOf } from '../../access/author.ts';
import type { ContentBodyInput } from '../../content-body.ts';
import { requireType } from './content-type.ts';
import { type DocumentRow, representDocument } from './document-row.ts';
import { requireVariant } from './find-document.ts';
import { checkDraft, type Draft, insertVersion, type NewVersion } from './version.ts';

export interface VariantUpdate {
  readonly variantId: string;
  readonly contentBody: ContentBodyInput;
  readonly title: string;
  readonly urlName: string;
  /** The id of the version that the writer started from. */
  readonly ifMatch?: string | undefined;
}

const conflict = (current: DocumentRow, given: Draft): ApiError => {
  const message = 'The content was changed after you started editing it.';
  const errorCode = 'PRECONDITION_FAILED';
  return new ApiError(errorCode, message, {
    body: { errorCode, message, statusCode: 412, output: { current: representDocument(current), given } },
  });
};

/** Makes a version the latest of its variant. */
export async function makeLatest(
  { database, userId, at }: Author,
  variantId: string,
  { id, number, title, urlName }: NewVersion,
): Promise<void> {
  await sql`
    update managed_content_variant set title = ${title}, url_name = ${urlName}, latest_version_id = ${id},
      latest_number = ${number}, last_modified_date = ${at}, last_modified_by_id = ${userId}
    where id = ${variantId}`.execute(database);
}

/**
 * Every save is a version. One by somebody who started from another version than the latest is refused with 412 and both
 * bodies, so that nothing of either is lost.
 */
export async function saveVariant(update: VariantUpdate, context: Context): Promise<DocumentRow> {
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const current = await requireVariant(update.variantId, inside, { right: 'write', lock: true });
    const { schema } = await requireType(database, current.type_name);
    const { contentBody: body, title, urlName } = update;
    const draft = checkDraft({ title, urlName, body }, schema);
    const startedFrom = update.ifMatch?.replace(/^(?:W\/)?"(.*)"$/, '$1');
    if (startedFrom !== undefined && startedFrom !== '*' && startedFrom !== current.version_id)
      throw conflict(current, draft);
    const author = authorOf(inside);
    await makeLatest(
      author,
      current.variant_id,
      await insertVersion(author, current.variant_id, current.number + 1, draft),
    );
    return await requireVariant(update.variantId, inside);
  });
}

export interface NewVariant {
  readonly contentId: string;
  readonly language: string;
  readonly variantType: 'Translation' | 'Variation';
  readonly draft: Draft;
}

/** The first version of a content in another language. The draft is checked. */
export async function insertVariant(author: Author, variant: NewVariant): Promise<string> {
  const { database, userId, at } = author;
  const { contentId, language, variantType, draft } = variant;
  const id = newId('9Ps');
  const version = await insertVersion(author, id, 1, draft);
  const { numAffectedRows } = await sql`
    insert into managed_content_variant (id, content_id, language, variant_type, title, url_name, latest_version_id,
      latest_number, created_date, created_by_id, last_modified_date, last_modified_by_id)
    values (${id}, ${contentId}, ${language}, ${variantType}, ${draft.title}, ${draft.urlName}, ${version.id}, 1, ${at},
      ${userId}, ${at}, ${userId})
    on conflict (content_id, language) do nothing`.execute(database);
  if (numAffectedRows === 0n)
    throw new ApiError('CONFLICT', `There is a variant in ${language} already.`, { fields: ['language'] });
  return id;
}
