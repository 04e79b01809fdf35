import type { ReactNode } from 'react';
import type { GridCell, GridColumn, GridSort, PastedCell } from './grid-column.ts';
import type { GridRowState } from './grid-row.tsx';

export interface DataGridProps<Row> {
  /** The label of the grid, for screen readers. */
  readonly label: string;
  /** In the order in which they stand. Stable between renderings, as are the functions in them. */
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Shown in place of rows where there are none. */
  readonly empty?: ReactNode;

  /** There are further rows; `onLoadMore` is called as their place comes into sight. */
  readonly hasMore?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  readonly onLoadMore?: (() => void) | undefined;

  readonly sort?: readonly GridSort[] | undefined;
  readonly onSort?: ((sort: readonly GridSort[]) => void) | undefined;

  /** Ids of rows. With `onSelect` rows have check boxes. */
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selection: ReadonlySet<string>) => void) | undefined;

  /** A column was given a width in px, or (undefined) its usual one. */
  readonly onResize?: ((columnId: string, width: number | undefined) => void) | undefined;
  readonly onWrap?: ((columnId: string, isWrapped: boolean) => void) | undefined;
  readonly onHide?: ((columnId: string) => void) | undefined;
  /** A column is to stay in place while the others scroll, or no longer. */
  readonly onFreeze?: ((columnId: string, isFrozen: boolean) => void) | undefined;
  readonly onReorder?: ((columnIds: readonly string[]) => void) | undefined;

  /** Before the editor of a cell is shown. */
  readonly onEditStart?: ((cell: GridCell<Row>) => void) | undefined;
  /** Escape: what was typed into the cell since then is dropped. */
  readonly onEditCancel?: ((cell: GridCell<Row>) => void) | undefined;
  /** Texts for cells that are editable; those that are not are passed over. */
  readonly onPaste?: ((cells: readonly PastedCell<Row>[]) => void) | undefined;
  readonly rowState?: ((row: Row) => GridRowState | undefined) | undefined;

  /** The row that is shown beside the grid. */
  readonly currentRowId?: string | undefined;
  /** Enter on a cell that is neither edited nor leads anywhere. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}
