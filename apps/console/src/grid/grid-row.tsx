// biome-ignore-all lint/a11y/noRedundantRoles: tables that are not displayed as such lose the roles of their parts
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take focus
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys of all cells are the grid's
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { CellRange } from './cell-range.ts';
import css from './data-grid.module.css';
import { type GridColumn, isInPlace } from './grid-column.ts';
import * as texts from './texts.ts';

/** What a row shows beside its values. */
export interface GridRowState {
  /** Columns whose value is changed and not saved yet. */
  readonly changed?: ReadonlySet<string> | undefined;
  /** Why the row could not be saved. */
  readonly error?: string | undefined;
}

/** Where pinned columns stand, in px. */
export interface PinnedPlaces {
  readonly [columnId: string]: number;
}

export interface GridRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly start: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly pinned: PinnedPlaces;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly state: GridRowState | undefined;
  /** The column of the active cell; -1 where it is in another row. */
  readonly activeColumn: number;
  readonly range: CellRange | undefined;
  readonly editedColumn: string | undefined;
  readonly onToggle: (index: number, isRange: boolean) => void;
  readonly onActivate: (index: number, column: number, event: MouseEvent) => void;
  readonly onEdit: (index: number, column: number) => void;
  readonly measure: (element: HTMLElement | null) => void;
}

function GridRowView<Row>(props: GridRowProps<Row>): ReactNode {
  const { row, id, index, start, columns, pinned, state, activeColumn, range, editedColumn } = props;
  const { isSelectable, isSelected, isCurrent, onToggle, onActivate, onEdit, measure } = props;
  const offset = isSelectable ? 1 : 0;
  const name = columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? id;
  const inRange = (column: number): boolean =>
    Boolean(range && column >= range.first && column <= range.last);
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      className={css.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      data-failed={state?.error !== undefined || undefined}
    >
      {isSelectable && (
        <td
          role="gridcell"
          className={css.cell}
          data-pinned
          data-select
          style={{ insetInlineStart: 0 }}
          aria-colindex={1}
          data-row={index}
          data-column={0}
          tabIndex={activeColumn === 0 ? 0 : -1}
          onClick={(event) => onActivate(index, 0, event)}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={texts.selectRow(name)}
            checked={isSelected}
            onChange={() => {}}
            onClick={(event) => onToggle(index, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, position) => {
        const at = position + offset;
        const isEdited = editedColumn === column.id;
        const canEdit = column.isEditable?.(row) ?? false;
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            className={css.cell}
            data-pinned={isInPlace(column) || undefined}
            data-end={column.align === 'end' || undefined}
            data-wrapped={column.isWrapped || undefined}
            data-range={inRange(at) || undefined}
            data-changed={state?.changed?.has(column.id) || undefined}
            data-edited={isEdited || undefined}
            data-editable={canEdit || undefined}
            style={isInPlace(column) ? { insetInlineStart: pinned[column.id] } : undefined}
            aria-colindex={at + 1}
            aria-readonly={column.renderEditor && !canEdit ? true : undefined}
            data-row={index}
            data-column={at}
            tabIndex={activeColumn === at ? 0 : -1}
            onClick={(event) => onActivate(index, at, event)}
            onDoubleClick={() => onEdit(index, at)}
          >
            {isEdited ? (
              <div className={css.editor}>{column.renderEditor?.(row)}</div>
            ) : (
              <div className={css.value}>{column.render(row)}</div>
            )}
            {column.isRowHeader && state?.error !== undefined && (
              <div className={css.rowError}>{state.error}</div>
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row is drawn again only where something of it has changed: moving the active cell draws two. */
export const GridRow = memo(GridRowView) as typeof GridRowView;
