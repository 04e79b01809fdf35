import { type RawBuilder, sql } from 'kysely';
import { type Reader, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { likePattern } from '../query/condition.ts';
import { matchSql, nameOf, nearSql } from './match.ts';
import { isOpen, type SearchQuery } from './search-query.ts';

/**
 * Records among which the best are looked for. A word that a hundred thousand records have says nothing, and putting all
 * of them in order would take a second; names that are or begin with what was asked for are always among them.
 */
const most = { same: 100, begun: 250, worded: 1_000, near: 300 } as const;

/** One way to be found, and how many are taken of it. */
interface Arm {
  readonly found: RawBuilder<boolean>;
  readonly limit: number;
}

/** The rows `t0` that the reader may read, that fit the filters, and that any of the arms finds. */
function amongSql(
  object: ObjectDeclaration,
  arms: readonly Arm[],
  filters: RawBuilder<boolean>,
  reader: Reader,
): RawBuilder<boolean> {
  const table = sql.id(object.table.name);
  const parts = arms.map(
    ({ found, limit }) => sql`(
      select t0.id from ${table} as t0
      where ${rowsFor(object, 'read', 't0', reader)} and ${found} and ${filters} limit ${limit})`,
  );
  return sql<boolean>`t0.id in (${sql.join(parts, sql` union all `)})`;
}

/** Rows with all of the words, as many as can be put in order quickly. */
export function bestMatchesSql(
  object: ObjectDeclaration,
  query: SearchQuery,
  filters: RawBuilder<boolean>,
  reader: Reader,
): RawBuilder<boolean> {
  const name = nameOf(object, reader);
  const pattern = likePattern(query.text);
  const arms: Arm[] = [{ found: matchSql(object, query, reader), limit: most.worded }];
  if (name) arms.push({ found: sql<boolean>`${name} ilike ${pattern}`, limit: most.same });
  if (name && isOpen(query))
    arms.push({ found: sql<boolean>`${name} ilike ${`${pattern}%`}`, limit: most.begun });
  return amongSql(object, arms, filters, reader);
}

/** Rows with names that are spelled like the words. */
export const nearMatchesSql = (
  object: ObjectDeclaration,
  query: SearchQuery,
  filters: RawBuilder<boolean>,
  reader: Reader,
): RawBuilder<boolean> =>
  amongSql(object, [{ found: nearSql(object, query, reader), limit: most.near }], filters, reader);
