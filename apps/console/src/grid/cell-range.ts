import type { CellPosition } from './cell-position.ts';

/** A rectangle of cells, ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export const rangeBetween = (one: CellPosition, other: CellPosition): CellRange => ({
  top: Math.max(0, Math.min(one.row, other.row)),
  bottom: Math.max(one.row, other.row),
  first: Math.min(one.column, other.column),
  last: Math.max(one.column, other.column),
});

export const hasRow = ({ top, bottom }: CellRange, row: number): boolean => row >= top && row <= bottom;

export const isSingleCell = ({ top, bottom, first, last }: CellRange): boolean =>
  top === bottom && first === last;

const needsQuotes = /["\t\r\n]/;

/** Rows of texts as spreadsheets put them on the clipboard: tabs between cells, quotes round what has any in it. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** Reads what a spreadsheet has put on the clipboard. The line break at the end makes no row. */
export function readTabSeparated(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cellPattern.lastIndex < text.length || row.length > 0) {
    const match = cellPattern.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
