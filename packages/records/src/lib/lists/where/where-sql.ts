import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../objects/access.ts';
import type { ListOperator } from '../../objects/list-view.ts';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import { conditionSql, FilterError, operatorsFor } from '../../query/condition.ts';
import { expressionOf, type FieldExpression } from '../../query/field-expression.ts';
import type { PathJoins } from '../../query/path-joins.ts';
import { referenceBehind } from '../../query/selection.ts';
import { operandOf, operandsOf } from './operand.ts';
import { readWhere, type WhereValue } from './read-where.ts';

type Members = readonly (readonly [string, WhereValue])[];

/** Conditions in one `where`. */
const most = 100;

const single: Readonly<Record<string, ListOperator>> = {
  eq: 'equals',
  ne: 'notEqual',
  lt: 'lessThan',
  lte: 'lessOrEqual',
  gt: 'greaterThan',
  gte: 'greaterOrEqual',
};

const several: Readonly<Record<string, ListOperator>> = {
  in: 'equals',
  nin: 'notEqual',
  includes: 'includes',
  excludes: 'excludes',
};

const negated = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`not coalesce(${condition}, false)`;

const joined = (parts: readonly RawBuilder<boolean>[], by: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(parts, by)})`;

/** `%` stands for any characters, `_` for one; case does not count. */
function likeSql(expression: FieldExpression, value: WhereValue): RawBuilder<boolean> {
  const pattern = operandOf(value, expression.name);
  if (typeof pattern !== 'string' || !operatorsFor(expression.field.kind).includes('contains')) {
    throw new FilterError(`${expression.name}: like compares a text with a text.`);
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(pattern)) {
    throw new FilterError(`${expression.name}: a pattern does not end with a backslash.`);
  }
  return sql<boolean>`${expression.sql} ilike ${pattern}`;
}

function compareSql(
  expression: FieldExpression,
  operator: string,
  value: WhereValue,
  now: Date,
): RawBuilder<boolean> {
  if (operator === 'like') return likeSql(expression, value);
  const one = Object.hasOwn(single, operator) ? single[operator] : undefined;
  if (one) return conditionSql(expression, one, [operandOf(value, expression.name)], now);
  const any = Object.hasOwn(several, operator) ? several[operator] : undefined;
  if (!any) {
    throw new FilterError(
      `${expression.name}: ${operator.slice(0, 40)} is no operator. There are eq, ne, lt, lte, gt, gte, like, in, nin, includes and excludes.`,
    );
  }
  const values = operandsOf(value, expression.name);
  // Nothing is among no values; everything is outside of them.
  if (values.length === 0) return sql<boolean>`${operator === 'nin' || operator === 'excludes'}::boolean`;
  return conditionSql(expression, any, values, now);
}

function requireMembers(value: WhereValue, name: string): Members {
  if (value.kind === 'object' && value.members.length > 0) return value.members;
  throw new FilterError(
    `${name.slice(0, 100)}: an object with at least one member is expected, such as { eq: "…" }.`,
  );
}

/**
 * `{ and: [ { Name: { like: "A%" } }, { Account: { Name: { eq: "X" } } } ] }` on the row `alias`: several members of one
 * object all hold; what they reach through references is added to `joins`. A field that the reader may not read is as unknown as one that is not there. Throws FilterError.
 */
export function whereSql(
  object: ObjectDeclaration,
  text: string,
  alias: string,
  reader: Reader,
  now: Date,
  joins?: PathJoins,
): RawBuilder<boolean> {
  let count = 0;

  function compare(path: readonly string[], members: Members): RawBuilder<boolean> {
    const expression = expressionOf(object, path, alias, reader, joins);
    if (!expression) throw new FilterError(`There is no field ${path.join('.').slice(0, 100)} to filter by.`);
    count += members.length;
    if (count > most) throw new FilterError(`where has more than ${most} conditions.`);
    const parts = members.map(([operator, value]) => compareSql(expression, operator, value, now));
    return joined(parts, sql` and `);
  }

  function group(join: 'and' | 'or', value: WhereValue, at: ObjectDeclaration, path: readonly string[]) {
    const items = value.kind === 'list' ? value.items : [value];
    if (items.length === 0) throw new FilterError(`${join}: at least one condition is expected.`);
    const parts = items.map((item) => all(requireMembers(item, join), at, path));
    return joined(parts, join === 'and' ? sql` and ` : sql` or `);
  }

  function all(members: Members, at: ObjectDeclaration, path: readonly string[]): RawBuilder<boolean> {
    const parts = members.map(([name, value]): RawBuilder<boolean> => {
      if (name === 'and' || name === 'or') return group(name, value, at, path);
      if (name === 'not') return negated(all(requireMembers(value, name), at, path));
      const below = requireMembers(value, name);
      const reference = referenceBehind(at, name, reader.principal);
      const target = reference && reader.objects.get(reference.to);
      return target ? all(below, target, [...path, name]) : compare([...path, name], below);
    });
    return joined(parts, sql` and `);
  }

  return all(requireMembers(readWhere(text), 'where'), object, []);
}
