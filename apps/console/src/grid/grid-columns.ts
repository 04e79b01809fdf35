import {
  type ColumnDef,
  columnPinningFeature,
  columnResizingFeature,
  type columnResizingState,
  columnSizingFeature,
  type Header,
  type OnChangeFn,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import {
  type GridColumn,
  type GridSort,
  isInPlace,
  maxColumnWidth,
  maxSorts,
  minColumnWidth,
  widthOf,
} from './grid-column.ts';

const features = tableFeatures({
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
});

type Nothing = Readonly<Record<string, never>>;
type Features = typeof features;
export type GridHeader = Header<Features, Nothing, unknown>;

/** Columns alone are the table's: rows come by pages and are as many as there are, and nothing is worked out for each. */
const noRows: readonly Nothing[] = [];

const notResizing: columnResizingState = {
  columnSizingStart: [],
  deltaOffset: null,
  deltaPercentage: null,
  isResizingColumn: false,
  startOffset: null,
  startSize: null,
};

export interface GridColumnsProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: readonly GridSort[];
  readonly onSort: ((sort: readonly GridSort[]) => void) | undefined;
  readonly onResize: ((columnId: string, width: number | undefined) => void) | undefined;
}

export interface GridColumns {
  /** In the order in which they stand: those that stay in place first. */
  readonly headers: readonly GridHeader[];
  readonly setWidth: (columnId: string, width: number) => void;
  /** The column's own width again. */
  readonly resetWidth: (columnId: string) => void;
}

const resolve = <State>(updater: Parameters<OnChangeFn<State>>[0], state: State): State =>
  updater instanceof Function ? updater(state) : updater;

/** Widths, pinned places and the order of sorting, by TanStack Table. */
export function useGridColumns<Row>({ columns, sort, onSort, onResize }: GridColumnsProps<Row>): GridColumns {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const latest = useRef<Readonly<Record<string, number>>>({});
  const [resizing, setResizing] = useState(notResizing);
  const drag = useRef(notResizing);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Features, Nothing, unknown> => ({
          id: column.id,
          accessorFn: () => null,
          size: widthOf(column),
          minSize: minColumnWidth,
          maxSize: maxColumnWidth,
          enableSorting: Boolean(column.isSortable && onSort),
          sortDescFirst: false,
        }),
      ),
    [columns, onSort],
  );
  const pinned = useMemo(() => {
    const start = columns.filter(isInPlace).map(({ id }) => id);
    return { start, end: [] };
  }, [columns]);
  const sorting = useMemo(
    () => sort.map(({ columnId, isDescending }) => ({ id: columnId, desc: isDescending })),
    [sort],
  );
  const keep = (next: Readonly<Record<string, number>>): void => {
    latest.current = next;
    setChosen(next);
  };
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    columnResizeMode: 'onChange',
    manualSorting: true,
    maxMultiSortColCount: maxSorts,
    state: { columnSizing: chosen, columnResizing: resizing, columnPinning: pinned, sorting },
    onColumnSizingChange: (updater) => keep(resolve(updater, latest.current)),
    onColumnResizingChange: (updater) => {
      const next = resolve(updater, drag.current);
      const ended = drag.current.isResizingColumn;
      drag.current = next;
      setResizing(next);
      const width = ended ? latest.current[ended] : undefined;
      if (ended && !next.isResizingColumn && width !== undefined) onResize?.(ended, Math.round(width));
    },
    onSortingChange: (updater) =>
      onSort?.(resolve(updater, sorting).map(({ id, desc }) => ({ columnId: id, isDescending: desc }))),
  });
  return {
    headers: table.getHeaderGroups()[0]?.headers ?? [],
    setWidth(columnId, width) {
      const inside = Math.min(maxColumnWidth, Math.max(minColumnWidth, Math.round(width)));
      keep({ ...latest.current, [columnId]: inside });
      onResize?.(columnId, inside);
    },
    resetWidth(columnId) {
      const { [columnId]: _, ...others } = latest.current;
      keep(others);
      onResize?.(columnId, undefined);
    },
  };
}
