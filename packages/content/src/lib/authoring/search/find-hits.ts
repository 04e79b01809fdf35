import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../paging.ts';
import { columnOf, hasWords, type SearchCriteria, searchedVariants } from './match-variants.ts';
import { areMany, countVariants, newestOthers, newestTitled } from './newest-hits.ts';
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

interface Hits {
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

/** Everything that matches; a folder is of no type and of no language. Undefined where nothing can. */
export function hitsQuery(criteria: SearchCriteria): RawBuilder<unknown> | undefined {
  const kinds = [
    ...(criteria.groups.length > 0 ? [variantHits(criteria)] : []),
    ...(criteria.typeName === undefined ? [folderHits(criteria)] : []),
  ];
  return kinds.length > 0 ? sql`${sql.join(kinds, sql` union all `)}` : undefined;
}

async function sortHits(
  database: Database,
  criteria: SearchCriteria,
  query: RawBuilder<unknown>,
  { offset, pageSize }: Page,
): Promise<Hits> {
  const { rows } = await sql<{ count: number; id: string | null; isFolder: boolean }>`
    with recursive ${folderTree(criteria.searchScope)}, hit as materialized (${query})
    select total.count, page.id, page.is_folder as "isFolder"
    from (select count(*)::int as count from hit) total
    left join (
      select * from hit order by in_title desc, last_modified_date desc, id limit ${pageSize} offset ${offset}
    ) page on true
    order by page.in_title desc, page.last_modified_date desc, page.id`.execute(database);
  return {
    count: rows[0]?.count ?? 0,
    hits: rows.flatMap(({ id, isFolder }) => (id === null ? [] : [{ id, isFolder }])),
  };
}

const sorted = (rows: RawBuilder<unknown>, offset: number, limit: number): RawBuilder<Hit> => sql<Hit>`
  select id, is_folder as "isFolder" from (${rows}) hit order by last_modified_date desc, id
  limit ${limit} offset ${offset}`;

/** A page of very many: what has the words in its title is read first, the others only where those do not fill it. */
async function newestHits(
  database: Database,
  criteria: SearchCriteria,
  { offset, pageSize }: Page,
): Promise<Hits> {
  const counts = await countVariants(database, criteria);
  const folders =
    criteria.typeName === undefined
      ? sql`select id, is_folder, last_modified_date from (${folderHits(criteria)}) f`
      : undefined;
  const first = counts.titled + (folders ? await countRows(database, sql`from (${folders}) folder`) : 0);
  const total = first + counts.all - counts.titled;
  const hits: Hit[] = [];
  if (offset < first) {
    const titled = newestTitled(criteria, counts, offset + pageSize);
    const rows = folders ? sql`${titled} union all ${folders}` : titled;
    hits.push(...(await sorted(rows, offset, pageSize).execute(database)).rows);
  }
  const left = pageSize - hits.length;
  if (left > 0 && offset + hits.length < total) {
    const skipped = Math.max(0, offset - first);
    const others = newestOthers(criteria, skipped + left);
    hits.push(...(await sorted(others, skipped, left).execute(database)).rows);
  }
  return { count: total, hits };
}

/** What has the words in its title first, then what was changed last. */
export async function findHits(database: Database, criteria: SearchCriteria, page: Page): Promise<Hits> {
  const query = hitsQuery(criteria);
  if (!query) return { count: 0, hits: [] };
  if (await areMany(database, criteria)) return await newestHits(database, criteria, page);
  return await sortHits(database, criteria, query, page);
}
