import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cellAt } from './cell-element.ts';
import { type CellPosition, type GridSize, insideGrid } from './cell-position.ts';
import { type CellRange, rangeBetween } from './cell-range.ts';

interface GridFocusOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly size: GridSize;
  readonly first: CellPosition;
  /** While a cell is edited the focus is in its editor. */
  readonly isEditing: boolean;
}

export interface GridFocus {
  /** The one cell that Tab reaches. */
  readonly active: CellPosition;
  /** The selected cells; undefined where no range was begun. */
  readonly range: CellRange | undefined;
  /** Makes a cell active and focuses it; a range is begun or extended, or ends. */
  go(to: CellPosition, isRange?: boolean): void;
  /** Makes a cell active; the focus stays where it is. */
  activate(to: CellPosition): void;
  /** Focuses the active cell once it is rendered. */
  focusActive(): void;
  /** The active cell becomes one end of the range, unless there is a range. */
  beginRange(): void;
  endRange(): void;
  readonly events: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly pointerEvents: {
    readonly onPointerDownCapture: () => void;
    readonly onPointerUpCapture: () => void;
  };
}

/** Which cell is active, and the browser's focus on it, also where its row has left the document in between. */
export function useGridFocus({ scroller, size, first, isEditing }: GridFocusOptions): GridFocus {
  const [position, setPosition] = useState(first);
  const [anchor, setAnchor] = useState<CellPosition>();
  const moveFocus = useRef(false);
  const isPointed = useRef(false);
  const hasFocus = useRef(false);
  const active = insideGrid(position, size);

  useLayoutEffect(() => {
    const lost = hasFocus.current && document.activeElement === document.body;
    if (!moveFocus.current && !lost) return;
    moveFocus.current = false;
    const cell = cellAt(scroller.current, active);
    if (!cell) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusActive = (): void => {
    moveFocus.current = true;
  };
  const beginRange = (): void => {
    if (!anchor) setAnchor(active);
  };
  const endRange = (): void => setAnchor(undefined);

  return {
    active,
    range: anchor && rangeBetween(insideGrid(anchor, size), active),
    go(to, isRange = false) {
      if (isRange) beginRange();
      else endRange();
      setPosition(to);
      focusActive();
    },
    activate: setPosition,
    focusActive,
    beginRange,
    endRange,
    events: {
      onFocus(event) {
        hasFocus.current = true;
        const target = event.target as HTMLElement;
        const cell = target.closest<HTMLElement>('[data-row]');
        const isFromOutside = !(
          event.relatedTarget instanceof Node && scroller.current?.contains(event.relatedTarget)
        );
        if (cell && target === cell) {
          const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
          if (!isEditing && (at.row !== active.row || at.column !== active.column)) setPosition(at);
          return;
        }
        if (isFromOutside && !isPointed.current && !isEditing && scroller.current?.contains(target)) {
          cellAt(scroller.current, active)?.focus();
        }
      },
      onBlur(event) {
        if (event.target.isConnected && !scroller.current?.contains(event.relatedTarget as Node | null)) {
          hasFocus.current = false;
        }
      },
    },
    pointerEvents: {
      onPointerDownCapture() {
        isPointed.current = true;
      },
      onPointerUpCapture() {
        isPointed.current = false;
      },
    },
  };
}
