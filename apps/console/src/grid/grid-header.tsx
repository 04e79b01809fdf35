// biome-ignore-all lint/a11y/noRedundantRoles: tables that are not displayed as such lose the roles of their parts
// biome-ignore-all lint/a11y/noStaticElementInteractions: what is dragged is moved by keys of the grid as well
import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import { ActionMenu, type MenuEntry } from '../ui/menu.tsx';
import css from './data-grid.module.css';
import type { GridHeader } from './grid-columns.ts';
import * as texts from './texts.ts';

export interface HeaderActions {
  readonly onReset: (columnId: string) => void;
  readonly onWrap?: ((columnId: string, isWrapped: boolean) => void) | undefined;
  readonly onHide?: ((columnId: string) => void) | undefined;
  readonly onFreeze?: ((columnId: string, isFrozen: boolean) => void) | undefined;
  /** Steps to the right; negative ones to the left. */
  readonly onMove?: ((columnId: string, steps: number) => void) | undefined;
  /** A column was dropped on another one. */
  readonly onDrop?: ((columnId: string, onColumnId: string) => void) | undefined;
}

export interface HeaderCellProps {
  readonly header: GridHeader;
  readonly label: string;
  readonly index: number;
  readonly isPinned: boolean;
  readonly isRowHeader: boolean;
  readonly pinnedAt: number;
  readonly isActive: boolean;
  readonly isEnd: boolean;
  readonly isWrapped: boolean;
  readonly actions: HeaderActions;
  readonly onActivate: (event: MouseEvent) => void;
  readonly isMultiSort: boolean;
}

const dragType = 'application/x-grid-column';

function menuOf({
  header,
  isWrapped,
  actions,
  isPinned,
  isRowHeader,
}: HeaderCellProps): readonly MenuEntry[] {
  const { column } = header;
  const { onReset, onWrap, onHide, onFreeze, onMove } = actions;
  const sorted = column.getIsSorted();
  const sorts: readonly MenuEntry[] = column.getCanSort()
    ? [
        {
          id: 'asc',
          label: texts.sortAscending,
          isCurrent: sorted === 'asc',
          onAction: () => column.toggleSorting(false),
        },
        {
          id: 'desc',
          label: texts.sortDescending,
          isCurrent: sorted === 'desc',
          onAction: () => column.toggleSorting(true),
        },
        ...(sorted
          ? [{ id: 'unsorted', label: texts.clearSort, onAction: () => column.clearSorting() }]
          : []),
      ]
    : [];
  const moves: readonly MenuEntry[] =
    onMove && !isPinned
      ? [
          { id: 'left', label: texts.moveLeft, startsGroup: true, onAction: () => onMove(column.id, -1) },
          { id: 'right', label: texts.moveRight, onAction: () => onMove(column.id, 1) },
        ]
      : [];
  return [
    ...sorts,
    ...(onWrap
      ? [
          {
            id: 'wrap',
            label: isWrapped ? texts.cutText : texts.wrapText,
            startsGroup: sorts.length > 0,
            onAction: () => onWrap(column.id, !isWrapped),
          },
        ]
      : []),
    { id: 'width', label: texts.resetWidth, onAction: () => onReset(column.id) },
    ...(onFreeze && !isRowHeader
      ? [
          {
            id: 'freeze',
            label: isPinned ? texts.releaseColumn : texts.freezeColumn,
            onAction: () => onFreeze(column.id, !isPinned),
          },
        ]
      : []),
    ...moves,
    ...(onHide && !isPinned
      ? [{ id: 'hide', label: texts.hideColumn, startsGroup: true, onAction: () => onHide(column.id) }]
      : []),
  ];
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A column's name: it sorts, and is drawn to another width or another place. */
export function HeaderCell(props: HeaderCellProps): ReactNode {
  const { header, label, index, isPinned, pinnedAt, isActive, isEnd, isMultiSort, actions, onActivate } =
    props;
  const { column } = header;
  const sorted = column.getIsSorted();
  const place = column.getSortIndex();
  const isDraggable = Boolean(actions.onDrop) && !isPinned;
  const onDragStart = (event: DragEvent): void => {
    event.dataTransfer.setData(dragType, column.id);
    event.dataTransfer.effectAllowed = 'move';
  };
  const onDrop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(dragType);
    if (!dragged || dragged === column.id) return;
    event.preventDefault();
    actions.onDrop?.(dragged, column.id);
  };
  return (
    <th
      role="columnheader"
      scope="col"
      className={css.headerCell}
      data-pinned={isPinned || undefined}
      data-end={isEnd || undefined}
      style={isPinned ? { insetInlineStart: pinnedAt } : undefined}
      aria-colindex={index + 1}
      aria-sort={sorted ? ariaSort[sorted] : column.getCanSort() ? 'none' : undefined}
      data-row={-1}
      data-column={index}
      tabIndex={isActive ? 0 : -1}
      onClick={onActivate}
      onDragOver={(event) => {
        if (isDraggable && event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <span
        className={css.headerLabel}
        data-sortable={column.getCanSort() || undefined}
        draggable={isDraggable}
        onDragStart={onDragStart}
        title={label}
      >
        <span className={css.headerText}>{label}</span>
        {sorted && (
          <span className={css.sortMark} data-direction={sorted} aria-hidden="true">
            {sorted === 'asc' ? '↑' : '↓'}
            {isMultiSort ? place + 1 : ''}
          </span>
        )}
      </span>
      <ActionMenu label={texts.columnMenu(label)} entries={menuOf(props)} className={css.headerMenu}>
        <Icon path={chevronDownIcon} className={css.headerMenuIcon} />
      </ActionMenu>
      <span
        className={css.resizer}
        aria-hidden="true"
        data-resizing={column.getIsResizing() || undefined}
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => actions.onReset(column.id)}
      />
    </th>
  );
}
