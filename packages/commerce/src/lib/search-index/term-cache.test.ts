import { expect, test } from 'vitest';
import type { Found } from './found.ts';
import { TermCache } from './term-cache.ts';

const found = (matches: number): Found => ({
  key: '',
  matches: { places: new Int32Array(matches), ranks: new Uint8Array(matches) },
  correction: null,
});
const sizes = (cache: TermCache, ...keys: string[]) =>
  keys.map((key) => cache.get(key)?.matches.places.length);

test('the oldest terms go where all of them have too many matches, and what alone has more is not cached', () => {
  const cache = new TermCache(10);
  cache.set('a', found(4));
  cache.set('b', found(4));
  cache.set('b', found(5));
  expect(sizes(cache, 'a', 'b')).toEqual([4, 5]);
  cache.set('c', found(3));
  expect(sizes(cache, 'a', 'b', 'c')).toEqual([undefined, 5, 3]);
  cache.set('d', found(11));
  expect(sizes(cache, 'b', 'c', 'd')).toEqual([undefined, undefined, undefined]);
  cache.set('e', found(10));
  expect(sizes(cache, 'e')).toEqual([10]);
});
