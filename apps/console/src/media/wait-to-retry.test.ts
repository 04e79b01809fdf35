import { expect, test } from 'vitest';
import { retryDelay } from './wait-to-retry.ts';

test('waits grow from one second to half a minute, and differ by half of it', () => {
  const longest = () => 1;
  expect([0, 1, 2, 5, 40].map((attempt) => retryDelay(attempt, longest))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ]);
  expect(retryDelay(0, () => 0)).toBe(500);
});
