import { expect, test } from 'vitest';
import { readRetryAt } from './retry-after.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

test.each([
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7_000],
  ['Mon, 23 Nov 2026 10:01:00 GMT', 60_000],
])('Retry-After: %s is so many milliseconds ahead', (header, ahead) => {
  expect(readRetryAt(header, now)).toBe(now + ahead);
});

test.each([null, '', 'soon', '-5x', '1e9999'])('Retry-After: %s names no time', (header) => {
  expect(readRetryAt(header, now)).toBeUndefined();
});

test('a date that has passed is now, and a time beyond a day is a day ahead', () => {
  expect(readRetryAt('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(now);
  expect(readRetryAt('999999999', now)).toBe(now + 86_400_000);
});
