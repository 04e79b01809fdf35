// @vitest-environment happy-dom
import { testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReservationNote } from './reservation-note.tsx';
import type { Reservation } from './reservation-text.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const note = (reservation: Reservation | null) => (
  <RelabProvider client={testClient({}, { now: Date.now }).client}>
    <ReservationNote reservation={reservation} next="/checkout/payment" />
  </RelabProvider>
);
const inOneMinute = { expiresAt: '2026-06-01T12:01:30.000Z', isWhole: true };
const shownStates = () =>
  [...document.querySelectorAll('[data-off]')].map((state) => state.textContent?.slice(0, 6));

test('S-278 the server renders the remaining reservation time', () => {
  expect(renderToString(note({ expiresAt: '2026-06-01T15:58:00.000Z', isWhole: true }))).toContain(
    '3 h 58 min',
  );
  expect(renderToString(note(null))).toBe('');
});

test('it runs on, ends, and offers to reserve again; what comes then has its place before', () => {
  render(note(inOneMinute));
  expect(screen.getByRole('timer').textContent).toBe('2 min');
  expect(screen.getByRole('status').textContent).toContain('less than ten minutes');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(shownStates()).toEqual(['Others']);
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.getByRole('timer').textContent).toBe('less than a minute');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.body.textContent).toContain('The reservation has ended');
  expect(screen.getByRole('status').textContent).toBe('The reservation of your items has ended.');
  expect(shownStates()).toEqual(['Nobody']);
  const form = new FormData(document.forms[0]);
  expect([form.get('intent'), form.get('next')]).toEqual(['reserve', '/checkout/payment']);
});

test('what has been kept as long as it may be offers no more, and says why', () => {
  render(note({ ...inOneMinute, isLongest: true }));
  expect(document.querySelector('form')).toBeNull();
  expect(document.body.textContent).toContain('as long as possible');
});

test('a partly reserved cart says so while the time runs', () => {
  render(note({ ...inOneMinute, isWhole: false }));
  expect(document.body.textContent).toContain('Some items are not reserved.');
  expect(screen.getByText('Reserve all of it')).toBeTruthy();
});
