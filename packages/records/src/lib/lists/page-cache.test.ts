import { JsonText } from '@relab/server/http';
import { expect, test } from 'vitest';
import { createDisplay } from '../query/display.ts';
import type { PageQuery } from '../query/read-page.ts';
import { createPageCache } from './page-cache.ts';

const settings = { locale: 'en-US', currency: 'USD', timeZone: 'UTC' };
const display = createDisplay(settings);
const page = {} as PageQuery;
const cachedPage = (text: string) => ({ page, display, checksum: text, response: new JsonText<never>(text) });

test('a page is found by its key, for the query and the settings that it was made of', () => {
  const pages = createPageCache();
  const cached = cachedPage('one');
  pages.set('a', cached);
  expect(pages.get('a', page, display)).toBe(cached);
  expect(pages.get('b', page, display)).toBeUndefined();
  expect(pages.get('a', {} as PageQuery, display)).toBeUndefined();
  expect(pages.get('a', page, createDisplay(settings))).toBeUndefined();
});

test('those that were not asked for longest make room; one that is too large is not kept, nor the one before it', () => {
  const pages = createPageCache(100, 60);
  for (const key of ['a', 'b']) pages.set(key, cachedPage('x'.repeat(20)));
  pages.get('a', page, display);
  pages.set('c', cachedPage('x'.repeat(20)));
  expect(['a', 'b', 'c'].map((key) => pages.get(key, page, display) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  pages.set('a', cachedPage('x'.repeat(40)));
  expect(pages.get('a', page, display)).toBeUndefined();
  for (const key of ['d', 'e', 'f']) pages.set(key, cachedPage('x'));
  expect(pages.get('c', page, display)).toBeDefined();
});
