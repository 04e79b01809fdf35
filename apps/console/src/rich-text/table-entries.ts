import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from 'prosemirror-tables';
import type { MenuEntry } from '../ui/menu.tsx';
import { insertTable } from './commands.ts';
import * as texts from './texts.ts';

export interface TableTools {
  readonly run: (command: Command) => void;
  readonly isInTable: boolean;
  readonly onCaption: () => void;
}

/** What can be done with the table around the cursor; without one, a new one. */
export function tableEntries({ run, isInTable, onCaption }: TableTools): readonly MenuEntry[] {
  const entry = (id: string, label: string, command: Command, startsGroup = false): MenuEntry => ({
    id,
    label,
    startsGroup,
    onAction: () => run(command),
  });
  if (!isInTable) return [entry('insert', texts.insertTable, insertTable)];
  return [
    entry('rowBefore', texts.rowBefore, addRowBefore),
    entry('rowAfter', texts.rowAfter, addRowAfter),
    entry('deleteRow', texts.deleteRow, deleteRow),
    entry('columnBefore', texts.columnBefore, addColumnBefore, true),
    entry('columnAfter', texts.columnAfter, addColumnAfter),
    entry('deleteColumn', texts.deleteColumn, deleteColumn),
    entry('headerRow', texts.headerRow, toggleHeader('row'), true),
    entry('headerColumn', texts.headerColumn, toggleHeader('column')),
    entry('mergeCells', texts.mergeCells, mergeCells),
    entry('splitCell', texts.splitCell, splitCell),
    { id: 'caption', label: texts.captionOf, onAction: onCaption, startsGroup: true },
    entry('deleteTable', texts.deleteTable, deleteTable),
  ];
}
