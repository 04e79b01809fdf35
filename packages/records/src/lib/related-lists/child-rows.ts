import { type RawBuilder, sql } from 'kysely';
import { columnName } from '../objects/names.ts';
import { filtersSql, orQueryError } from '../query/filters.ts';
import type { PathJoins } from '../query/path-joins.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { RelatedList } from './related-list.ts';

/**
 * Which rows `t0` stand in the list of a record; whether the reader may see them is not part of it. What the list's filters
 * reach through references is added to `joins`.
 */
export function childRowsSql(
  { relationship, list }: RelatedList,
  recordId: string,
  context: RecordsContext,
  joins: PathJoins,
): RawBuilder<boolean> {
  const below = sql<boolean>`${sql.ref(`t0.${columnName(relationship.field)}`)} = ${recordId}`;
  const { filters = [] } = list.view;
  if (filters.length === 0) return below;
  const chosen = orQueryError(() =>
    filtersSql(list.object, filters, list.view.logic, 't0', context, context.now(), joins),
  );
  return sql<boolean>`${below} and ${chosen}`;
}
