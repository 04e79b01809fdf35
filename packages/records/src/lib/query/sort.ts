import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { illegalQueryParameter, invalidField } from '../errors.ts';
import type { Reader } from '../objects/access.ts';
import { isSortable } from '../objects/data-type.ts';
import type { FieldKind } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { expressionOf, type FieldExpression } from './field-expression.ts';
import type { PathJoins } from './path-joins.ts';
import { pathOf } from './selection.ts';

export interface Sort {
  readonly expression: FieldExpression;
  readonly descending: boolean;
  /** Where empty values stand; by default first when ascending and last when descending. */
  readonly nullsFirst?: boolean;
}

/** An order by a value that is no field of the object, the greatest first. */
export const calculatedSort = (
  object: ObjectDeclaration,
  label: string,
  kind: FieldKind,
  value: RawBuilder<unknown>,
  type: string,
): Sort => ({
  descending: true,
  expression: { object, name: label, field: { kind, label }, sql: value, type, nullable: false },
});

/** Fields that a page may be sorted by (the documented five). */
export const maxSorts = 5;

/** `Name` or `-Account.Name` of the row `t0` as an order; undefined for a field that cannot be sorted by or read. */
export function sortOf(
  object: ObjectDeclaration,
  name: string,
  reader: Reader,
  joins?: PathJoins,
): Sort | undefined {
  const expression = expressionOf(object, pathOf(object, name.trim().replace(/^-/, '')), 't0', reader, joins);
  return expression && isSortable(expression.field)
    ? { expression, descending: name.trim().startsWith('-') }
    : undefined;
}

/** Throws INVALID_FIELD for one that cannot be sorted by, ILLEGAL_QUERY_PARAMETER_VALUE for more than five. */
export function requireSorts(
  object: ObjectDeclaration,
  names: readonly string[],
  reader: Reader,
  joins?: PathJoins,
): readonly Sort[] {
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  if (given.length > maxSorts) {
    throw illegalQueryParameter(`A list is sorted by ${maxSorts} fields at most.`);
  }
  return given.map((name) => {
    const sort = sortOf(object, name, reader, joins);
    if (sort) return sort;
    throw invalidField(`Cannot sort by ${name.slice(0, 100)}.`, name.slice(0, 100));
  });
}

/** The direction of an order. */
export interface Direction {
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

export const directionOf = ({
  descending,
  nullsFirst = !descending,
}: Omit<Sort, 'expression'>): Direction => ({
  descending,
  nullsFirst,
});

/** `back` reverses the same order. */
export function orderSql(
  value: RawBuilder<unknown>,
  { descending, nullsFirst }: Direction,
  back = false,
): RawBuilder<unknown> {
  const path = sql.raw(descending !== back ? 'desc' : 'asc');
  return sql`${value} ${path} ${sql.raw(nullsFirst !== back ? 'nulls first' : 'nulls last')}`;
}
