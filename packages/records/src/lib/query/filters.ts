import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';
import type { Reader } from '../objects/access.ts';
import type { ListFilter } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { conditionSql, FilterError } from './condition.ts';
import { expressionOf } from './field-expression.ts';
import { type Logic, LogicError, parseLogic } from './logic.ts';
import type { PathJoins } from './path-joins.ts';
import { pathOf } from './selection.ts';

const junctions = { and: sql` and `, or: sql` or ` } as const;

function logicSql(logic: Logic, conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  if ('filter' in logic) return conditions[logic.filter - 1] ?? sql<boolean>`true`;
  if ('not' in logic) return sql<boolean>`not coalesce(${logicSql(logic.not, conditions)}, false)`;
  const parts = logic.parts.map((part) => logicSql(part, conditions));
  return sql<boolean>`(${sql.join(parts, junctions[logic.join])})`;
}

/**
 * Filters on the row `alias`, joined by `logic` (`1 AND (2 OR 3)`) or all of them. A field that the reader may not read
 * is as unknown as one that is not there. What filters reach through references is added to `joins`. Throws FilterError.
 */
export function filtersSql(
  object: ObjectDeclaration,
  filters: readonly ListFilter[],
  logic: string | null | undefined,
  alias: string,
  reader: Reader,
  now: Date,
  joins?: PathJoins,
): RawBuilder<boolean> {
  const conditions = filters.map(({ field, operator, value }) => {
    const expression = expressionOf(object, pathOf(object, field), alias, reader, joins);
    if (!expression) throw new FilterError(`There is no field ${field.slice(0, 100)} to filter by.`);
    return conditionSql(expression, operator, Array.isArray(value) ? value : [value], now);
  });
  if (conditions.length === 0) return sql<boolean>`true`;
  if (!logic) return sql<boolean>`(${sql.join(conditions, junctions.and)})`;
  try {
    return logicSql(parseLogic(logic, filters.length), conditions);
  } catch (error) {
    throw error instanceof LogicError ? new FilterError(error.message) : error;
  }
}

/** Runs what compiles a filter of a request; what is wrong with the filter becomes an error of the request. */
export function orQueryError<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof FilterError ? illegalQueryParameter(error.message) : error;
  }
}
