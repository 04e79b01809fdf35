import { type CellRange, readTabSeparated, tabSeparated } from './cell-range.ts';
import type { GridColumn, PastedCell } from './grid-column.ts';

/** Rows and columns of a grid; columns of a range count from `offset`, the place of the first one. */
export interface GridCells<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  readonly offset: number;
}

/** The texts of a range, as spreadsheets take them. */
export function copiedText<Row>({ rows, columns, offset }: GridCells<Row>, range: CellRange): string {
  const { top, bottom, first, last } = range;
  const copied = columns.slice(Math.max(0, first - offset), last - offset + 1);
  return tabSeparated(rows.slice(top, bottom + 1).map((row) => copied.map(({ text }) => text?.(row) ?? '')));
}

/**
 * Which cells get which texts: from the beginning of the range on, as many as were copied; one value fills all cells of the
 * range. Cells that are not editable are passed over.
 */
export function pastedCells<Row>(
  { rows, columns, offset }: GridCells<Row>,
  { top, bottom, first, last }: CellRange,
  text: string,
): readonly PastedCell<Row>[] {
  const pasted = readTabSeparated(text);
  const [only] = pasted;
  if (!only) return [];
  const isFill = pasted.length === 1 && only.length === 1;
  const height = isFill ? bottom - top + 1 : pasted.length;
  const width = isFill ? last - first + 1 : Math.max(...pasted.map((cells) => cells.length));
  const begin = first - offset;
  return rows.slice(top, top + height).flatMap((row, down) =>
    columns.slice(begin, begin + width).flatMap((column, right) => {
      const value = isFill ? only[0] : pasted[down]?.[right];
      return value !== undefined && column.isEditable?.(row)
        ? [{ row, columnId: column.id, text: value }]
        : [];
    }),
  );
}
