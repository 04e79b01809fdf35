import { sql } from 'kysely';
import { type Check, result, type Sql, someArguments, sqlOf } from '../checked.ts';
import { integerWithin, once } from '../sql-parts.ts';
import { takes } from './define.ts';

/** What rounding to a whole number takes for noise of a division: 15 places. */
const withoutNoise = (value: Sql): Sql => sql`round(${value}, 15)`;

/** Blank when any is blank. */
const extreme =
  (aggregate: Sql): Check =>
  (call) => {
    const values = sql.join(someArguments(call).map((part) => sqlOf(call, part, 'number')));
    const greatest = sql`(select case when bool_and(given.v is not null) then ${aggregate}(given.v) end from unnest(array[${values}]) as given(v))`;
    return result(call, 'number', greatest);
  };

export const numberFunctions: Readonly<Record<string, Check>> = {
  ABS: takes(['number'], 'number', (value) => sql`abs(${value})`),
  // Halves away from zero.
  ROUND: takes(
    ['number', 'number'],
    'number',
    (value, places) => sql`round(${value}, ${integerWithin(places, -100, 100)})`,
  ),
  // As documented, FLOOR goes towards zero and CEILING away from it, also for negative numbers.
  FLOOR: takes(['number'], 'number', (value) => sql`trunc(${withoutNoise(value)})`),
  CEILING: takes(['number'], 'number', (number) =>
    once([withoutNoise(number)], (value) => sql`sign(${value}) * ceil(abs(${value}))`),
  ),
  // The sign of the dividend.
  MOD: takes(['number', 'number'], 'number', (value, by) => sql`mod(${value}, nullif(${by}, 0))`),
  SQRT: takes(['number'], 'number', (number) =>
    once([number], (value) => sql`case when ${value} >= 0 then sqrt(${value}) end`),
  ),
  MAX: extreme(sql`max`),
  MIN: extreme(sql`min`),
};
