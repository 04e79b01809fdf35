import { expect, test } from 'vitest';
import { momentRange } from './moment-range.ts';

const at = new Date('2024-02-29T22:30:00Z');
const day = (moment: Date | undefined) => moment?.toISOString().slice(0, 10);

/** From the first day to the one after the last. */
test.each([
  ['TODAY', '2024-02-29', '2024-03-01'],
  ['today', '2024-02-29', '2024-03-01'],
  ['Last Week', '2024-02-19', '2024-02-26'],
  ['YESTERDAY', '2024-02-28', '2024-02-29'],
  ['TOMORROW', '2024-03-01', '2024-03-02'],
  ['THIS_WEEK', '2024-02-26', '2024-03-04'],
  ['NEXT_MONTH', '2024-03-01', '2024-04-01'],
  ['LAST_QUARTER', '2023-10-01', '2024-01-01'],
  ['THIS_YEAR', '2024-01-01', '2025-01-01'],
  ['LAST_90_DAYS', '2023-12-01', '2024-03-01'],
  ['LAST_N_DAYS:1', '2024-02-28', '2024-03-01'],
  ['NEXT_N_DAYS:2', '2024-03-01', '2024-03-03'],
  ['LAST_N_MONTHS:2', '2023-12-01', '2024-02-01'],
  ['NEXT_N_YEARS:1', '2025-01-01', '2026-01-01'],
  ['N_DAYS_AGO:3', '2024-02-26', '2024-02-27'],
  ['N_MONTHS_AGO:1', '2024-01-01', '2024-02-01'],
  ['N_YEARS_AGO:1950', '0074-01-01', '0075-01-01'],
  ['LAST_N_YEARS:5000', '0001-01-01', '2024-01-01'],
  ['N_YEARS_AGO:3000', '0001-01-01', '0001-01-01'],
  ['NEXT_N_YEARS:9999', '2025-01-01', '7025-01-01'],
])('%s is from %s to before %s', (text, from, to) => {
  const range = momentRange(text, at);
  expect([day(range?.from), day(range?.to)]).toEqual([from, to]);
});

test.each([
  '',
  'SOON',
  'LAST_N_DAYS:',
  'LAST_N_DAYS:-1',
  'LAST_N_DAYS:99999',
  'LAST_N_DAYS:1x',
  'constructor',
])('%j is no relative date', (text) => {
  expect(momentRange(text, at)).toBeUndefined();
});

test('a week that begins on Monday holds its Sunday', () => {
  const sunday = new Date('2024-03-03T12:00:00Z');
  expect(day(momentRange('THIS_WEEK', sunday)?.from)).toBe('2024-02-26');
});
