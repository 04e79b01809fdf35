import { expect, test } from 'vitest';
import { firstAppended } from './grid-items.ts';
import { mergeItems } from './index.ts';

const item = (id: string, data = id) => ({ id, data });

test('S-147 append merges new items into the existing ones by id', () => {
  expect(mergeItems([item('a'), item('b')], [item('b', 'renewed'), item('c')], 'append')).toEqual([
    item('a'),
    item('b', 'renewed'),
    item('c'),
  ]);
});

test('S-150 replace replaces the list', () => {
  expect(mergeItems([item('a')], [item('c')], 'replace')).toEqual([item('c')]);
});

test('appended items are told from a first load, a replacement and a renewal', () => {
  expect(firstAppended(['a', 'b'], ['a', 'b', 'c', 'd'])).toBe(2);
  expect(firstAppended([], ['a'])).toBe(-1);
  expect(firstAppended(['a', 'b'], ['c', 'd', 'e'])).toBe(-1);
  expect(firstAppended(['a', 'b'], ['a', 'b'])).toBe(-1);
});
