import { expect, test } from 'vitest';
import { labObjects } from './lab.fixture.ts';
import { createObjects } from './objects.ts';
import { createObjectsCache } from './objects-cache.ts';

const lab = createObjects(labObjects);
const other = createObjects(labObjects);

test('returns the cached value of a name to callers with the same objects', () => {
  const cached = createObjectsCache<{ readonly version: number }>(3);
  const first = cached(lab, 'a', () => ({ version: 1 }));
  expect(cached(lab, 'a', () => ({ version: 2 }))).toBe(first);
  expect(cached(other, 'a', () => ({ version: 3 }))).toEqual({ version: 3 });
  expect(cached(lab, 'b', () => ({ version: 4 }))).toEqual({ version: 4 });
});

test('keeps at most the given number of values, the most recently used ones', () => {
  const cached = createObjectsCache<number>(2);
  let created = 0;
  const read = (name: string): number => cached(lab, name, () => ++created);
  for (const name of ['a', 'b', 'a', 'c', 'a']) read(name);
  expect(created).toBe(3);
  expect(read('b')).toBe(4);
});

test('caches nothing when creating a value fails', () => {
  const cached = createObjectsCache<number>(2);
  const fail = (): number => {
    throw new Error('no');
  };
  expect(() => cached(lab, 'a', fail)).toThrow('no');
  expect(cached(lab, 'a', () => 1)).toBe(1);
});
