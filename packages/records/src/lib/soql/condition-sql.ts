import { isRecordId } from '@relab/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../objects/access.ts';
import type { FieldKind } from '../objects/field.ts';
import type { FilterValue, ListOperator } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { conditionSql, FilterError, operatorsFor } from '../query/condition.ts';
import { expressionOf, type FieldExpression } from '../query/field-expression.ts';
import type { PathJoins } from '../query/path-joins.ts';
import { resolvePath } from './resolve-field.ts';
import type { QueryErrors } from './soql-error.ts';
import type { Comparison, Condition, Literal, Operator } from './soql-query.ts';

const listOperators: Readonly<Record<Exclude<Operator, 'like'>, ListOperator>> = {
  '=': 'equals',
  '!=': 'notEqual',
  '<': 'lessThan',
  '<=': 'lessOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterOrEqual',
  in: 'equals',
  'not in': 'notEqual',
  includes: 'includes',
  excludes: 'excludes',
};

/** What stands for a value of these kinds; for all others a text between quotes does. */
const literals: Readonly<Partial<Record<FieldKind, readonly Literal['kind'][]>>> = {
  number: ['number'],
  currency: ['number'],
  percent: ['number'],
  boolean: ['boolean'],
  date: ['date', 'relative'],
  dateTime: ['dateTime', 'relative'],
};

const isId = ({ field }: FieldExpression): boolean => field.kind === 'id' || field.kind === 'reference';

/** A value as the filters of lists take it. Throws FilterError for one of another kind than the field's. */
function filterValue(expression: FieldExpression, literal: Literal): FilterValue {
  if (literal.kind === 'null') return null;
  const expected = literals[expression.field.kind] ?? ['text'];
  if (!expected.includes(literal.kind)) {
    const quoted = expected.includes('text')
      ? 'should be enclosed in quotes'
      : 'should not be enclosed in quotes';
    throw new FilterError(
      `value of filter criterion for field '${expression.name}' must be of type ${expected[0] ?? ''} and ${quoted}`,
    );
  }
  if (!isId(expression) || literal.kind !== 'text' || literal.value === '') return literal.value;
  const { value } = literal;
  const refused = new FilterError(`invalid ID field: ${value.slice(0, 40)}`);
  if (!isRecordId(value)) throw refused;
  return value;
}

/** A pattern is matched without case, as texts are. */
function likeSql(expression: FieldExpression, { values }: Comparison): RawBuilder<boolean> {
  const [pattern] = values;
  if (isId(expression) || !operatorsFor(expression.field.kind).includes('contains'))
    throw new FilterError(`invalid operator on field '${expression.name}'`);
  if (pattern?.kind !== 'text')
    throw new FilterError(`LIKE on field '${expression.name}' takes a text between quotes`);
  return sql<boolean>`${expression.sql} ilike ${pattern.pattern}`;
}

function comparisonSql(
  object: ObjectDeclaration,
  comparison: Comparison,
  reader: Reader,
  now: Date,
  errors: QueryErrors,
  joins: PathJoins,
): RawBuilder<boolean> {
  const { field, operator, values } = comparison;
  const path = resolvePath(object, field.path, reader);
  const expression = path && expressionOf(object, path, 't0', reader, joins);
  if (!expression) throw errors.noField(field.at, field.path, object.apiName);
  if (operatorsFor(expression.field.kind).length === 0)
    throw errors.field(field.at, `field '${expression.name}' can not be filtered in a query call`);
  try {
    if (operator === 'like') return likeSql(expression, comparison);
    const given = values.map((literal) => filterValue(expression, literal));
    return conditionSql(expression, listOperators[operator], given, now);
  } catch (error) {
    throw error instanceof FilterError ? errors.field(field.at, error.message) : error;
  }
}

/** A WHERE clause on the row `t0`. Throws INVALID_FIELD for fields that are not there, and for values of another kind. */
export function whereSql(
  object: ObjectDeclaration,
  condition: Condition,
  reader: Reader,
  now: Date,
  errors: QueryErrors,
  joins: PathJoins,
): RawBuilder<boolean> {
  const inner = (part: Condition): RawBuilder<boolean> => whereSql(object, part, reader, now, errors, joins);
  if ('not' in condition) return sql<boolean>`not coalesce(${inner(condition.not)}, false)`;
  if (!('join' in condition)) return comparisonSql(object, condition, reader, now, errors, joins);
  const join = condition.join === 'and' ? sql` and ` : sql` or `;
  return sql<boolean>`(${sql.join(condition.parts.map(inner), join)})`;
}
