import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import {
  columnOf,
  hasWords,
  type SearchColumn,
  type SearchCriteria,
  searchedVariants,
} from './match-variants.ts';

/** Rows that are put in order after all of them were read; of more, the newest are read by their index. */
export const maxSorted = 2_000;

const count = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select count(*)::int from (${rows}) row)`;

function rowsWith(criteria: SearchCriteria, column: SearchColumn): RawBuilder<unknown> {
  const { from, conditions } = searchedVariants(criteria);
  return sql`select from ${from} where ${hasWords(criteria, column, true)} and ${conditions}`;
}

/** Variants that have the words, and those of them that have them in their titles. */
export interface Counts {
  readonly all: number;
  readonly titled: number;
}

async function read(
  database: Database,
  criteria: SearchCriteria,
  limit: RawBuilder<unknown>,
): Promise<Counts> {
  const counted = (column: SearchColumn) => count(sql`${rowsWith(criteria, column)} ${limit}`);
  const { rows } = await sql<Counts>`
    select ${counted(columnOf(criteria))} as all, ${counted('title')} as titled`.execute(database);
  return rows[0] ?? { all: 0, titled: 0 };
}

/** Whether more have the words than are put in order. Folders are searched by what lies in them, which no index knows. */
export async function areMany(database: Database, criteria: SearchCriteria): Promise<boolean> {
  if (criteria.groups.length === 0 || criteria.searchScope.folderIds.length > 0) return false;
  const { all } = await read(database, criteria, sql`limit ${maxSorted + 1}`);
  return all > maxSorted;
}

export const countVariants = (database: Database, criteria: SearchCriteria): Promise<Counts> =>
  read(database, criteria, sql``);

/**
 * Variants with a condition on the row `i`, the newest first: those of each space and language by an index that has them
 * in this order. The condition must be one that no other index serves.
 */
export function newestVariants(
  { searchScope, searched, typeName }: SearchCriteria,
  condition: RawBuilder<boolean>,
  rows: number,
): RawBuilder<unknown> {
  const isSearched =
    searched === 'all'
      ? sql`true`
      : searched === 'space'
        ? sql`l.language = s.default_language`
        : sql`l.language = any (${searched})`;
  return sql`
    select hit.* from managed_content_space s cross join unnest(s.languages) l (language) cross join lateral (
      select i.variant_id as id, false as is_folder, i.last_modified_date from managed_content_search i
      where i.variant_id is not null and i.space_id = s.id and i.language = l.language and ${condition}
        and ${typeName === undefined ? sql`true` : sql`i.type_name = ${typeName}`}
      order by i.last_modified_date desc, i.variant_id limit ${rows}
    ) hit
    where s.id = any (${searchScope.spaceIds}) and ${isSearched}`;
}

/** The same by their titles; where few have the words there, the index of words knows them. */
export function newestTitled(
  criteria: SearchCriteria,
  { titled }: Counts,
  rows: number,
): RawBuilder<unknown> {
  if (titled > maxSorted) return newestVariants(criteria, hasWords(criteria, 'title', false), rows);
  const { from, conditions } = searchedVariants(criteria);
  return sql`
    select i.variant_id as id, false as is_folder, i.last_modified_date from ${from}
    where ${hasWords(criteria, 'title', true)} and ${conditions}`;
}

/** Those that have the words, though not all of them in their titles. */
export const newestOthers = (criteria: SearchCriteria, rows: number): RawBuilder<unknown> =>
  newestVariants(
    criteria,
    sql<boolean>`${hasWords(criteria, 'document', false)} and not ${hasWords(criteria, 'title', false)}`,
    rows,
  );
