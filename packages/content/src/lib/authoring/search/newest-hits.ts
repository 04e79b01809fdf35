import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { hiddenLimit, isCommon, isDense, sampleRows } from '../../common-words.ts';
import { maxSorted } from './few-variants.ts';
import {
  columnOf,
  hasWords,
  type SearchColumn,
  type SearchCriteria,
  searchedVariants,
} from './match-variants.ts';
import { folderTree, isInScope } from './search-scope.ts';
import { passesFilter } from './variant-filter.ts';
import { newestOfPlace, searchedPlaces } from './variant-places.ts';

/** The newest of so many spaces and languages tell whether words are common. */
const maxSample = 2_000;

/** Whether so many have the words that the newest of them are read in their order: anywhere, and in their titles. */
export interface Commonness {
  readonly anywhere: boolean;
  readonly titles: boolean;
  readonly isDense: boolean;
}

const rare: Commonness = { anywhere: false, titles: false, isDense: false };

/** Whether a row `i` is in the scope of a search, as a condition on that row alone. */
function isInPlace({ searchScope }: SearchCriteria): RawBuilder<boolean> {
  if (searchScope.folderIds.length === 0) return sql<boolean>`true`;
  return isInScope(
    searchScope,
    sql`i.space_id`,
    sql`(select c.folder_id from managed_content_variant x join managed_content c on c.id = x.content_id where x.id = i.variant_id)`,
  );
}

/** Whether a row `i` is of the type, and passes the filter. */
const isChosen = ({ typeName, filter }: SearchCriteria): RawBuilder<boolean> =>
  sql<boolean>`${typeName === undefined ? sql`true` : sql`i.type_name = ${typeName}`} and ${passesFilter(filter)}`;

/** How many of the newest rows match. Types and folders are part of that: of a rare one, the newest would be all there are. */
async function sample(database: Database, criteria: SearchCriteria): Promise<Commonness> {
  const matches = (column: SearchColumn) =>
    sql<boolean>`${hasWords(criteria, column, false)} and ${isChosen(criteria)} and ${isInPlace(criteria)}`;
  const { rows } = await sql<{ looked: number; anywhere: number; titles: number }>`
    with recursive ${folderTree(criteria.searchScope)}
    select count(*)::int as looked, count(*) filter (where anywhere)::int as anywhere,
      count(*) filter (where titles)::int as titles
    from (
      select ${matches(columnOf(criteria))} as anywhere, ${matches('title')} as titles
      from ${searchedPlaces(criteria)} cross join lateral (
        ${newestOfPlace(criteria, sql<boolean>`true`, sql<number>`${sampleRows}`)}
      ) i limit ${maxSample}
    ) newest`.execute(database);
  const { looked = 0, anywhere = 0, titles = 0 } = rows[0] ?? {};
  return {
    anywhere: isCommon({ looked, matching: anywhere }),
    titles: isCommon({ looked, matching: titles }),
    isDense: isDense({ looked, matching: anywhere }),
  };
}

/** Variants with the words in that column, by the index of words. */
function rowsWith(criteria: SearchCriteria, column: SearchColumn): RawBuilder<unknown> {
  const { from, conditions } = searchedVariants(criteria);
  return sql`
    select i.variant_id as id, false as is_folder, i.last_modified_date from ${from}
    where ${hasWords(criteria, column, true)} and ${conditions}`;
}

async function countRows(
  database: Database,
  { searchScope }: SearchCriteria,
  counted: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive ${folderTree(searchScope)}
    select count(*)::int as count from (${counted} limit ${hiddenLimit(limit)}) matching`.execute(database);
  return rows[0]?.count ?? 0;
}

const countWith = (database: Database, criteria: SearchCriteria, column: SearchColumn, limit: number) =>
  countRows(database, criteria, rowsWith(criteria, column), limit);

/**
 * Whether more rows match than are sorted, decided by the newest ones, else by the index of words. What lies in folders no
 * index knows: there the newest alone tell.
 */
export async function readCommonness(database: Database, criteria: SearchCriteria): Promise<Commonness> {
  if (criteria.groups.length === 0) return rare;
  const newest = await sample(database, criteria);
  const isByFolder = criteria.searchScope.folderIds.length > 0;
  const areMany = async (column: SearchColumn) =>
    !isByFolder && (await countWith(database, criteria, column, maxSorted + 1)) > maxSorted;
  const anywhere = newest.anywhere || (await areMany(columnOf(criteria)));
  return { ...newest, anywhere, titles: anywhere && (newest.titles || (await areMany('title'))) };
}

/**
 * Variants with a condition on the row `i`, the newest first: those of each space and language by an index that has them
 * in this order. The condition must be one that no other index serves.
 */
export const newestVariants = (
  criteria: SearchCriteria,
  condition: RawBuilder<boolean>,
  rows: number,
): RawBuilder<unknown> => sql`
  select i.variant_id as id, false as is_folder, i.last_modified_date
  from ${searchedPlaces(criteria)} cross join lateral (
    ${newestOfPlace(
      criteria,
      sql<boolean>`${condition} and ${isChosen(criteria)} and ${isInPlace(criteria)}`,
      hiddenLimit(rows),
    )}
  ) i`;

/** Those that have the words in their titles; where few have, the index of words knows them. */
export const newestTitled = (
  criteria: SearchCriteria,
  { titles }: Commonness,
  rows: number,
): RawBuilder<unknown> =>
  titles ? newestVariants(criteria, hasWords(criteria, 'title', false), rows) : rowsWith(criteria, 'title');

/** Those that have the words, though not all of them in their titles. */
export const newestOthers = (criteria: SearchCriteria, rows: number): RawBuilder<unknown> =>
  newestVariants(
    criteria,
    sql<boolean>`${hasWords(criteria, 'document', false)} and not ${hasWords(criteria, 'title', false)}`,
    rows,
  );

/** How many have the words, counted to a limit: of what is dense, the newest are as good as any. */
export async function countCommon(
  database: Database,
  criteria: SearchCriteria,
  common: Commonness,
  limit: number,
): Promise<number> {
  const column = columnOf(criteria);
  const isByFolder = criteria.searchScope.folderIds.length > 0;
  if (!common.isDense && !isByFolder) return await countWith(database, criteria, column, limit);
  return await countRows(
    database,
    criteria,
    newestVariants(criteria, hasWords(criteria, column, false), limit),
    limit,
  );
}
