import { sql } from 'kysely';
import {
  assertType,
  type Call,
  type Check,
  type Checked,
  noArgument,
  oneArgument,
  type Sql,
  sqlAs,
  twoArguments,
} from '../checked.ts';
import type { FormulaType } from '../formula-scope.ts';
import { dayOf, momentOf, once, whole } from '../sql-parts.ts';
import { takesOne, takesThree } from './define.ts';

const dayAt = (moment: Sql): Sql => sql`(${moment} at time zone 'UTC')::date`;
const startOf = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'UTC')`;

const fromNow =
  (type: FormulaType, toSql: (moment: Sql) => Sql): Check =>
  (call) => {
    noArgument(call);
    return {
      type,
      at: call.at,
      sql: toSql(sql`date_trunc('milliseconds', (${call.now})::timestamptz, 'UTC')`),
    };
  };

/** DATEVALUE and DATETIMEVALUE: texts that are none are blank. */
const converter =
  (
    gives: 'date' | 'dateTime',
    convert: Readonly<Record<'text' | 'date' | 'dateTime', (value: Sql) => Sql>>,
  ): Check =>
  (call) => {
    const part = oneArgument(call);
    const type = part.type === 'date' || part.type === 'dateTime' ? part.type : 'text';
    assertType(call, part, type);
    return { type: gives, at: call.at, sql: convert[type](sqlAs(part, type)) };
  };

/** A year from 1 to 9999 and a day that its month has; blank otherwise. */
const date = (year: Sql, month: Sql, day: Sql): Sql =>
  once(
    [year, month, day].map((value) => whole(value, 1, 10_000)),
    (y, m, d) => {
      const last = sql`extract(day from make_date(${y}, ${m}, 1) + interval '1 month' - interval '1 day')`;
      return sql`case when ${y} < 10000 and ${m} <= 12 then
      case when ${d} <= ${last} then make_date(${y}, ${m}, ${d}) end end`;
    },
  );

/**
 * The last day of a month leads to the last day of the other; a day that the other month has not, too. For timestamps;
 * blank outside the years 1 to 9999.
 */
const monthsLater = (start: Sql, months: Sql): Sql =>
  once([start, whole(months, -120_000, 120_000)], (from, count) => {
    const later = sql`make_interval(months => ${count})`;
    const month = sql`extract(year from ${from}) * 12 + extract(month from ${from}) - 1 + ${count}`;
    const isLast = sql`extract(month from ${from} + interval '1 day') <> extract(month from ${from})`;
    const lastDay = sql`date_trunc('month', ${from}) + ${later} + interval '1 month' - interval '1 day'`;
    return sql`case
      when ${month} < 12 or ${month} >= 120000 then null
      when ${isLast} then ${lastDay} + (${from} - date_trunc('day', ${from}))
      else ${from} + ${later} end`;
  });

function addMonths(call: Call): Checked {
  const [start, given] = twoArguments(call);
  const type = start.type === 'dateTime' ? 'dateTime' : 'date';
  assertType(call, start, type);
  assertType(call, given, 'number');
  const from = sqlAs(start, type);
  const months = sqlAs(given, 'number');
  const moved =
    type === 'date'
      ? sql`${monthsLater(sql`${from}::timestamp`, months)}::date`
      : sql`(${monthsLater(sql`(${from} at time zone 'UTC')`, months)} at time zone 'UTC')`;
  return { type, at: call.at, sql: moved };
}

const partOf = (name: Sql): Check =>
  takesOne('date', 'number', (value) => sql`extract(${name} from ${value})`);

/** All of them in UTC. */
export const dateFunctions: Readonly<Record<string, Check>> = {
  TODAY: fromNow('date', dayAt),
  NOW: fromNow('dateTime', (moment) => moment),
  DATE: takesThree(['number', 'number', 'number'], 'date', date),
  DATEVALUE: converter('date', { text: dayOf, date: (value) => value, dateTime: dayAt }),
  DATETIMEVALUE: converter('dateTime', { text: momentOf, date: startOf, dateTime: (value) => value }),
  YEAR: partOf(sql`year`),
  MONTH: partOf(sql`month`),
  DAY: partOf(sql`day`),
  ADDMONTHS: addMonths,
};
