import { type CSSProperties, useMemo } from 'react';
import { type GridColumn, isInPlace } from './grid-column.ts';
import type { useGridColumns } from './grid-columns.ts';
import type { PinnedPlaces } from './grid-row.tsx';

/** Of the column of check boxes. */
const selectWidth = 44;

interface GridLayout<Row> {
  /** The columns as they stand: those that stay in place first. */
  readonly ordered: readonly GridColumn<Row>[];
  readonly pinned: PinnedPlaces;
  /** Widths, for all rows at once. */
  readonly style: CSSProperties & Readonly<Record<`--${string}`, string>>;
}

/** Where columns stand, and how wide they are. */
export function useGridLayout<Row>(
  headers: ReturnType<typeof useGridColumns<Row>>['headers'],
  columns: readonly GridColumn<Row>[],
  isSelectable: boolean,
): GridLayout<Row> {
  const select = isSelectable ? selectWidth : 0;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const ordered = useMemo(() => headers.flatMap(({ column }) => byId.get(column.id) ?? []), [headers, byId]);
  const sizes = headers.map((header) => header.getSize());
  const places = headers.map(({ column }) => (column.getIsPinned() ? column.getStart('start') : -1)).join();
  const pinned = useMemo((): PinnedPlaces => {
    const starts = places.split(',').map(Number);
    return Object.fromEntries(ordered.map(({ id }, index) => [id, select + (starts[index] ?? 0)]));
  }, [places, ordered, select]);
  const pinnedWidth = ordered.reduce(
    (sum, column, index) => sum + (isInPlace(column) ? (sizes[index] ?? 0) : 0),
    select,
  );
  const tracks = sizes.map((width, index) =>
    index === sizes.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  return {
    ordered,
    pinned,
    style: {
      '--grid-columns': [...(isSelectable ? [`${selectWidth}px`] : []), ...tracks].join(' '),
      '--grid-pinned': `${pinnedWidth}px`,
    },
  };
}
