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
import type { FormulaSources, FormulaType } from '../formula-scope.ts';
import { dayOf, momentOf, once, realDate, realMoment, whole } from '../sql-parts.ts';
import { takesOne, takesThree } from './define.ts';

const now = ({ now: moment }: FormulaSources): Sql =>
  sql`date_trunc('milliseconds', (${moment ?? sql`now()`})::timestamptz)`;
const dayAt = (moment: Sql): Sql => sql`(${moment} at time zone 'UTC')::date`;
const startOf = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'UTC')`;

const moment =
  (type: FormulaType, toSql: (from: FormulaSources) => Sql): Check =>
  (call) => {
    noArgument(call);
    return { type, at: call.at, sql: toSql };
  };

/** DATEVALUE and DATETIMEVALUE: texts that are none are blank. */
const converter =
  (
    gives: 'date' | 'dateTime',
    from: Readonly<Record<'text' | 'date' | 'dateTime', (value: Sql) => Sql>>,
  ): Check =>
  (call) => {
    const part = oneArgument(call);
    const type = part.type === 'date' || part.type === 'dateTime' ? part.type : 'text';
    assertType(call, part, type);
    return { type: gives, at: call.at, sql: (sources) => from[type](sqlAs(part, type, sources)) };
  };

/** A year of four digits at most, and a day that its month has; blank otherwise. */
const date = (year: Sql, month: Sql, day: Sql): Sql =>
  dayOf(
    sql`(to_char(trunc(${year}), 'FM0000') || '-' || to_char(trunc(${month}), 'FM00') || '-' || to_char(trunc(${day}), 'FM00'))`,
  );

/** The last day of a month leads to the last day of the other; a day that the other month has not, too. */
const monthsLater = (start: Sql, months: Sql): Sql =>
  once([start, sql`make_interval(months => ${months})`], (from, later) => {
    const ofMonth = sql`date_trunc('month', ${from}) + ${later} + interval '1 month' - interval '1 day'`;
    const isLast = sql`extract(month from ${from} + interval '1 day') <> extract(month from ${from})`;
    return sql`case when ${isLast} then ${ofMonth} + (${from} - date_trunc('day', ${from})) else ${from} + ${later} end`;
  });

function addMonths(call: Call): Checked {
  const [start, months] = twoArguments(call);
  const type = start.type === 'dateTime' ? 'dateTime' : 'date';
  assertType(call, start, type);
  assertType(call, months, 'number');
  return {
    type,
    at: call.at,
    sql: (from) => {
      const given = sqlAs(start, type, from);
      const count = whole(sqlAs(months, 'number', from), -120_000, 120_000);
      return type === 'date'
        ? realDate(sql`${monthsLater(sql`${given}::timestamp`, count)}::date`)
        : realMoment(sql`(${monthsLater(sql`(${given} at time zone 'UTC')`, count)} at time zone 'UTC')`);
    },
  };
}

const partOf = (name: Sql): Check =>
  takesOne('date', 'number', (value) => sql`extract(${name} from ${value})`);

/** All of them in UTC. */
export const dateFunctions: Readonly<Record<string, Check>> = {
  TODAY: moment('date', (from) => dayAt(now(from))),
  NOW: moment('dateTime', now),
  DATE: takesThree(['number', 'number', 'number'], 'date', date),
  DATEVALUE: converter('date', { text: dayOf, date: (value) => value, dateTime: dayAt }),
  DATETIMEVALUE: converter('dateTime', { text: momentOf, date: startOf, dateTime: (value) => value }),
  YEAR: partOf(sql`year`),
  MONTH: partOf(sql`month`),
  DAY: partOf(sql`day`),
  ADDMONTHS: addMonths,
};
