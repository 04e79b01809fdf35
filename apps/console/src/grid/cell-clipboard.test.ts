import { expect, test } from 'vitest';
import { copiedText, pastedCells } from './cell-clipboard.ts';
import type { GridColumn } from './grid-column.ts';

interface Unit {
  readonly name: string;
  readonly year: string;
}

const column = (id: keyof Unit, isEditable: boolean): GridColumn<Unit> => ({
  id,
  label: id,
  width: 100,
  render: (row) => row[id],
  text: (row) => row[id],
  isEditable: () => isEditable,
});
const rows = [
  { name: 'Rotor', year: '2017' },
  { name: 'Lid', year: '2019' },
  { name: 'Bowl', year: '2020' },
];
/** With check boxes in front. */
const cells = { rows, columns: [column('name', false), column('year', true)], offset: 1 };

test('a range is copied as a spreadsheet takes it, without the check boxes', () => {
  expect(copiedText(cells, { top: 0, bottom: 1, first: 0, last: 2 })).toBe('Rotor\t2017\nLid\t2019');
});

test('one value fills the cells of the range, and those that are not editable stay', () => {
  const filled = pastedCells(cells, { top: 0, bottom: 2, first: 1, last: 2 }, '2021');
  expect(filled.map(({ row, columnId, text }) => [row.name, columnId, text])).toEqual([
    ['Rotor', 'year', '2021'],
    ['Lid', 'year', '2021'],
    ['Bowl', 'year', '2021'],
  ]);
});

test('several values go as far as there are rows and columns', () => {
  const pasted = pastedCells(cells, { top: 1, bottom: 1, first: 2, last: 2 }, '1\tx\n2\ty\n3\tz');
  expect(pasted.map(({ row, text }) => [row.name, text])).toEqual([
    ['Lid', '1'],
    ['Bowl', '2'],
  ]);
  expect(pastedCells(cells, { top: 0, bottom: 0, first: 2, last: 2 }, '')).toEqual([]);
});
