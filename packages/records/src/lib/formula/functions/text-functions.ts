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
  sqlAs,
  typeName,
} from '../checked.ts';
import { integerClamped, integerWithin, numberOf } from '../sql-parts.ts';
import { sqlPattern } from '../sql-pattern.ts';
import { takes } from './define.ts';

/** Characters: more than a text field holds, and little enough for memory. */
const maxLength = 100_000;
const maxReplacementLength = 1_000;

const length = (value: Sql): Sql => integerWithin(value, 0, maxLength);

/** One argument of any kind, and one that must be a text as written. */
function withLiteral(call: Call, what: string): { part: Checked; literal: string; literalAt: number } {
  const [part, second] = argumentsOf(call, 2);
  if (second.literal === undefined)
    return call.fail(second.at, `${call.name} takes ${what} as a text in quotes.`);
  return { part, literal: second.literal, literalAt: second.at };
}

function isPicklistValue(call: Call): Checked {
  const { part, literal } = withLiteral(call, 'the value');
  if (part.picklist !== 'one') call.fail(part.at, `ISPICKVAL takes a picklist here, not ${typeName(part)}.`);
  return result(call, 'boolean', sql`(${notNull(part)} = ${literal}::text)`);
}

function includes(call: Call): Checked {
  const { part, literal } = withLiteral(call, 'the value');
  if (part.picklist !== 'many')
    call.fail(part.at, `INCLUDES takes a multi-select picklist here, not ${typeName(part)}.`);
  return result(
    call,
    'boolean',
    sql`coalesce(${literal}::text = any(string_to_array(${part.sql}, ';')), false)`,
  );
}

function regex(call: Call): Checked {
  const { part, literal, literalAt } = withLiteral(call, 'the pattern');
  assertType(call, part, 'text');
  const pattern = sqlPattern(literal, (reason) => call.fail(literalAt, `In the pattern: ${reason}`));
  return result(call, 'boolean', sql`(${notNull(part)} ~ ${pattern}::text)`);
}

const texts: Readonly<Record<string, (value: Sql) => Sql>> = {
  blank: (value) => value,
  picklist: (value) => value,
  number: (value) => sql`trim_scale(${value})::text`,
  date: (value) => sql`to_char(${value}, 'YYYY-MM-DD')`,
  dateTime: (value) => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS"Z"')`,
};

/** Numbers without zeros at the end of their fraction, `YYYY-MM-DD`, `YYYY-MM-DD HH:MM:SSZ`, picklist values. */
function toText(call: Call): Checked {
  const [part] = argumentsOf(call, 1);
  const convert = texts[part.picklist === 'one' ? 'picklist' : part.type];
  if (!convert)
    return call.fail(
      part.at,
      `TEXT takes a number, a date, a date with time or a picklist, not ${typeName(part)}.`,
    );
  return result(call, 'text', convert(sqlAs(part, 'text')));
}

const search =
  (test: (text: Sql, part: Sql) => Sql): Check =>
  (call) => {
    const [text, part] = argumentsOf(call, 2);
    assertType(call, text, 'text');
    assertType(call, part, 'text');
    return result(call, 'boolean', test(notNull(text), notNull(part)));
  };

export const textFunctions: Readonly<Record<string, Check>> = {
  ISPICKVAL: isPicklistValue,
  INCLUDES: includes,
  REGEX: regex,
  TEXT: toText,
  VALUE: takes(['text'], 'number', numberOf),
  LEN: takes(['text'], 'number', (value) => sql`coalesce(char_length(${value}), 0)::numeric`),
  LEFT: takes(['text', 'number'], 'text', (value, count) => sql`left(${value}, ${length(count)})`),
  RIGHT: takes(['text', 'number'], 'text', (value, count) => sql`right(${value}, ${length(count)})`),
  // A beginning before the first character counts as the first.
  MID: takes(
    ['text', 'number', 'number'],
    'text',
    (value, start, count) => sql`substr(${value}, ${integerClamped(start, 1, maxLength)}, ${length(count)})`,
  ),
  UPPER: takes(['text'], 'text', (value) => sql`upper(${value})`),
  LOWER: takes(['text'], 'text', (value) => sql`lower(${value})`),
  TRIM: takes(['text'], 'text', (value) => sql`btrim(${value}, e' \t\r\n')`),
  // An empty part is in every text.
  CONTAINS: search((text, part) => sql`(strpos(${text}, ${part}) > 0)`),
  BEGINS: search((text, part) => sql`starts_with(${text}, ${part})`),
  // Cut, so that replacing within replacing cannot fill the memory.
  SUBSTITUTE: takes(
    ['text', 'text', 'text'],
    'text',
    (value, old, instead) =>
      sql`left(replace(left(${value}, ${maxLength}::integer), coalesce(${old}, ''), left(coalesce(${instead}, ''), ${maxReplacementLength}::integer)), ${maxLength}::integer)`,
  ),
};
