// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { parseAppearance } from './appearance.ts';
import { createStoredValue } from './stored-value.ts';

beforeEach(() => localStorage.clear());

const parse = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];

test('a value is the same object until it is another one', () => {
  const value = createStoredValue('a', parse);
  expect(value.read()).toBe(value.read());
  value.write(['x']);
  expect(createStoredValue('a', parse).read()).toEqual(['x']);
  expect(value.read()).toEqual(['x']);
});

test('listeners hear of a write here and in another tab', () => {
  const value = createStoredValue('a', parse);
  const listener = vi.fn();
  const stop = value.subscribe(listener);
  value.write(['x']);
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem('a', '["y"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(value.read()).toEqual(['y']);
  stop();
});

test('what is stored and cannot be read is as if nothing were', () => {
  for (const text of ['{', 'null', '{"a":1}', '7']) {
    localStorage.setItem('a', text);
    expect(createStoredValue('a', parse).read()).toEqual([]);
  }
  for (const stored of [undefined, null, 7, 'dark', { theme: 'pink', density: 3 }])
    expect(parseAppearance(stored)).toEqual({ theme: 'system', density: 'standard' });
  expect(parseAppearance({ theme: 'dark', density: 'compact' })).toEqual({
    theme: 'dark',
    density: 'compact',
  });
});
