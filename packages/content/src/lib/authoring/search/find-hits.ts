import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from '../../common-words.ts';
import { readFewFiltered, readFewInFolders } from './few-variants.ts';
import { columnOf, findsFolders, hasWords, type SearchCriteria, searchedVariants } from './match-variants.ts';
import { type Commonness, countCommon, newestOthers, newestTitled, readCommonness } from './newest-hits.ts';
import { folderTree, isInScope } from './search-scope.ts';
import { queryOf } from './word-query.ts';

/** A variant or a folder. */
export interface Hit {
  readonly id: string;
  readonly isFolder: boolean;
}

export interface Page {
  readonly offset: number;
  readonly pageSize: number;
}

export interface Hits {
  /** Of more than `maxCounted`, that many. */
  readonly count: number;
  readonly hits: readonly Hit[];
}

function variantHits(criteria: SearchCriteria): RawBuilder<unknown> {
  const { from, conditions } = searchedVariants(criteria);
  return sql`
    select i.variant_id as id, false as is_folder, ${hasWords(criteria, 'title', true)} as in_title, i.last_modified_date
    from ${from} where ${hasWords(criteria, columnOf(criteria), true)} and ${conditions}`;
}

const folderHits = ({ searchScope, words }: SearchCriteria): RawBuilder<unknown> => sql`
  select f.id, true as is_folder, true as in_title, f.last_modified_date
  from managed_content_search i join managed_content_folder f on f.id = i.folder_id
  where i.folder_id is not null and i.document @@ ${queryOf(words, 'simple')} and f.parent_id is not null
    and ${isInScope(searchScope, sql`f.space_id`, sql`f.parent_id`)}`;

/** The same among few variants, whose words are looked at one by one. */
const variantHitsAmong = (criteria: SearchCriteria, variantIds: readonly string[]): RawBuilder<unknown> => {
  const { from, conditions } = searchedVariants(criteria);
  return sql`
    select i.variant_id as id, false as is_folder, ${hasWords(criteria, 'title', false)} as in_title, i.last_modified_date
    from ${from} where i.variant_id = any (${variantIds}) and ${hasWords(criteria, columnOf(criteria), false)} and ${conditions}`;
};

/** Everything that matches; a folder is of no type and of no language. Undefined where nothing can. */
export function hitsQuery(
  criteria: SearchCriteria,
  among?: readonly string[] | undefined,
): RawBuilder<unknown> | undefined {
  const variants = among ? variantHitsAmong(criteria, among) : variantHits(criteria);
  const kinds = [
    ...(criteria.groups.length > 0 ? [variants] : []),
    ...(findsFolders(criteria) ? [folderHits(criteria)] : []),
  ];
  return kinds.length > 0 ? sql`${sql.join(kinds, sql` union all `)}` : undefined;
}

/** A page of rows, which are all read, and how many they are. */
async function readPage(
  database: Database,
  { searchScope }: SearchCriteria,
  { rows: given, order }: { readonly rows: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
  { offset, pageSize }: Page,
): Promise<Hits> {
  const { rows } = await sql<{ count: number; id: string | null; isFolder: boolean }>`
    with recursive ${folderTree(searchScope)}, hit as materialized (${given})
    select total.count, page.id, page.is_folder as "isFolder"
    from (select count(*)::int as count from hit) total
    left join (
      select *, row_number() over (order by ${order}) as place from hit
      order by place limit ${pageSize} offset ${offset}
    ) page on true
    order by page.place`.execute(database);
  return {
    count: rows[0]?.count ?? 0,
    hits: rows.flatMap(({ id, isFolder }) => (id === null ? [] : [{ id, isFolder }])),
  };
}

const newestFirst = sql`last_modified_date desc, id`;
const titledFirst = sql`in_title desc, ${newestFirst}`;

/** A page of very many: what has the words in its title is read first, the others only where those do not fill it. */
async function newestHits(
  database: Database,
  criteria: SearchCriteria,
  common: Commonness,
  { offset, pageSize }: Page,
): Promise<readonly Hit[]> {
  const end = offset + pageSize;
  const titled = newestTitled(criteria, common, end);
  const rows = findsFolders(criteria)
    ? sql`${titled} union all select id, is_folder, last_modified_date from (${folderHits(criteria)}) folder`
    : titled;
  const first = await readPage(database, criteria, { rows, order: newestFirst }, { offset, pageSize });
  const left = pageSize - first.hits.length;
  if (left === 0) return first.hits;
  // All of the first were read, so that their number is exact.
  const skipped = Math.max(0, offset - first.count);
  const others = { rows: newestOthers(criteria, skipped + left), order: newestFirst };
  const { hits } = await readPage(database, criteria, others, { offset: skipped, pageSize: left });
  return [...first.hits, ...hits];
}

async function countHits(database: Database, criteria: SearchCriteria, common: Commonness): Promise<number> {
  const variants = await countCommon(database, criteria, common, maxCounted);
  if (variants === maxCounted || !findsFolders(criteria)) return variants;
  const { rows } = await sql<{ count: number }>`
    with recursive ${folderTree(criteria.searchScope)}
    select count(*)::int as count from (${folderHits(criteria)}) folder`.execute(database);
  return Math.min(maxCounted, variants + (rows[0]?.count ?? 0));
}

/** What has the words in its title first, then what was changed last. */
export async function findHits(database: Database, criteria: SearchCriteria, page: Page): Promise<Hits> {
  const few = (await readFewInFolders(database, criteria)) ?? (await readFewFiltered(database, criteria));
  const common = few ? undefined : await readCommonness(database, criteria);
  if (!common?.anywhere) {
    const rows = hitsQuery(criteria, few);
    if (!rows) return { count: 0, hits: [] };
    return await readPage(database, criteria, { rows, order: titledFirst }, page);
  }
  const [count, hits] = await Promise.all([
    countHits(database, criteria, common),
    newestHits(database, criteria, common, page),
  ]);
  return { count, hits };
}
