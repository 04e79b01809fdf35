import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends what takes too long', () => {
  const { signal } = startDeadline(100);
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('starts again with each progress', () => {
  const { signal, renew } = startDeadline(100);
  vi.advanceTimersByTime(99);
  renew();
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('leaves alone what is done', () => {
  const { signal, end } = startDeadline(100);
  end();
  vi.advanceTimersByTime(1_000);
  expect(signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('without an end does not end at once', () => {
  const { signal } = startDeadline(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(86_400_000);
  expect(signal.aborted).toBe(false);
});
