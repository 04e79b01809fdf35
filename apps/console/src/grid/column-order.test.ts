import { expect, test } from 'vitest';
import { movedColumn, placeOf } from './column-order.ts';
import type { GridColumn } from './grid-column.ts';

const column = (id: string, more: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  ...{ id, label: id, width: 100, render: () => id },
  ...more,
});
const columns = [
  column('name', { isRowHeader: true, isFrozen: true }),
  column('a'),
  column('b'),
  column('c'),
];

test('a column moves among those that do not stay in place', () => {
  expect(movedColumn(columns, 'a', 2)).toEqual({ ids: ['name', 'b', 'c', 'a'], index: 3 });
  expect(movedColumn(columns, 'c', 0)).toEqual({ ids: ['name', 'c', 'a', 'b'], index: 1 });
});

test('a place outside the columns is the nearest one inside', () => {
  expect(movedColumn(columns, 'a', 9)?.ids).toEqual(['name', 'b', 'c', 'a']);
  expect(movedColumn(columns, 'b', -1)?.ids).toEqual(['name', 'b', 'a', 'c']);
});

test('nothing moves to where it is, and columns that stay in place do not move', () => {
  expect(movedColumn(columns, 'a', -3)).toBeUndefined();
  expect(movedColumn(columns, 'name', 2)).toBeUndefined();
  expect([placeOf(columns, 'name'), placeOf(columns, 'a'), placeOf(columns, 'c')]).toEqual([-1, 0, 2]);
});
