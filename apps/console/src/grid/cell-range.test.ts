import { expect, test } from 'vitest';
import { rangeBetween, readTabSeparated, tabSeparated } from './cell-range.ts';

test('what is copied as tab-separated text is read back alike, with tabs, quotes and line breaks in cells', () => {
  const rows = [
    ['Centrifuge 5430 R', '4.900,00', ''],
    ['said "new"', 'two\nlines', 'a\ttab'],
    ['', '', 'end'],
  ];
  expect(readTabSeparated(tabSeparated(rows))).toEqual(rows);
});

test('the line break that spreadsheets put at the end makes no row, and a last empty cell stays one', () => {
  expect(readTabSeparated('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(readTabSeparated('')).toEqual([]);
  expect(readTabSeparated('one')).toEqual([['one']]);
});

test('a quote inside a cell is a quote', () => {
  expect(readTabSeparated('5" pipe\tb')).toEqual([['5" pipe', 'b']]);
});

test('a range is the same from whichever corner it is drawn', () => {
  const range = { top: 1, bottom: 4, first: 2, last: 3 };
  expect(rangeBetween({ row: 4, column: 2 }, { row: 1, column: 3 })).toEqual(range);
  expect(rangeBetween({ row: 1, column: 3 }, { row: 4, column: 2 })).toEqual(range);
});
