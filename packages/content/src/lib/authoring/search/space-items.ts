import type { ConfigFor } from '@relab/contract';
import { type ContentAuthors, getSpaceItems, type SpaceItems } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import type { ReadContext } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { illegalQueryParameter, notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import { folderName, requireFolder } from '../folder/folder-row.ts';
import { momentOf } from '../publishing/moment.ts';
import { requireSpace } from '../space/space-row.ts';
import { browseHits } from './browse-hits.ts';
import { findHits, type Hits, type Page } from './find-hits.ts';
import type { SearchCriteria } from './match-variants.ts';
import { readFolderResults, readVariantResults } from './search-results.ts';
import { requireSearchScope } from './search-scope.ts';
import { readTerms } from './search-terms.ts';
import { groupLanguages, type SearchedLanguages } from './searched-languages.ts';
import type { VariantFilter } from './variant-filter.ts';
import { resolveWords } from './word-query.ts';

type ItemsQuery = ConfigFor<typeof getSpaceItems>;

/** More terms than one of them has below it. */
const maxTerms = 10_000;

/** A term and those below it. */
async function readTermsBelow(database: Database, termId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select t.id from content_taxonomy_term t where t.id = ${termId}
      union
      select t.id from below join content_taxonomy_term t on t.parent_id = below.id
    )
    select id from below limit ${maxTerms}`.execute(database);
  if (rows.length === 0)
    throw illegalQueryParameter('termId', `There is no taxonomy term ${termId.slice(0, 18)}.`);
  return rows.map(({ id }) => id);
}

async function filterOf(query: ItemsQuery, database: Database): Promise<VariantFilter> {
  const { language, contentTypes, statuses, termId, changedById, changedFrom, changedBefore } = query;
  // A list without entries is one that was left out.
  const named = <Entry>(list: readonly Entry[] | undefined) => (list?.length ? list : undefined);
  return {
    isPrimary: language === undefined,
    typeNames: named(contentTypes),
    statuses: named(statuses),
    termIds: termId === undefined ? undefined : await readTermsBelow(database, termId),
    changedById,
    changedFrom: changedFrom === undefined ? undefined : momentOf(changedFrom, 'changedFrom'),
    changedBefore: changedBefore === undefined ? undefined : momentOf(changedBefore, 'changedBefore'),
  };
}

const searchedOf = ({ language }: ItemsQuery): SearchedLanguages =>
  language === undefined || language === 'All' ? 'all' : [language];

async function requireScope({ contentSpaceId, folderId }: ItemsQuery, context: ReadContext) {
  const { id } = await requireSpace(contentSpaceId, context);
  if (folderId === undefined) return await requireSearchScope([id], context);
  const folder = await requireFolder(folderId, context);
  if (folder.space_id !== id) throw notFound();
  return await requireSearchScope([folder.id], context);
}

async function find(query: ItemsQuery, page: Page, context: Context): Promise<Hits> {
  const { database } = context;
  const searchScope = await requireScope(query, context);
  const searched = searchedOf(query);
  const criteria = {
    ...({ searchScope, searched, where: 'anywhere', words: [], groups: [] } satisfies SearchCriteria),
    filter: await filterOf(query, database),
  };
  const { queryTerm = '' } = query;
  if (queryTerm === '') return await browseHits(database, criteria, page);
  const words = await resolveWords(database, readTerms(queryTerm), searchScope.concerned);
  if (words === undefined || words.length === 0) return { count: 0, hits: [] };
  const groups = await groupLanguages(database, searchScope.concerned, searched);
  return await findHits(database, { ...criteria, words, groups }, page);
}

async function readFolderNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('managed_content_folder as f')
    .innerJoin('managed_content_space as s', 's.id', 'f.space_id')
    .select(['f.id', folderName.as('name')])
    .where('f.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What is in a space, or in a folder of it and below that, as far as the filters allow. */
export async function readSpaceItems(query: ItemsQuery, context: Context): Promise<SpaceItems> {
  const { pageSize, offset, cut } = pageOf(getSpaceItems, query);
  // One more than the page shows: the count ends before very many do.
  const found = await find(query, { offset, pageSize: pageSize + 1 }, context);
  const { rows: hits, urls } = cut(found.hits);
  const { database } = context;
  const idsOf = (isFolder: boolean) => hits.filter((hit) => hit.isFolder === isFolder).map(({ id }) => id);
  const [variantIds, folderIds] = [idsOf(false), idsOf(true)];
  const items = [
    ...(variantIds.length > 0 ? await readVariantResults(database, variantIds) : []),
    ...(folderIds.length > 0 ? await readFolderResults(database, folderIds) : []),
  ];
  const names = await readFolderNames(database, [...new Set(items.map(({ folder }) => folder.id))]);
  const byId = new Map(
    items.map((item) => [item.id, { ...item, folderName: names.get(item.folder.id) ?? '' }] as const),
  );
  return {
    ...urls,
    count: found.count,
    // One that was deleted in between is left out.
    items: hits.flatMap(({ id }) => byId.get(id) ?? []),
  };
}

const maxAuthors = 200;

/** Who changed a content of the space last. Each is found by a step of its own along an index, however much they wrote. */
export async function readContentAuthors(
  { contentSpaceId }: { readonly contentSpaceId: string },
  context: Context,
): Promise<ContentAuthors> {
  const space = await requireSpace(contentSpaceId, context);
  const { rows } = await sql<ContentAuthors['authors'][number]>`
    with recursive author as (
      (select c.last_modified_by_id as id from managed_content c
        where c.space_id = ${space.id} and c.last_modified_by_id is not null order by c.last_modified_by_id limit 1)
      union all
      select (select c.last_modified_by_id from managed_content c
        where c.space_id = ${space.id} and c.last_modified_by_id > author.id order by c.last_modified_by_id limit 1)
      from author where author.id is not null
    )
    select author.id, u.name from (select id from author where id is not null limit ${maxAuthors}) author
    join "user" u on u.id = author.id order by lower(u.name), author.id`.execute(context.database);
  return { authors: rows };
}
