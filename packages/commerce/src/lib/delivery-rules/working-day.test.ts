import { expect, it } from 'vitest';
import { addWorkingDays } from './working-day.ts';

const dayAfter = (from: string, count: number) => addWorkingDays(new Date(from), count).toISOString();

it('counts from Monday to Friday', () => {
  // A Thursday.
  expect(dayAfter('2026-12-03T15:30:00Z', 0)).toBe('2026-12-03T00:00:00.000Z');
  expect(dayAfter('2026-12-03T15:30:00Z', 1)).toBe('2026-12-04T00:00:00.000Z');
  expect(dayAfter('2026-12-03T15:30:00Z', 2)).toBe('2026-12-07T00:00:00.000Z');
  expect(dayAfter('2026-12-05T00:00:00Z', 1)).toBe('2026-12-07T00:00:00.000Z');
  expect(dayAfter('2026-12-03T00:00:00Z', 10)).toBe('2026-12-17T00:00:00.000Z');
});
