import { useMemo, useRef } from 'react';
import { toggledSelection } from './row-selection.ts';

interface RowSelectionOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: ((selection: ReadonlySet<string>) => void) | undefined;
}

export interface RowSelection {
  readonly isAllSelected: boolean;
  /** With `isRange` all rows from the one that was toggled last. */
  toggle(index: number, isRange: boolean): void;
  /** All loaded rows, or none of them; others stay as they are. */
  toggleAll(): void;
}

/** The rows that are selected, one by one, by ranges or all at once. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection {
  const { rows, rowId, selection, onSelect } = options;
  const lastToggled = useRef(0);
  const isAllSelected = useMemo(
    () => rows.length > 0 && rows.every((row) => selection.has(rowId(row))),
    [rows, selection, rowId],
  );
  return {
    isAllSelected,
    toggle(index, isRange) {
      if (rows[index] === undefined) return;
      const from = isRange ? lastToggled.current : undefined;
      lastToggled.current = index;
      onSelect?.(toggledSelection(rows.map(rowId), selection, index, from));
    },
    toggleAll() {
      const loaded = new Set(rows.map(rowId));
      const others = [...selection].filter((id) => !loaded.has(id));
      onSelect?.(new Set(isAllSelected ? others : [...others, ...loaded]));
    },
  };
}
