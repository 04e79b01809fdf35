import { describe, expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './zoned-time.ts';

describe('a moment on the clocks of a time zone', () => {
  test.each([
    ['2026-07-01T10:30:00.000Z', 'Europe/Berlin', '2026-07-01T12:30'],
    ['2026-01-01T00:00:00.000Z', 'America/New_York', '2025-12-31T19:00'],
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-06-01T12:00:00.000Z', 'Asia/Kolkata', '2026-06-01T17:30'],
  ])('%s in %s is %s, and back', (moment, timeZone, local) => {
    expect(toLocalTime(moment, timeZone)).toBe(local);
    expect(fromLocalTime(local, timeZone)).toBe(moment);
  });

  test('an hour that clocks leave out is the one after it', () => {
    expect(fromLocalTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  test('what is no date is no moment', () => {
    expect(fromLocalTime('soon', 'UTC')).toBeUndefined();
  });
});
