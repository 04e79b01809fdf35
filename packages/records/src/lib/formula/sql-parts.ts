import { sql } from 'kysely';
import type { Sql } from './checked.ts';

// What users store must never make a query fail: each part here is null where its value does not exist.

const alias = 'relab_formula';

/**
 * An expression that needs its operands more than once. They are evaluated once each; `offset 0` keeps the planner from
 * copying them into every place, which would double the work with each level.
 */
export function once(operands: readonly Sql[], use: (...values: readonly Sql[]) => Sql): Sql {
  const columns = operands.map((operand, index) => sql`${operand} as ${sql.id(`v${index}`)}`);
  const values = operands.map((_, index) => sql.ref(`${alias}.v${index}`));
  return sql`(select ${use(...values)} from (select ${sql.join(columns)} offset 0) as ${sql.id(alias)})`;
}

/** The value, or null from `low` downwards and from `high` upwards. Names its operand once: `greatest` passes over null. */
export const between = (value: Sql, low: Sql, high: Sql): Sql =>
  sql`nullif(nullif(least(greatest(${value}, ${low}), ${high}), ${low}), ${high})`;

/** Without its fraction; null below `min`, and no more than `max`. For decimal places and lengths. */
export const integerWithin = (value: Sql, min: number, max: number): Sql =>
  sql`nullif(least(greatest(trunc(${value}), ${min - 1}::numeric), ${max}::numeric), ${min - 1}::numeric)::integer`;

/** Without its fraction; moved to `min` or `max` from beyond them. */
export const integerClamped = (value: Sql, min: number, max: number): Sql =>
  once(
    [value],
    (number) =>
      sql`case when ${number} is not null then least(greatest(trunc(${number}), ${min}::numeric), ${max}::numeric)::integer end`,
  );

// Without groups that capture and without looking ahead: that costs PostgreSQL ten times as long.
const yearsOf4 = '(?:0[48]|[2468][048]|[13579][26])';
const year = '(?:[0-9]{3}[1-9]|[0-9]{2}[1-9][0-9]|[0-9][1-9][0-9]{2}|[1-9][0-9]{3})';
const february29 = `(?:[0-9]{2}${yearsOf4}|${yearsOf4}00)-02-29`;
const otherDay =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
const day = `(?:${february29}|${year}-${otherDay})`;
const time = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,6})?';

const dayPattern = `^ *${day} *$`;
const momentPattern = `^ *${day}[ T]${time}Z? *$`;
const numberPattern = '^\\s*[-+]?[0-9]{1,38}(?:\\.[0-9]{1,38})?\\s*$';

/** `YYYY-MM-DD` as a date, null for any other text. */
export const dayOf = (text: Sql): Sql => sql`substring(${text} from ${dayPattern}::text)::date`;

/** `YYYY-MM-DD HH:MM:SS` (also with T, a fraction, Z) in UTC, null for any other text. */
export const momentOf = (text: Sql): Sql =>
  sql`(substring(${text} from ${momentPattern}::text)::timestamp at time zone 'UTC')`;

/** A number as people write it in plain digits, null for any other text. */
export const numberOf = (text: Sql): Sql => sql`substring(${text} from ${numberPattern}::text)::numeric`;

/** More digits than a division gives by itself, so that `A / 3 * 3` is close enough to A for FLOOR. */
export const quotient = (dividend: Sql, divisor: Sql): Sql =>
  sql`(round(${dividend}, 24) / nullif(${divisor}, 0))`;
