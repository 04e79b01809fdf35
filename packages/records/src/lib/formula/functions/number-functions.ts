import { sql } from 'kysely';
import { assertType, type Check, type Sql, someArguments, sqlAs } from '../checked.ts';
import { once, whole } from '../sql-parts.ts';
import { takesOne, takesTwo } from './define.ts';

/** What rounding to a whole number takes for noise of a division: 15 places. */
const settled = (value: Sql): Sql => sql`round(${value}, 15)`;

/** Blank when any is blank. */
const extreme =
  (aggregate: Sql): Check =>
  (call) => {
    const parts = someArguments(call);
    for (const part of parts) assertType(call, part, 'number');
    const values = sql.join(parts.map((part) => sqlAs(part, 'number')));
    return {
      type: 'number',
      at: call.at,
      sql: sql`(select case when bool_and(given.v is not null) then ${aggregate}(given.v) end from unnest(array[${values}]) as given(v))`,
    };
  };

export const numberFunctions: Readonly<Record<string, Check>> = {
  ABS: takesOne('number', 'number', (value) => sql`abs(${value})`),
  // Halves away from zero.
  ROUND: takesTwo(
    ['number', 'number'],
    'number',
    (value, places) => sql`round(${value}, ${whole(places, -100, 100)})`,
  ),
  // As documented, FLOOR goes towards zero and CEILING away from it, also for negative numbers.
  FLOOR: takesOne('number', 'number', (value) => sql`trunc(${settled(value)})`),
  CEILING: takesOne('number', 'number', (given) =>
    once([settled(given)], (value) => sql`sign(${value}) * ceil(abs(${value}))`),
  ),
  // The sign of the dividend.
  MOD: takesTwo(['number', 'number'], 'number', (value, by) => sql`mod(${value}, nullif(${by}, 0))`),
  SQRT: takesOne('number', 'number', (given) =>
    once([given], (value) => sql`case when ${value} >= 0 then sqrt(${value}) end`),
  ),
  MAX: extreme(sql`max`),
  MIN: extreme(sql`min`),
};
