import { sql } from 'kysely';
import {
  argumentsOf,
  type Call,
  type Check,
  type Checked,
  notNull,
  result,
  type Sql,
  sharedType,
  someArguments,
  sqlAs,
  sqlOf,
} from '../checked.ts';
import { takes } from './define.ts';

const junction =
  (word: Sql): Check =>
  (call) => {
    const conditions = someArguments(call).map((part) => sqlOf(call, part, 'boolean'));
    return result(call, 'boolean', sql`(${sql.join(conditions, sql` ${word} `)})`);
  };

/** A blank condition counts as false: the last argument is used. */
function choose(call: Call): Checked {
  const [first, then, otherwise] = argumentsOf(call, 3);
  const condition = sqlOf(call, first, 'boolean');
  const type = sharedType(call, [then, otherwise]);
  const branches = sql`when ${condition} then ${sqlAs(then, type)} else ${sqlAs(otherwise, type)}`;
  return result(call, type, sql`(case ${branches} end)`);
}

/** A picklist where its value is meant, as text. */
export function asText({ picklist, ...part }: Checked): Checked {
  return picklist === 'one' ? part : { ...part, ...(picklist ? { picklist } : {}) };
}

/** CASE(what, value, result, …, else). */
function select(call: Call): Checked {
  const [compared, ...rest] = call.args;
  const otherwise = rest.at(-1);
  if (!compared || !otherwise || rest.length < 3 || rest.length % 2 === 0)
    return call.fail(
      call.at,
      `CASE takes what is compared, pairs of a value and its result, and the result for all else; not ${call.args.length} ${call.args.length === 1 ? 'argument' : 'arguments'}.`,
    );
  const subject = asText(compared);
  const values = rest.slice(0, -1).filter((_, index) => index % 2 === 0);
  const results = rest.filter((_, index) => index % 2 === 1);
  const subjectType = sharedType(call, [subject, ...values]);
  const nothing = values.find(({ type }) => type === 'blank');
  if (nothing && subjectType !== 'text')
    call.fail(nothing.at, 'Nothing equals NULL here: ask ISBLANK first, or give CASE a BLANKVALUE.');
  const type = sharedType(call, [...results, otherwise]);
  const side = (part: Checked): Sql => (subjectType === 'text' ? notNull(part) : sqlAs(part, subjectType));
  const branches = results.map(
    (then, index) => sql`when ${side(values[index] ?? subject)} then ${sqlAs(then, type)}`,
  );
  return result(
    call,
    type,
    sql`(case ${side(subject)} ${sql.join(branches, sql` `)} else ${sqlAs(otherwise, type)} end)`,
  );
}

/** Texts are blank when they are empty, all else when it is null. */
function isBlank(call: Call): Checked {
  const [part] = argumentsOf(call, 1);
  const isText = part.type === 'text';
  return result(call, 'boolean', isText ? sql`(${notNull(part)} = '')` : sql`(${part.sql} is null)`);
}

/** As documented, a text is never null, not even an empty one: ISBLANK is what most mean. */
function isNull(call: Call): Checked {
  const [part] = argumentsOf(call, 1);
  return part.type === 'text' && !part.picklist ? result(call, 'boolean', sql`false`) : isBlank(call);
}

const replaceBlank =
  (textsToo: boolean): Check =>
  (call) => {
    const [first, second] = argumentsOf(call, 2);
    const part = asText(first);
    const type = sharedType(call, [part, second]);
    const value = sqlAs(part, type);
    if (type === 'text' && !textsToo && !first.picklist) return result(call, type, value);
    const filled = type === 'text' ? sql`nullif(${value}, '')` : value;
    return result(call, type, sql`coalesce(${filled}, ${sqlAs(second, type)})`);
  };

export const logicFunctions: Readonly<Record<string, Check>> = {
  AND: junction(sql`and`),
  OR: junction(sql`or`),
  NOT: takes(['boolean'], 'boolean', (condition) => sql`(not ${condition})`),
  IF: choose,
  CASE: select,
  ISBLANK: isBlank,
  ISNULL: isNull,
  BLANKVALUE: replaceBlank(true),
  NULLVALUE: replaceBlank(false),
};
