import { withSavepoint } from '@relab/database';
import { ApiError, badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { requireType, type TypeRow } from '../../content/content-type.ts';
import { insertContent } from '../../content/create-content.ts';
import type { ContentMeta } from '../content-file.ts';
import { requireLanguages } from '../in-folders.ts';
import type { Problem } from '../transfer.ts';
import { ensureFolders } from './put-folders.ts';
import type { ArchivedContent, ArchivedVariant } from './read-archive.ts';
import { type Target, withKeys } from './target.ts';
import { upsertVariant } from './upsert-variant.ts';

/** What came of a content: its variants, and what of it could not be done. */
export interface Put {
  readonly variantIds: readonly string[];
  readonly problems: readonly Problem[];
}

const draftOf = (file: ArchivedVariant, target: Target) => ({
  title: file.title,
  urlName: file.urlName,
  body: withKeys(file.contentBody, target.keys),
});

async function findContent(
  { database }: Author,
  { spaceId, keys }: Target,
  { contentKey, type }: ContentMeta,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; type_name: string }>`
    select id, type_name from managed_content
    where space_id = ${spaceId} and content_key = ${keys.get(contentKey) ?? contentKey}`.execute(database);
  const [content] = rows;
  if (content && content.type_name !== type)
    throw badRequest(`There is a content of another type here, ${content.type_name}.`);
  return content?.id;
}

async function createContent(
  author: Author,
  target: Target,
  { meta, variants }: ArchivedContent,
  type: TypeRow,
): Promise<string> {
  const first = variants.find(({ language }) => language === meta.language);
  if (!first) throw badRequest(`The content in ${meta.language}, its first language, is missing.`);
  requireLanguages(target, [meta.language], 'language');
  const { contentId } = await insertContent(author, {
    ...draftOf(first, target),
    spaceId: target.spaceId,
    folderId: await ensureFolders(author, target, meta.path),
    type,
    language: meta.language,
    apiName: meta.apiName,
    externalId: meta.externalId ?? undefined,
    key: target.keys.get(meta.contentKey) ?? meta.contentKey,
  });
  return contentId;
}

/** Sorts a content by terms that are known here; those that are not, nobody could have made by a call. */
async function putTerms(
  { database }: Author,
  contentId: string,
  meta: ContentMeta,
): Promise<readonly string[]> {
  const { taxonomyTerms = [] } = meta;
  if (taxonomyTerms.length === 0) return [];
  const { rows } = await sql<{ name: string; id: string | null }>`
    select given.taxonomy || ' / ' || given.term as name, t.id
    from jsonb_to_recordset(${JSON.stringify(taxonomyTerms)}::jsonb) as given (taxonomy text, term text)
    left join content_taxonomy y on y.name = given.taxonomy
    left join content_taxonomy_term t on t.taxonomy_id = y.id and t.name = given.term`.execute(database);
  const known = rows.flatMap(({ id }) => id ?? []);
  await sql`
    insert into managed_content_term (content_id, term_id) select ${contentId}, unnest(${known}::text[])
    on conflict do nothing`.execute(database);
  return rows.filter(({ id }) => id === null).map(({ name }) => `There is no taxonomy term ${name}.`);
}

/** A content with its languages, or the next version of each that is another here. What cannot be done of it is told. */
export async function importContent(author: Author, target: Target, content: ArchivedContent): Promise<Put> {
  const { meta, variants } = content;
  const variantIds: string[] = [];
  const problems: Problem[] = [];
  const attempt = async <Result>(entry: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await withSavepoint(author.database, work);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.push({ entry, message: error.message });
      return undefined;
    }
  };
  const made = await attempt(content.entry, async () => {
    const type = await requireType(author.database, meta.type);
    const there = await findContent(author, target, meta);
    return { type, contentId: there ?? (await createContent(author, target, content, type)) };
  });
  if (!made) return { variantIds, problems };
  for (const variant of variants) {
    const id = await attempt(variant.entry, () => {
      requireLanguages(target, [variant.language], 'language');
      return upsertVariant(author, {
        contentId: made.contentId,
        language: variant.language,
        variantType: variant.variantType === 'Variation' ? 'Variation' : 'Translation',
        draft: draftOf(variant, target),
        schema: made.type.schema,
      });
    });
    if (id !== undefined) variantIds.push(id);
  }
  for (const message of await putTerms(author, made.contentId, meta))
    problems.push({ entry: content.entry, message });
  return { variantIds, problems };
}
