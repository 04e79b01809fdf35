import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectAfter } from './reject-after.ts';

describe('rejectAfter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves to the result and leaves no timer', async () => {
    await expect(rejectAfter(50, Promise.resolve('result'), 'too late')).resolves.toBe('result');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the error of the work and leaves no timer', async () => {
    await expect(rejectAfter(50, Promise.reject(new Error('lost')), 'too late')).rejects.toThrow('lost');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the message once the time is over, and drops a later error of the work', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const limited = rejectAfter(50, promise, 'no response within 50 ms');
    const rejected = expect(limited).rejects.toThrow('no response within 50 ms');
    await vi.advanceTimersByTimeAsync(50);
    await rejected;
    // An unhandled rejection would fail the run.
    reject(new Error('lost'));
    await vi.advanceTimersByTimeAsync(0);
  });

  it('waits until then', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const limited = rejectAfter(50, promise, 'too late');
    await vi.advanceTimersByTimeAsync(49);
    resolve('result');
    await expect(limited).resolves.toBe('result');
  });
});
