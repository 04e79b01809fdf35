import { sql } from 'kysely';
import { type Call, type Checked, result, type Sql, sqlOf, typeName } from './checked.ts';
import { between, quotient } from './sql-parts.ts';

export const isTime = ({ type }: Checked): boolean => type === 'date' || type === 'dateTime';

// The years that PostgreSQL, JavaScript and people agree on, 1 to 9999: times are counted from their beginning, so that
// no step on the way is one that PostgreSQL refuses.
const firstDay = sql`date '0001-01-01'`;
const firstMoment = sql`timestamptz '0001-01-01 00:00:00Z'`;
const days = 3_652_059;

/** Dates move by whole days, dates with time also by parts of days, to the millisecond. Blank beyond those years. */
export function moveTime(call: Call, time: Checked, by: Checked, sign: Sql): Checked {
  const amount = sqlOf(call, by, 'number');
  if (time.type === 'date') {
    const day = sql`((${time.sql} - ${firstDay}) ${sign} trunc(${amount}))`;
    const real = between(day, sql`-1::numeric`, sql`${days}::numeric`);
    return result(call, 'date', sql`(${firstDay} + ${real}::integer)`);
  }
  const second = sql`(extract(epoch from ${time.sql} - ${firstMoment}) ${sign} round(${amount} * 86400, 3))`;
  const real = between(second, sql`-0.001::numeric`, sql`${days * 86_400}::numeric`);
  const moved = sql`(${firstMoment} + make_interval(secs => ${real}::double precision))::timestamptz(3)`;
  return result(call, 'dateTime', moved);
}

/** The days from one time to another of its kind. */
export function subtractTimes(call: Call, left: Checked, right: Checked): Checked {
  if (left.type !== right.type) {
    const help = isTime(left) ? ' DATEVALUE makes a date of a date with time.' : '';
    return call.fail(call.at, `${typeName(right)} cannot be taken from ${typeName(left)}.${help}`);
  }
  const difference = sql`(${left.sql} - ${right.sql})`;
  const number =
    left.type === 'date'
      ? sql`${difference}::numeric`
      : quotient(sql`extract(epoch from ${difference})`, sql`86400`);
  return result(call, 'number', number);
}
