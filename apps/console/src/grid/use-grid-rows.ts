import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { useRowHeight } from './use-row-height.ts';

/** Rows before the end at which further ones are requested. */
const nearEnd = 12;

export interface GridRowsOptions<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Of the active cell; negative where that is no row's. */
  readonly activeRow: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: (() => void) | undefined;
}

export interface GridRows {
  /** The rows in sight, those near them, and the active one. */
  readonly items: readonly VirtualItem[];
  /** Of all rows, in pixels. */
  readonly height: number;
  /** Of a row of one line, in pixels. */
  readonly rowHeight: number;
  readonly measure: (row: Element | null) => void;
}

/** Which rows are in the document, and where; near the end further ones are requested. */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridRows {
  const { scroller, rows, rowId, activeRow, hasMore, isLoadingMore, onLoadMore } = options;
  const rowHeight = useRowHeight();
  // The places of all rows are worked out again where this is another function.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowId(row);
    },
    [rows, rowId],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: 8,
    // The active cell keeps its focus wherever the grid is scrolled to.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
      if (activeRow >= 0 && activeRow < first) indexes.unshift(activeRow);
      if (activeRow > last && activeRow < count) indexes.push(activeRow);
      return indexes;
    },
  });
  const items = virtualizer.getVirtualItems();
  const lastSeen = items.findLast(({ index }) => index !== activeRow)?.index ?? 0;
  const isNearEnd = lastSeen >= rows.length - nearEnd;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) onLoadMore?.();
  }, [isNearEnd, hasMore, isLoadingMore, onLoadMore]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  return {
    items,
    height: virtualizer.getTotalSize(),
    rowHeight,
    measure: virtualizer.measureElement,
  };
}
