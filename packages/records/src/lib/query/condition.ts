import { normalizeId } from '@relab/contract';
import { type RawBuilder, sql } from 'kysely';
import type { FieldKind } from '../objects/field.ts';
import type { FilterValue, ListOperator } from '../objects/list-view.ts';
import type { FieldExpression } from './field-expression.ts';
import { type MomentRange, momentRange } from './moment-range.ts';

/** What is wrong with a filter's operator or value; a sentence for its author. */
export class FilterError extends Error {}

type Value = Exclude<FilterValue, null>;
type Family = 'text' | 'choice' | 'choices' | 'number' | 'date' | 'dateTime' | 'boolean';

const families: Readonly<Record<FieldKind, Family | undefined>> = {
  id: 'choice',
  text: 'text',
  longText: undefined,
  richText: undefined,
  number: 'number',
  currency: 'number',
  percent: 'number',
  date: 'date',
  dateTime: 'dateTime',
  boolean: 'boolean',
  picklist: 'choice',
  multiPicklist: 'choices',
  reference: 'choice',
  email: 'text',
  phone: 'text',
  url: 'text',
  autoNumber: 'text',
  address: undefined,
  personName: 'text',
};

const equality = ['equals', 'notEqual'] as const;
const order = ['lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'] as const;
const inText = ['contains', 'notContain', 'startsWith'] as const;

const operators: Readonly<Record<Family, readonly ListOperator[]>> = {
  text: [...equality, ...order, ...inText],
  choice: [...equality, ...inText],
  choices: [...equality, 'includes', 'excludes', ...inText],
  number: [...equality, ...order],
  date: [...equality, ...order],
  dateTime: [...equality, ...order],
  boolean: equality,
};

