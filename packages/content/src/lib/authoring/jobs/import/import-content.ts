import { withSavepoint } from '@relab/database';
import { ApiError, badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { requireTypeRight } from '../../../access/author-rights.ts';
import type { Right } from '../../../access/rights.ts';
import { requireType, type TypeRow } from '../../content/content-type.ts';
import { insertContent } from '../../content/insert-content.ts';
import type { ContentMeta } from '../content-file.ts';
import { requireLanguages } from '../in-folders.ts';
import type { Problem } from '../transfer.ts';
import { ensureFolders } from './ensure-folders.ts';
import type { ArchivedContent, ArchivedVariant } from './read-archive.ts';
import { type Target, withKeys } from './target.ts';
import { upsertVariant } from './upsert-variant.ts';

/** The variants of an imported content, and what of it could not be imported. */
export interface ImportResult {
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
  const content = await database
    .selectFrom('managed_content')
    .select(['id', 'type_name'])
    .where('space_id', '=', spaceId)
    .where('content_key', '=', keys.get(contentKey) ?? contentKey)
    .executeTakeFirst();
  if (content && content.type_name !== type)
    throw badRequest(`There is a content of another type here, ${content.type_name}.`);
  return content?.id;
}

async function insertArchived(
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

/** Adds the terms that exist here, and returns a message for each of the others, which no call can create. */
async function addTerms(
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
  const termIds = rows.flatMap(({ id }) => id ?? []);
  await sql`
    insert into managed_content_term (content_id, term_id) select ${contentId}, unnest(${termIds}::text[])
    on conflict do nothing`.execute(database);
  return rows.filter(({ id }) => id === null).map(({ name }) => `There is no taxonomy term ${name}.`);
}

/** A content with its languages, or the next version of each that differs here. What cannot be imported is reported. */
export async function importContent(
  author: Author,
  target: Target,
  content: ArchivedContent,
): Promise<ImportResult> {
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
  const requireRight = (right: Right) => requireTypeRight(author, target.spaceId, [meta.type], right);
  const made = await attempt(content.entry, async () => {
    const type = await requireType(author.database, meta.type);
    const existing = await findContent(author, target, meta);
    if (existing !== undefined) return { type, contentId: existing, isNew: false };
    await requireRight('create');
    return { type, contentId: await insertArchived(author, target, content, type), isNew: true };
  });
  if (!made) return { variantIds, problems };
  // The first language first: the others are translations of it as it is then.
  const isOther = ({ language }: ArchivedVariant): number => Number(language !== meta.language);
  for (const variant of variants.toSorted((one, other) => isOther(one) - isOther(other))) {
    const id = await attempt(variant.entry, async () => {
      requireLanguages(target, [variant.language], 'language');
      // What is new came by the right to create it.
      if (isOther(variant)) await requireRight('translate');
      else if (!made.isNew) await requireRight('update');
      return await upsertVariant(author, {
        contentId: made.contentId,
        language: variant.language,
        variantType: variant.variantType === 'Variation' ? 'Variation' : 'Translation',
        draft: draftOf(variant, target),
        schema: made.type.schema,
      });
    });
    if (id !== undefined) variantIds.push(id);
  }
  const messages = await attempt(content.entry, async () => {
    if (!made.isNew && meta.taxonomyTerms?.length) await requireRight('update');
    return await addTerms(author, made.contentId, meta);
  });
  for (const message of messages ?? []) problems.push({ entry: content.entry, message });
  return { variantIds, problems };
}
