import { expect, test } from 'vitest';
import { firstAppended } from './grid-items.ts';
import { mergeItems } from './index.ts';
import { gridItems } from './repeating-grid-definition.ts';

const item = (id: string, data = id) => ({ id, data });
const list = (...ids: readonly string[]) => ids.map((id) => item(id));

test('S-147 append merges new items into the existing ones by id', () => {
  expect(mergeItems(list('a', 'b'), [item('b', 'renewed'), item('c')], 'append')).toEqual([
    item('a'),
    item('b', 'renewed'),
    item('c'),
  ]);
});

test('S-150 replace replaces the list', () => {
  expect(mergeItems(list('a'), list('c'), 'replace')).toEqual(list('c'));
});

test('S-146 a page appended twice, or one that brings nothing, adds nothing', () => {
  const page = list('a', 'b');
  expect(mergeItems(page, page, 'append')).toEqual(page);
  expect(mergeItems(page, [], 'append')).toEqual(page);
  expect(mergeItems(page, [], 'replace')).toEqual([]);
});

test('S-148 appended items are told from a first load, a replacement, a renewal and a removal', () => {
  expect(firstAppended(list('a', 'b'), list('a', 'b', 'c', 'd'))).toBe(2);
  expect(firstAppended([], list('a'))).toBe(-1);
  expect(firstAppended(list('a', 'b'), list('c', 'd', 'e'))).toBe(-1);
  expect(firstAppended(list('a', 'b'), list('a', 'b'))).toBe(-1);
  expect(firstAppended(list('a', 'b', 'c'), list('a', 'c'))).toBe(-1);
  expect(firstAppended(list('a', 'b'), list('x', 'a', 'b'))).toBe(-1);
});

test('S-100 entries of a provider become items with id, key, data and ariaLabel', () => {
  const entry = { id: 7, key: 'k', ariaLabel: 'Seven', title: 'x' };
  expect(gridItems([entry])).toEqual([{ id: '7', key: 'k', data: entry, ariaLabel: 'Seven' }]);
});

test('S-100 of entries without an id none is lost, of those with the same id only the first is kept', () => {
  const entries = [
    { title: 'x' },
    null,
    'words',
    5,
    { id: 'a', n: 1 },
    { id: 'a', n: 2 },
    { id: {} },
    undefined,
  ];
  expect(gridItems(entries).map(({ id, data }) => [id, data])).toEqual([
    ['#0', { title: 'x' }],
    ['#2', 'words'],
    ['#3', 5],
    ['a', { id: 'a', n: 1 }],
    ['#6', { id: {} }],
  ]);
});

test.each([undefined, null, {}, 'items', 7])('%j holds no items', (input) => {
  expect(gridItems(input)).toEqual([]);
});
