import { expect, test } from 'vitest';
import { labObjects } from './lab.fixture.ts';
import { createObjects } from './objects.ts';
import { createObjectsCache } from './objects-cache.ts';

const lab = createObjects(labObjects);
const other = createObjects(labObjects);

test('what was made once is given again, to those with the same objects', () => {
  const keep = createObjectsCache<{ readonly made: number }>(3);
  const first = keep(lab, 'a', () => ({ made: 1 }));
  expect(keep(lab, 'a', () => ({ made: 2 }))).toBe(first);
  expect(keep(other, 'a', () => ({ made: 3 }))).toEqual({ made: 3 });
  expect(keep(lab, 'b', () => ({ made: 4 }))).toEqual({ made: 4 });
});

test('no more are kept than was said, and those asked for last stay', () => {
  const keep = createObjectsCache<number>(2);
  let made = 0;
  const ask = (name: string): number => keep(lab, name, () => ++made);
  for (const name of ['a', 'b', 'a', 'c', 'a']) ask(name);
  expect(made).toBe(3);
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
