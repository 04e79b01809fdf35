import { JsonText } from '@relab/server/http';
import { expect, test } from 'vitest';
import { createDisplay } from '../query/display.ts';
import type { PageQuery } from '../query/read-page.ts';
import { createKeptPages } from './kept-pages.ts';

const settings = { locale: 'en-US', currency: 'USD', timeZone: 'UTC' };
const display = createDisplay(settings);
const page = {} as PageQuery;
const keptOf = (text: string) => ({ page, display, checksum: text, response: new JsonText<never>(text) });

test('a page is found by its key, for the query and the settings that it was made of', () => {
  const pages = createKeptPages();
  const kept = keptOf('one');
  pages.keep('a', kept);
  expect(pages.find('a', page, display)).toBe(kept);
  expect(pages.find('b', page, display)).toBeUndefined();
  expect(pages.find('a', {} as PageQuery, display)).toBeUndefined();
  expect(pages.find('a', page, createDisplay(settings))).toBeUndefined();
});

test('those that were not asked for longest make room; one that is too large is not kept, nor the one before it', () => {
  const pages = createKeptPages(100, 60);
  for (const key of ['a', 'b']) pages.keep(key, keptOf('x'.repeat(20)));
  pages.find('a', page, display);
  pages.keep('c', keptOf('x'.repeat(20)));
  expect(['a', 'b', 'c'].map((key) => pages.find(key, page, display) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  pages.keep('a', keptOf('x'.repeat(40)));
  expect(pages.find('a', page, display)).toBeUndefined();
  for (const key of ['d', 'e', 'f']) pages.keep(key, keptOf('x'));
  expect(pages.find('c', page, display)).toBeDefined();
});
