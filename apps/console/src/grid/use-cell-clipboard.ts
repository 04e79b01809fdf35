import type { ClipboardEvent } from 'react';
import { copiedText, pastedCells } from './cell-clipboard.ts';
import { type CellRange, isSingleCell } from './cell-range.ts';
import type { GridColumn, PastedCell } from './grid-column.ts';

interface CellClipboard<Row> {
  readonly cells: {
    readonly rows: readonly Row[];
    readonly columns: readonly GridColumn<Row>[];
    readonly offset: number;
  };
  /** What is copied, and where what is pasted begins; undefined where neither is done. */
  readonly range: CellRange | undefined;
  readonly onPaste: ((cells: readonly PastedCell<Row>[]) => void) | undefined;
}

const isOnCell = ({ target }: ClipboardEvent): boolean => (target as HTMLElement).hasAttribute('data-row');

/** Cells to and from other programs, as a spreadsheet does it. */
export function useCellClipboard<Row>({ cells, range, onPaste }: CellClipboard<Row>): {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
} {
  return {
    onCopy(event) {
      if (!range || !isOnCell(event)) return;
      // A part of a cell's text that was marked is copied by the browser.
      if (window.getSelection()?.isCollapsed === false && isSingleCell(range)) return;
      event.clipboardData.setData('text/plain', copiedText(cells, range));
      event.preventDefault();
    },
    onPaste(event) {
      if (!range || !onPaste || !isOnCell(event)) return;
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      event.preventDefault();
      const pasted = pastedCells(cells, range, text);
      if (pasted.length > 0) onPaste(pasted);
    },
  };
}
