import { expect, test } from 'vitest';
import { monthIn, shiftMonth, weeksOf } from './month.ts';

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months are shifted over the ends of years', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['2026-05', '2026-05'],
  ['2026-13', '2026-11'],
  ['0001-01', '2026-11'],
  ['<script>', '2026-11'],
])('an address that names %s shows %s', (month, shown) => {
  expect(monthIn(new URL(`https://x/?month=${encodeURIComponent(month)}`), '2026-11')).toBe(shown);
});
