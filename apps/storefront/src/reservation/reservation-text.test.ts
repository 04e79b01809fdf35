import { expect, test } from 'vitest';
import { formatTimeLeft, reservationState, timeWarning } from './reservation-text.ts';

const minute = 60_000;

test('S-278 remaining time is given in started minutes', () => {
  expect([14_400_000, 3 * 60 * minute - 1, 59 * minute + 1, 61_000, minute, 1].map(formatTimeLeft)).toEqual([
    '4 h',
    '3 h',
    '1 h',
    '2 min',
    'less than a minute',
    'less than a minute',
  ]);
  expect(formatTimeLeft(238 * minute)).toBe('3 h 58 min');
});

test('a reservation is complete, partial, or ended at its last moment', () => {
  const expiresAt = '2026-06-01T12:00:00.000Z';
  const end = Date.parse(expiresAt);
  expect(reservationState({ expiresAt, isWhole: true }, end - 1)).toBe('whole');
  expect(reservationState({ expiresAt, isWhole: false }, end - 1)).toBe('part');
  expect(reservationState({ expiresAt, isWhole: true }, end)).toBe('ended');
  expect([reservationState(null, end), reservationState(undefined, end)]).toEqual(['none', 'none']);
});

test('a screen reader announces the ending reservation three times', () => {
  const told = Array.from({ length: 720 }, (_, second) => timeWarning(12 * minute - second * 1000 - 1));
  expect(new Set([...told, timeWarning(0)]).size).toBe(4);
  expect(told[0]).toBe('');
});
