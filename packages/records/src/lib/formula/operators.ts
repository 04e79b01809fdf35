import { sql } from 'kysely';
import {
  argumentsOf,
  assertType,
  type Call,
  type Check,
  type Checked,
  notNull,
  result,
  type Sql,
  sharedType,
  sqlAs,
  typeName,
} from './checked.ts';
import type { BinaryOperator, UnaryOperator } from './expression.ts';
import type { FormulaType } from './formula-scope.ts';
import { takes } from './functions/define.ts';
import { once, quotient } from './sql-parts.ts';
import { isTime, moveTime, subtractTimes } from './time-arithmetic.ts';

const infix =
  (sign: Sql) =>
  (left: Sql, right: Sql): Sql =>
    sql`(${left} ${sign} ${right})`;

const arithmetic = (sign: Sql): Check => takes(['number', 'number'], 'number', infix(sign));

function concatenate(call: Call): Checked {
  const [left, right] = argumentsOf(call, 2);
  assertType(call, left, 'text');
  assertType(call, right, 'text');
  return result(call, 'text', sql`(${notNull(left)} || ${notNull(right)})`);
}

const addNumbers = arithmetic(sql`+`);
const subtractNumbers = arithmetic(sql`-`);

function add(call: Call): Checked {
  const [left, right] = argumentsOf(call, 2);
  if (isTime(left) && isTime(right)) return call.fail(call.at, 'Two dates cannot be added.');
  if (isTime(left)) return moveTime(call, left, right, sql`+`);
  if (isTime(right)) return moveTime(call, right, left, sql`+`);
  return left.type === 'text' || right.type === 'text' ? concatenate(call) : addNumbers(call);
}

function subtract(call: Call): Checked {
  const [left, right] = argumentsOf(call, 2);
  if (isTime(right)) return subtractTimes(call, left, right);
  return isTime(left) ? moveTime(call, left, right, sql`-`) : subtractNumbers(call);
}

/** Digits before the point of a power, at most; and zeros after it before it counts as none. */
const maxDigits = 38;

/** Blank where there is no real number, or none that could be shown; 0 ^ 0 is 1. Small powers need no logarithm. */
const power = takes(['number', 'number'], 'number', (left, right) =>
  once(
    [left, right],
    (base, exponent) => sql`case
      when ${base} is null or ${exponent} is null then null
      when ${exponent} = 0 then 1
      when ${base} = 0 then case when ${exponent} > 0 then 0 end
      when ${base} < 0 and ${exponent} <> trunc(${exponent}) then null
      when ${exponent} between 0 and 3 and abs(${base}) between 0.000001 and 1000000000000 then power(${base}, ${exponent})
      when abs(${exponent} * log(abs(${base}))) < ${maxDigits}::numeric then power(${base}, ${exponent})
      when (${exponent} > 0) <> (abs(${base}) > 1) then 0 end`,
  ),
);

/** Blank texts are equal; what else is blank is equal to nothing, but a written NULL tests for blank. */
const equality =
  (sign: Sql, whenBlank: Sql): Check =>
  (call) => {
    const [left, right] = argumentsOf(call, 2);
    const type = sharedType(call, [left, right]);
    const tested = left.type === 'blank' ? right : right.type === 'blank' ? left : undefined;
    const value =
      type === 'text' || type === 'blank'
        ? sql`(${notNull(left)} ${sign} ${notNull(right)})`
        : tested
          ? sql`(${tested.sql} is ${whenBlank})`
          : sql`(${left.sql} ${sign} ${right.sql})`;
    return result(call, 'boolean', value);
  };

const ordered: readonly (FormulaType | 'blank')[] = ['number', 'date', 'dateTime', 'blank'];

const order =
  (sign: Sql): Check =>
  (call) => {
    const [left, right] = argumentsOf(call, 2);
    const wrong = [left, right].find(({ type }) => !ordered.includes(type));
    if (wrong) return call.fail(wrong.at, `${call.name} compares numbers, or dates, not ${typeName(wrong)}.`);
    const type = sharedType(call, [left, right]);
    return result(call, 'boolean', sql`(${sqlAs(left, type)} ${sign} ${sqlAs(right, type)})`);
  };

const junction = (word: Sql): Check => takes(['boolean', 'boolean'], 'boolean', infix(word));

export const binaryOperators: Readonly<Record<BinaryOperator, Check>> = {
  '+': add,
  '-': subtract,
  '*': arithmetic(sql`*`),
  '/': takes(['number', 'number'], 'number', quotient),
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
  '-': takes(['number'], 'number', (value) => sql`(- ${value})`),
  '+': takes(['number'], 'number', (value) => value),
  '!': takes(['boolean'], 'boolean', (value) => sql`(not ${value})`),
};
