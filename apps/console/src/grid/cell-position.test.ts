import { expect, test } from 'vitest';
import { insideGrid, movedPosition } from './cell-position.ts';

const size = { rows: 100, columns: 5, page: 20 };
const from = { row: 10, column: 2 };
const press = (key: string, ctrlKey = false) => movedPosition({ key, ctrlKey, metaKey: false }, from, size);

test.each([
  ['ArrowUp', false, { row: 9, column: 2 }],
  ['ArrowDown', false, { row: 11, column: 2 }],
  ['ArrowLeft', false, { row: 10, column: 1 }],
  ['ArrowRight', false, { row: 10, column: 3 }],
  ['Home', false, { row: 10, column: 0 }],
  ['End', false, { row: 10, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
  ['PageDown', false, { row: 30, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
] as const)('%s (with Ctrl: %s) leads to its cell', (key, ctrl, to) => {
  expect(press(key, ctrl)).toEqual(to);
});

test('other keys do not move', () => {
  expect(press('a')).toBeUndefined();
  expect(press('Enter')).toBeUndefined();
});

test('above the first row is the header, and nothing is above that', () => {
  const up = (row: number) =>
    movedPosition({ key: 'ArrowUp', ctrlKey: false, metaKey: false }, { row, column: 0 }, size);
  expect(up(0)).toEqual({ row: -1, column: 0 });
  expect(up(-1)).toEqual({ row: -1, column: 0 });
});

test('a place in rows that have gone becomes the last one', () => {
  expect(insideGrid({ row: 50, column: 9 }, { ...size, rows: 3 })).toEqual({ row: 2, column: 4 });
  expect(insideGrid({ row: 0, column: 0 }, { ...size, rows: 0 })).toEqual({ row: -1, column: 0 });
});