/** What a field of this kind can be compared with; none for long texts and addresses. */
export function operatorsFor(kind: FieldKind): readonly ListOperator[] {
  const family = families[kind];
  return family === undefined ? [] : operators[family];
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** `*` stands for any characters, `?` for one. */
export const likePattern = (term: string): string =>
  escapeLike(term).replaceAll('*', '%').replaceAll('?', '_');

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const negated = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`not coalesce(${condition}, false)`;

const signs = { lessThan: '<', lessOrEqual: '<=', greaterThan: '>', greaterOrEqual: '>=' } as const;
const isOrder = (operator: ListOperator): operator is (typeof order)[number] => operator in signs;

function likeSql(
  expression: FieldExpression,
  operator: ListOperator,
  texts: readonly string[],
): RawBuilder<boolean> {
  const before = operator === 'startsWith' ? '' : '%';
  return anyOf(texts.map((text) => sql<boolean>`${expression.sql} ilike ${`${before}${escapeLike(text)}%`}`));
}

function textSql(
  expression: FieldExpression,
  operator: ListOperator,
  texts: readonly string[],
): RawBuilder<boolean> {
  if (isOrder(operator)) {
    const sign = sql.raw(signs[operator]);
    return anyOf(texts.map((text) => sql<boolean>`lower(${expression.sql}) ${sign} lower(${text}::text)`));
  }
  return anyOf(texts.map((text) => sql<boolean>`lower(${expression.sql}) = lower(${text}::text)`));
}

function numberOf(expression: FieldExpression, value: Value): number {
  const text = String(value).trim().replaceAll(',', '');
  const number = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw new FilterError(`${expression.name}: "${text.slice(0, 40)}" is not a number.`);
}

const firstMoment = Date.parse('0001-01-01T00:00:00Z');

function rangeOf(expression: FieldExpression, value: Value, now: Date): MomentRange {
  const text = String(value).trim();
  const relative = momentRange(text, now);
  if (relative) return relative;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at =
    isDay || /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  const sane = at >= firstMoment && at <= Date.UTC(9999, 11, 30);
  if (!sane || (isDay && !new Date(at).toISOString().startsWith(text))) {
    throw new FilterError(
      `${expression.name}: "${text.slice(0, 40)}" is neither a date nor a relative one such as LAST_MONTH.`,
    );
  }
  const from = new Date(at);
  return { from, to: isDay ? new Date(at + 86_400_000) : new Date(at + 1) };
}

/**
 * A day or a longer span counts as a whole: before it, in it or after it. A range that is counted backward from now has
 * its end in the past, as public programs use it: `> LAST_N_DAYS:30` is the last 30 days and later (decision 0120).
 */
function momentSql(
  expression: FieldExpression,
  operator: ListOperator,
  value: Value,
  now: Date,
): RawBuilder<boolean> {
  const { from, to, isBackward = false } = rangeOf(expression, value, now);
  const end = isBackward ? from : to;
  const bound = (moment: Date): RawBuilder<unknown> =>
    expression.field.kind === 'date'
      ? sql`${new Date(Math.ceil(moment.getTime() / 86_400_000) * 86_400_000).toISOString().slice(0, 10)}::date`
      : sql`${moment.toISOString()}::timestamptz`;
  switch (operator) {
    case 'lessThan':
      return sql<boolean>`${expression.sql} < ${bound(from)}`;
    case 'lessOrEqual':
      return sql<boolean>`${expression.sql} < ${bound(end)}`;
    case 'greaterThan':
      return sql<boolean>`${expression.sql} >= ${bound(end)}`;
    case 'greaterOrEqual':
      return sql<boolean>`${expression.sql} >= ${bound(from)}`;
    default:
      return sql<boolean>`(${expression.sql} >= ${bound(from)} and ${expression.sql} < ${bound(to)})`;
  }
}

function booleanOf(expression: FieldExpression, value: Value): boolean {
  const text = String(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new FilterError(`${expression.name}: true or false is expected.`);
}

/** `A;B` means both: among others, or those and no others, in whatever order. */
function chosenSql(expression: FieldExpression, text: string, alone: boolean): RawBuilder<boolean> {
  const requested = sql`${text.split(';').map((part) => part.trim())}::text[]`;
  const chosen = sql`string_to_array(${expression.sql}, ';')`;
  return alone
    ? sql<boolean>`(${chosen} @> ${requested} and ${chosen} <@ ${requested})`
    : sql<boolean>`${chosen} @> ${requested}`;
}

function given(
  expression: FieldExpression,
  operator: ListOperator,
  values: readonly Value[],
  family: Family,
  now: Date,
): RawBuilder<boolean> {
  const isId = expression.field.kind === 'id' || expression.field.kind === 'reference';
  const texts = values.map((value) => (isId ? normalizeId(String(value)) : String(value)));
  if (operator === 'contains' || operator === 'startsWith') return likeSql(expression, operator, texts);
  switch (family) {
    case 'text':
      return textSql(expression, operator, texts);
    case 'choice':
      return sql<boolean>`${expression.sql} = any(${texts}::text[])`;
    case 'choices':
      return anyOf(texts.map((text) => chosenSql(expression, text, operator === 'equals')));
    case 'number': {
      const numbers = values.map((value) => numberOf(expression, value));
      if (!isOrder(operator)) return sql<boolean>`${expression.sql} = any(${numbers}::numeric[])`;
      const sign = sql.raw(signs[operator]);
      return anyOf(numbers.map((number) => sql<boolean>`${expression.sql} ${sign} ${number}::numeric`));
    }
    case 'date':
    case 'dateTime':
      return anyOf(values.map((value) => momentSql(expression, operator, value, now)));
    case 'boolean': {
      // PostgreSQL knows how many rows have a value of a column, and nothing of what `coalesce` makes of it.
      const filled = expression.nullable ? sql`coalesce(${expression.sql}, false)` : expression.sql;
      return anyOf(values.map((value) => sql<boolean>`${filled} = ${booleanOf(expression, value)}`));
    }
  }
}

/** Operators that match what these do not. */
const opposites: Readonly<Partial<Record<ListOperator, ListOperator>>> = {
  notEqual: 'equals',
  notContain: 'contains',
  excludes: 'includes',
};

/**
 * One filter as SQL. Several values mean any of them; null and the empty text mean an empty field. Texts are compared
 * without case. `notEqual`, `notContain` and `excludes` take all records that their opposites leave. Throws FilterError
 * for an operator that the field does not know and for a value it cannot have.
 */
export function conditionSql(
  expression: FieldExpression,
  operator: ListOperator,
  values: readonly FilterValue[],
  now: Date,
): RawBuilder<boolean> {
  const family = families[expression.field.kind];
  if (family === undefined || !operators[family].includes(operator)) {
    throw new FilterError(`${expression.name} cannot be filtered by ${operator}.`);
  }
  const real = values.filter((value): value is Value => value !== null && value !== '');
  const conditions: RawBuilder<boolean>[] = [];
  const opposite = opposites[operator];
  if (real.length > 0) conditions.push(given(expression, opposite ?? operator, real, family, now));
  if (real.length < values.length || values.length === 0) {
    if (isOrder(operator)) throw new FilterError(`${expression.name}: a value is needed.`);
    conditions.push(sql<boolean>`${expression.sql} is null`);
  }
  const whole = anyOf(conditions);
  return opposite ? negated(whole) : whole;
}
