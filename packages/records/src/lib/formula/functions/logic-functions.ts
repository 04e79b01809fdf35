import { sql } from 'kysely';
import {
  assertType,
  type Call,
  type Check,
  type Checked,
  notNull,
  oneArgument,
  type Sql,
  sharedType,
  someArguments,
  sqlAs,
  threeArguments,
  twoArguments,
} from '../checked.ts';
import { takesOne } from './define.ts';

const junction =
  (word: Sql): Check =>
  (call) => {
    const parts = someArguments(call);
    for (const part of parts) assertType(call, part, 'boolean');
    const conditions = parts.map((part) => sqlAs(part, 'boolean'));
    return { type: 'boolean', at: call.at, sql: sql`(${sql.join(conditions, sql` ${word} `)})` };
  };

/** A condition that is blank does not hold: the last argument is taken. */
function choose(call: Call): Checked {
  const [condition, then, otherwise] = threeArguments(call);
  assertType(call, condition, 'boolean');
  const type = sharedType(call, [then, otherwise]);
  return {
    type,
    at: call.at,
    sql: sql`(case when ${sqlAs(condition, 'boolean')} then ${sqlAs(then, type)} else ${sqlAs(otherwise, type)} end)`,
  };
}

/** A picklist where its value is meant, as text. */
export function asText({ picklist, ...part }: Checked): Checked {
  return picklist === 'one' ? part : { ...part, ...(picklist ? { picklist } : {}) };
}

function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  const pairs: (readonly [T, T])[] = [];
  for (let index = 0; index + 1 < list.length; index += 2) {
    const [first, second] = list.slice(index, index + 2);
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
  }
  return pairs;
}

/** CASE(what, value, result, …, else). */
function select(call: Call): Checked {
  const [given, ...rest] = call.given;
  const otherwise = rest.at(-1);
  if (!given || !otherwise || rest.length < 3 || rest.length % 2 === 0)
    return call.fail(
      call.at,
      `CASE takes what is compared, pairs of a value and its result, and the result for all else; not ${call.given.length} ${call.given.length === 1 ? 'argument' : 'arguments'}.`,
    );
  const subject = asText(given);
  const pairs = pairsOf(rest);
  const compared = sharedType(call, [subject, ...pairs.map(([value]) => value)]);
  const nothing = pairs.find(([value]) => value.type === 'blank')?.[0];
  if (nothing && compared !== 'text')
    call.fail(nothing.at, 'Nothing equals NULL here: ask ISBLANK first, or give CASE a BLANKVALUE.');
  const type = sharedType(call, [...pairs.map(([, result]) => result), otherwise]);
  const side = (part: Checked): Sql => (compared === 'text' ? notNull(part) : sqlAs(part, compared));
  const branches = pairs.map(([value, result]) => sql`when ${side(value)} then ${sqlAs(result, type)}`);
  return {
    type,
    at: call.at,
    sql: sql`(case ${side(subject)} ${sql.join(branches, sql` `)} else ${sqlAs(otherwise, type)} end)`,
  };
}

/** Texts are blank when they are empty, all else when it is null. */
function isBlank(call: Call): Checked {
  const part = oneArgument(call);
  const asked = part.type === 'text' ? sql`(${notNull(part)} = '')` : sql`(${part.sql} is null)`;
  return { type: 'boolean', at: call.at, sql: asked };
}

/** As documented, a text is never null, not even an empty one: ISBLANK is what most mean. */
function isNull(call: Call): Checked {
  const part = oneArgument(call);
  return part.type === 'text' && !part.picklist
    ? { type: 'boolean', at: call.at, sql: sql`false` }
    : isBlank(call);
}

const replaceBlank =
  (textsToo: boolean): Check =>
  (call) => {
    const [first, second] = twoArguments(call);
    const part = asText(first);
    const type = sharedType(call, [part, second]);
    const value = sqlAs(part, type);
    if (type === 'text' && !textsToo && !first.picklist) return { type, at: call.at, sql: value };
    const filled = type === 'text' ? sql`nullif(${value}, '')` : value;
    return { type, at: call.at, sql: sql`coalesce(${filled}, ${sqlAs(second, type)})` };
  };

export const logicFunctions: Readonly<Record<string, Check>> = {
  AND: junction(sql`and`),
  OR: junction(sql`or`),
  NOT: takesOne('boolean', 'boolean', (given) => sql`(not ${given})`),
  IF: choose,
  CASE: select,
  ISBLANK: isBlank,
  ISNULL: isNull,
  BLANKVALUE: replaceBlank(true),
  NULLVALUE: replaceBlank(false),
};
