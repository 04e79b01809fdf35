import { createCookieJar } from '@relab/pages/server';
import { expect, test } from 'vitest';
import { browserComparison, cookieComparison, readIds, withListing } from './comparison-storage.ts';

const idOf = (number: number) => `01t00000000000${number}AAA`;
const ids = [1, 2, 3, 4].map(idOf);

test('readIds keeps only ids of listings, each once', () => {
  expect(readIds(`${idOf(1)},nothing,${idOf(1)}, ${idOf(2)},<b>`, ',')).toEqual([idOf(1), idOf(2)]);
  expect(readIds(null, ',')).toEqual([]);
});

test('a comparison takes four listings; one that it holds already changes nothing', () => {
  expect(withListing(ids.slice(0, 3), idOf(4))).toEqual(ids);
  expect(withListing(ids, idOf(5))).toBeUndefined();
  expect(withListing(ids, idOf(2))).toBe(ids);
});

test('the server keeps the choice in a cookie, and drops it when nothing is chosen', () => {
  const jar = createCookieJar(null);
  cookieComparison(jar).save(ids);
  expect(cookieComparison(createCookieJar(jar.header())).read()).toEqual(ids);
  cookieComparison(jar).save([]);
  expect(cookieComparison(jar).read()).toEqual([]);
  expect(jar.changed.at(-1)).toContain('Max-Age=0');
});

test('a manipulated cookie selects at most four listings', () => {
  const jar = createCookieJar(`relab_compare=${[1, 2, 3, 4, 5].map(idOf).join('.')}.x`);
  expect(cookieComparison(jar).read()).toEqual(ids);
});

test('the browser reads the comparison cookie that the server wrote', () => {
  const page = { cookie: `a=b; relab_compare=${idOf(1)}.${idOf(2)}` };
  expect(browserComparison(page).read()).toEqual([idOf(1), idOf(2)]);
});

test('a browser without cookies remembers the comparison until the page is left', () => {
  const page = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_: string) {
      throw new Error('SecurityError');
    },
  };
  const slot = browserComparison(page);
  expect(slot.read()).toEqual([]);
  slot.save(ids);
  expect(slot.read()).toEqual(ids);
});
