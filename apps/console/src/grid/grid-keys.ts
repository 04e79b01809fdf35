import type { KeyboardEvent } from 'react';
import type { GridHeader } from './grid-columns.ts';

const resizeStep = 16;

interface HeaderKeys {
  readonly header: GridHeader;
  /** The element of the header. */
  readonly cell: HTMLElement | null;
  /** Undefined where columns cannot be moved. */
  readonly onMove: ((columnId: string, steps: number) => void) | undefined;
  readonly onResize: (columnId: string, width: number) => void;
}

/** What a key does on a column's header: sorts, moves, resizes, opens its menu. False for all other keys. */
export function pressOnHeader(event: KeyboardEvent, { header, cell, onMove, onResize }: HeaderKeys): boolean {
  const { column } = header;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0 && event.shiftKey && (event.ctrlKey || event.metaKey)) onMove?.(column.id, step);
  else if (step !== 0 && event.shiftKey) onResize(column.id, header.getSize() + step * resizeStep);
  else if (event.key === 'ArrowDown' && event.altKey) cell?.querySelector('button')?.click();
  else if ((event.key === 'Enter' || event.key === ' ') && column.getCanSort()) {
    column.toggleSorting(undefined, event.shiftKey);
  } else return false;
  return true;
}

interface CellKeys {
  readonly cell: HTMLElement | null;
  readonly isName: boolean;
  readonly isSelectable: boolean;
  readonly hasRange: boolean;
  readonly isAllSelected: boolean;
  readonly onToggle: (isRange: boolean) => void;
  readonly onToggleAll: () => void;
  /** False where the cell cannot be edited. */
  readonly onEdit: () => boolean;
  readonly onOpen: () => void;
  readonly onEndRange: () => void;
}

/** What a key does on a cell that is not edited: selects, edits, opens. False for all other keys. */
export function pressOnCell(event: KeyboardEvent, cell: CellKeys): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case ' ':
      if (cell.isSelectable) cell.onToggle(event.shiftKey);
      return true;
    case 'F2':
      return cell.onEdit();
    case 'Enter': {
      const link = cell.cell?.querySelector<HTMLElement>('a, button, input');
      if (link && (cell.isName || isCommand)) link.click();
      else if (cell.onEdit()) return true;
      else if (link) link.click();
      else cell.onOpen();
      return true;
    }
    case 'Escape':
      if (!cell.hasRange) return false;
      cell.onEndRange();
      return true;
    case 'a':
      if (!isCommand || !cell.isSelectable) return false;
      if (!cell.isAllSelected) cell.onToggleAll();
      return true;
    default:
      return false;
  }
}

interface EditorKeys {
  readonly onCancel: () => void;
  /** Ends editing and goes on by so many rows and columns. */
  readonly onEnd: (rows: number, columns: number) => void;
}

/** What a key does in the editor of a cell; keys that are the editor's own go to it. */
export function pressInEditor(event: KeyboardEvent, { onCancel, onEnd }: EditorKeys): void {
  if (event.defaultPrevented) return;
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Escape') {
    onCancel();
    onEnd(0, 0);
  } else if (event.key === 'Enter' && !(isText && !event.ctrlKey) && !event.shiftKey) onEnd(1, 0);
  else if (event.key === 'Tab') onEnd(0, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
