import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from '../../common-words.ts';
import type { SearchCriteria } from './match-variants.ts';
import { folderTree } from './search-scope.ts';
import type { VariantFilter } from './variant-filter.ts';
import { searchedPlaces } from './variant-places.ts';

/** Rows that are put in order after all of them were read; of more, the newest are read by their index. */
export const maxSorted = 2_000;

async function idsUpTo(
  limit: number,
  query: RawBuilder<{ id: string }>,
  database: Database,
): Promise<readonly string[] | undefined> {
  const { rows } = await query.execute(database);
  return rows.length > limit ? undefined : rows.map(({ id }) => id);
}

/** The variants in the folders that are searched, where they are few enough to look at each; undefined for spaces. */
export async function readFewInFolders(
  database: Database,
  { searchScope }: SearchCriteria,
): Promise<readonly string[] | undefined> {
  if (searchScope.folderIds.length === 0 || searchScope.spaceIds.length > 0) return undefined;
  const query = sql<{ id: string }>`
    with recursive ${folderTree(searchScope)}
    select x.id from tree
    cross join lateral (select c.id from managed_content c where c.folder_id = tree.id limit ${maxSorted + 1}) c
    join managed_content_variant x on x.content_id = c.id limit ${maxSorted + 1}`;
  return await idsUpTo(maxSorted, query, database);
}

const isOfFilter = ({ statuses, changedById }: VariantFilter): RawBuilder<boolean> =>
  sql<boolean>`${statuses === undefined ? sql`true` : sql`x.status = any (${statuses})`}
    and ${changedById === undefined ? sql`true` : sql`x.last_modified_by_id = ${changedById}`}`;

/**
 * The variants that a filter leaves by its status, author or terms, where they are few enough to look at each; undefined for a
 * filter without those. Other parts of the filter, and folders, are not looked at.
 */
export async function readFewFiltered(
  database: Database,
  criteria: SearchCriteria,
): Promise<readonly string[] | undefined> {
  const { filter, searchScope } = criteria;
  if (!filter) return undefined;
  const { statuses, changedById, termIds } = filter;
  const limit = maxCounted + 1;
  if (termIds)
    return await idsUpTo(
      maxCounted,
      sql<{ id: string }>`
        select x.id from managed_content_term m join managed_content_variant x on x.content_id = m.content_id
        where m.term_id = any (${termIds}) and x.space_id = any (${searchScope.concerned}) and ${isOfFilter(filter)}
        limit ${limit}`,
      database,
    );
  if (statuses === undefined && changedById === undefined) return undefined;
  return await idsUpTo(
    maxCounted,
    sql<{ id: string }>`
      select x.id from ${searchedPlaces(criteria)} cross join lateral (
        select x.id from managed_content_variant x
        where x.space_id = place.space_id and x.language = place.language and ${isOfFilter(filter)} limit ${limit}
      ) x limit ${limit}`,
    database,
  );
}
