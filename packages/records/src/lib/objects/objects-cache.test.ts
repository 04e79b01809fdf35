import { expect, test } from 'vitest';
import { labObjects } from './lab.fixture.ts';
import { createObjects } from './objects.ts';
import { createObjectsCache } from './objects-cache.ts';

const lab = createObjects(labObjects);
const other = createObjects(labObjects);

test('what was made once is given again, to those with the same objects', () => {
  const keep = createObjectsCache<{ readonly cached: number }>(3);
  const first = keep(lab, 'a', () => ({ cached: 1 }));
  expect(keep(lab, 'a', () => ({ cached: 2 }))).toBe(first);
  expect(keep(other, 'a', () => ({ cached: 3 }))).toEqual({ cached: 3 });
  expect(keep(lab, 'b', () => ({ cached: 4 }))).toEqual({ cached: 4 });
});

test('no more are kept than was said, and those asked for last stay', () => {
  const keep = createObjectsCache<number>(2);
  let cached = 0;
  const ask = (name: string): number => keep(lab, name, () => ++cached);
  for (const name of ['a', 'b', 'a', 'c', 'a']) ask(name);
  expect(cached).toBe(3);
  expect(ask('b')).toBe(4);
});

test('what cannot be made is not kept', () => {
  const keep = createObjectsCache<number>(2);
  const fail = (): number => {
    throw new Error('no');
  };
  expect(() => keep(lab, 'a', fail)).toThrow('no');
  expect(keep(lab, 'a', () => 1)).toBe(1);
});
