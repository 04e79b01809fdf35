import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from '../../common-words.ts';
import { readFewFiltered, readFewInFolders } from './few-variants.ts';
import type { Hits, Page } from './find-hits.ts';
import { type SearchCriteria, searchedVariants } from './match-variants.ts';
import { newestVariants } from './newest-hits.ts';
import { folderTree } from './search-scope.ts';
import { isOneOf, type VariantFilter } from './variant-filter.ts';

/** Variants that pass without words, among a few. */
function variantsAmong(criteria: SearchCriteria, variantIds: readonly string[]): RawBuilder<unknown> {
  const { from, conditions } = searchedVariants(criteria);
  const { searched } = criteria;
  return sql`
    select i.variant_id as id, i.last_modified_date from ${from}
    where i.variant_id = any (${variantIds}) and ${conditions}
      and ${typeof searched === 'string' ? sql`true` : sql`i.language = any (${searched})`}`;
}

/** Contents that pass as their first variants are, which is what their own rows have: the newest of them by an index. */
function newestContents(
  { searchScope }: SearchCriteria,
  filter: VariantFilter,
  rows: number,
): RawBuilder<unknown> {
  const { typeNames, statuses, termIds, changedById, changedFrom, changedBefore } = filter;
  return sql`
    select c.primary_variant_id as id, c.last_modified_date from managed_content c
    where ${isOneOf(sql`c.space_id`, searchScope.concerned)}
      and ${searchScope.folderIds.length === 0 ? sql`true` : sql`c.folder_id in (select tree.id from tree)`}
      and ${isOneOf(sql`c.type_name`, typeNames)} and ${isOneOf(sql`c.status`, statuses)}
      and ${changedById === undefined ? sql`true` : sql`c.last_modified_by_id = ${changedById}`}
      and ${changedFrom === undefined ? sql`true` : sql`c.last_modified_date >= ${changedFrom}`}
      and ${changedBefore === undefined ? sql`true` : sql`c.last_modified_date < ${changedBefore}`}
      and ${
        termIds === undefined
          ? sql`true`
          : sql`exists (select 1 from managed_content_term m where m.content_id = c.id and m.term_id = any (${termIds}))`
      }
    order by c.last_modified_date desc, c.id limit ${rows}`;
}

/** What was changed last of all that passes the filter, where no words are looked for. */
export async function browseHits(
  database: Database,
  criteria: SearchCriteria & { readonly filter: VariantFilter },
  { offset, pageSize }: Page,
): Promise<Hits> {
  const { filter } = criteria;
  // Of terms, unlike of all else, no index is in the order of dates.
  const few =
    (await readFewInFolders(database, criteria)) ??
    (filter.termIds ? await readFewFiltered(database, criteria) : undefined);
  const all = (rows: number): RawBuilder<unknown> =>
    few
      ? variantsAmong(criteria, few)
      : filter.isPrimary
        ? newestContents(criteria, filter, rows)
        : newestVariants(criteria, sql<boolean>`true`, rows);
  const withTree = sql`with recursive ${folderTree(criteria.searchScope)}`;
  const [page, counted] = await Promise.all([
    sql<{ id: string }>`${withTree} select id from (${all(offset + pageSize)}) hit
      order by last_modified_date desc, id limit ${pageSize} offset ${offset}`.execute(database),
    sql<{ count: number }>`${withTree} select count(*)::int as count
      from (select 1 from (${all(maxCounted)}) hit limit ${maxCounted}) counted`.execute(database),
  ]);
  return {
    count: counted.rows[0]?.count ?? 0,
    hits: page.rows.map(({ id }) => ({ id, isFolder: false })),
  };
}
