import { sql } from 'kysely';
import {
  assertType,
  type Call,
  type Check,
  type Checked,
  notNull,
  type Sql,
  sharedType,
  sqlAs,
  twoArguments,
  typeName,
} from './checked.ts';
import type { BinaryOperator, UnaryOperator } from './expression.ts';
import type { FormulaType } from './formula-scope.ts';
import { takesOne, takesTwo } from './functions/define.ts';
import { between, once, quotient, realDate, realMoment } from './sql-parts.ts';

const isTime = ({ type }: Checked): boolean => type === 'date' || type === 'dateTime';

const infix =
  (sign: Sql) =>
  (left: Sql, right: Sql): Sql =>
    sql`(${left} ${sign} ${right})`;

const arithmetic = (sign: Sql): Check => takesTwo(['number', 'number'], 'number', infix(sign));

function concatenate(call: Call): Checked {
  const [left, right] = twoArguments(call);
  assertType(call, left, 'text');
  assertType(call, right, 'text');
  return {
    type: 'text',
    at: call.at,
    sql: (from) => sql`(${notNull(left, from)} || ${notNull(right, from)})`,
  };
}

/** Days that lead from any year to any other. */
const mostDays = 3_660_000;

/** Dates move by whole days, dates with time also by parts of days. */
function move(call: Call, time: Checked, days: Checked, sign: Sql): Checked {
  assertType(call, days, 'number');
  const { type } = time;
  return {
    type,
    at: call.at,
    sql: (from) => {
      const by = sqlAs(days, 'number', from);
      if (type === 'date') {
        const whole = between(sql`trunc(${by})`, sql`${-mostDays}::numeric`, sql`${mostDays}::numeric`);
        return realDate(sql`(${time.sql(from)} ${sign} ${whole}::integer)`);
      }
      const seconds = between(
        sql`round(${by} * 86400, 3)`,
        sql`${-mostDays * 86_400}::numeric`,
        sql`${mostDays * 86_400}::numeric`,
      );
      return realMoment(
        sql`(${time.sql(from)} ${sign} make_interval(secs => ${seconds}::double precision))::timestamptz(3)`,
      );
    },
  };
}

const addNumbers = arithmetic(sql`+`);
const subtractNumbers = arithmetic(sql`-`);

function add(call: Call): Checked {
  const [left, right] = twoArguments(call);
  if (isTime(left) && isTime(right)) return call.fail(call.at, 'Two dates cannot be added.');
  if (isTime(left)) return move(call, left, right, sql`+`);
  if (isTime(right)) return move(call, right, left, sql`+`);
  return left.type === 'text' || right.type === 'text' ? concatenate(call) : addNumbers(call);
}

function subtract(call: Call): Checked {
  const [left, right] = twoArguments(call);
  if (!isTime(left) && !isTime(right)) return subtractNumbers(call);
  if (!isTime(right)) return move(call, left, right, sql`-`);
  if (left.type !== right.type) {
    const help = left.type === 'number' ? '' : ' DATEVALUE makes a date of a date with time.';
    return call.fail(call.at, `${typeName(right)} cannot be taken from ${typeName(left)}.${help}`);
  }
  return {
    type: 'number',
    at: call.at,
    sql: (from) => {
      const difference = sql`(${left.sql(from)} - ${right.sql(from)})`;
      return left.type === 'date'
        ? sql`${difference}::numeric`
        : quotient(sql`extract(epoch from ${difference})`, sql`86400`);
    },
  };
}

/** Digits before the point of a power, at most; and zeros after it before it counts as none. */
const mostDigits = 38;

/** Blank where there is no real number, or none that could be shown. Blank and 0 as their own cases: 0 ^ 0 is 1. */
const power = takesTwo(['number', 'number'], 'number', (left, right) =>
  once(
    [left, right],
    (base, exponent) => sql`case
      when ${base} is null or ${exponent} is null then null
      when ${exponent} = 0 then 1
      when ${base} = 0 then case when ${exponent} > 0 then 0 end
      when ${base} < 0 and ${exponent} <> trunc(${exponent}) then null
      when ${exponent} * log(abs(${base})) > ${mostDigits}::numeric then null
      when ${exponent} * log(abs(${base})) < ${-mostDigits}::numeric then 0
      else power(${base}, ${exponent}) end`,
  ),
);

/** Blank texts are equal; what else is blank is equal to nothing, but NULL as written asks whether it is. */
const equality =
  (sign: Sql, whenBlank: Sql): Check =>
  (call) => {
    const [left, right] = twoArguments(call);
    const type = sharedType(call, [left, right]);
    const other = left.type === 'blank' ? right : right.type === 'blank' ? left : undefined;
    return {
      type: 'boolean',
      at: call.at,
      sql: (from) => {
        if (type === 'text' || type === 'blank')
          return sql`(${notNull(left, from)} ${sign} ${notNull(right, from)})`;
        return other
          ? sql`(${other.sql(from)} is ${whenBlank})`
          : sql`(${left.sql(from)} ${sign} ${right.sql(from)})`;
      },
    };
  };

const ordered: readonly (FormulaType | 'blank')[] = ['number', 'date', 'dateTime', 'blank'];

const order =
  (sign: Sql): Check =>
  (call) => {
    const [left, right] = twoArguments(call);
    const wrong = [left, right].find(({ type }) => !ordered.includes(type));
    if (wrong) return call.fail(wrong.at, `${call.name} compares numbers, or dates, not ${typeName(wrong)}.`);
    const type = sharedType(call, [left, right]);
    return {
      type: 'boolean',
      at: call.at,
      sql: (from) => sql`(${sqlAs(left, type, from)} ${sign} ${sqlAs(right, type, from)})`,
    };
  };

const junction = (word: Sql): Check => takesTwo(['boolean', 'boolean'], 'boolean', infix(word));

export const binaryOperators: Readonly<Record<BinaryOperator, Check>> = {
  '+': add,
  '-': subtract,
  '*': arithmetic(sql`*`),
  '/': takesTwo(['number', 'number'], 'number', quotient),
  '^': power,
  '&': concatenate,
  '=': equality(sql`=`, sql`null`),
  '<>': equality(sql`<>`, sql`not null`),
  '<': order(sql`<`),
  '<=': order(sql`<=`),
  '>': order(sql`>`),
  '>=': order(sql`>=`),
  '&&': junction(sql`and`),
  '||': junction(sql`or`),
};

export const unaryOperators: Readonly<Record<UnaryOperator, Check>> = {
  '-': takesOne('number', 'number', (value) => sql`(- ${value})`),
  '+': takesOne('number', 'number', (value) => value),
  '!': takesOne('boolean', 'boolean', (value) => sql`(not ${value})`),
};
