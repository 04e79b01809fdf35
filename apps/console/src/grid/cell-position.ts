/** A place in a grid. Row -1 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export const headerRow = -1;

/** The nearest place that the grid has. */
export const insideGrid = ({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition => ({
  row: Math.max(headerRow, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** Where a key leads from a cell; undefined for keys that do not move. */
export function movedPosition(
  { key, ctrlKey, metaKey }: Key,
  from: CellPosition,
  size: GridSize,
): CellPosition | undefined {
  const isFar = ctrlKey || metaKey;
  const { row, column } = from;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const to = (): CellPosition | undefined => {
    switch (key) {
      case 'ArrowUp':
        return { row: isFar ? 0 : row - 1, column };
      case 'ArrowDown':
        return { row: isFar ? last.row : row + 1, column };
      case 'ArrowLeft':
        return { row, column: isFar ? 0 : column - 1 };
      case 'ArrowRight':
        return { row, column: isFar ? last.column : column + 1 };
      case 'Home':
        return isFar ? { row: 0, column: 0 } : { row, column: 0 };
      case 'End':
        return isFar ? last : { row, column: last.column };
      case 'PageUp':
        return { row: Math.max(0, row - size.page), column };
      case 'PageDown':
        return { row: row + size.page, column };
      default:
        return undefined;
    }
  };
  const moved = to();
  return moved && insideGrid(moved, size);
}
