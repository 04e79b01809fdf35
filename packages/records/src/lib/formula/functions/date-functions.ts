import { sql } from 'kysely';
import { argumentsOf, type Call, type Check, type Checked, result, type Sql, sqlOf } from '../checked.ts';
import type { FormulaType } from '../formula-scope.ts';
import { dayOf, integerWithin, momentOf, once } from '../sql-parts.ts';
import { takes } from './define.ts';

const dayAt = (moment: Sql): Sql => sql`(${moment} at time zone 'UTC')::date`;
const startOf = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'UTC')`;

const fromNow =
  (type: FormulaType, toSql: (moment: Sql) => Sql): Check =>
  (call) => {
    argumentsOf(call, 0);
    return result(call, type, toSql(sql`date_trunc('milliseconds', (${call.now})::timestamptz, 'UTC')`));
  };

/** DATEVALUE and DATETIMEVALUE: texts that are none are blank. */
const converter =
  (
    returns: 'date' | 'dateTime',
    convert: Readonly<Record<'text' | 'date' | 'dateTime', (value: Sql) => Sql>>,
  ): Check =>
  (call) => {
    const [part] = argumentsOf(call, 1);
    const type = part.type === 'date' || part.type === 'dateTime' ? part.type : 'text';
    return result(call, returns, convert[type](sqlOf(call, part, type)));
  };

/** A year from 1 to 9999 and a day that its month has; blank otherwise. */
const date = (year: Sql, month: Sql, day: Sql): Sql =>
  once(
    [year, month, day].map((value) => integerWithin(value, 1, 10_000)),
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
  once([start, integerWithin(months, -120_000, 120_000)], (from, count) => {
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
  const [start, count] = argumentsOf(call, 2);
  const type = start.type === 'dateTime' ? 'dateTime' : 'date';
  const from = sqlOf(call, start, type);
  const months = sqlOf(call, count, 'number');
  const moved =
    type === 'date'
      ? sql`${monthsLater(sql`${from}::timestamp`, months)}::date`
      : sql`(${monthsLater(sql`(${from} at time zone 'UTC')`, months)} at time zone 'UTC')`;
  return result(call, type, moved);
}

const partOf = (name: Sql): Check =>
  takes(['date'], 'number', (value) => sql`extract(${name} from ${value})`);

/** All of them in UTC. */
export const dateFunctions: Readonly<Record<string, Check>> = {
  TODAY: fromNow('date', dayAt),
  NOW: fromNow('dateTime', (moment) => moment),
  DATE: takes(['number', 'number', 'number'], 'date', date),
  DATEVALUE: converter('date', { text: dayOf, date: (value) => value, dateTime: dayAt }),
  DATETIMEVALUE: converter('dateTime', { text: momentOf, date: startOf, dateTime: (value) => value }),
  YEAR: partOf(sql`year`),
  MONTH: partOf(sql`month`),
  DAY: partOf(sql`day`),
  ADDMONTHS: addMonths,
};
