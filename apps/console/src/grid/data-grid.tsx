// biome-ignore-all lint/a11y/noRedundantRoles: tables that are not displayed as such lose the roles of their parts
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take focus
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellAt, isHeldBack } from './cell-element.ts';
import { type CellPosition, headerRow, insideGrid, movedPosition } from './cell-position.ts';
import { hasRow, isSingleCell, rangeBetween } from './cell-range.ts';
import { movedColumn, placeOf } from './column-order.ts';
import css from './data-grid.module.css';
import type { DataGridProps } from './data-grid-props.ts';
import { type GridColumn, type GridSort, isInPlace } from './grid-column.ts';
import { useGridColumns } from './grid-columns.ts';
import { HeaderCell } from './grid-header.tsx';
import { pressInEditor, pressOnCell, pressOnHeader } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { SelectAllCell } from './select-all-cell.tsx';
import * as texts from './texts.ts';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useRowSelection } from './use-row-selection.ts';

const noSort: readonly GridSort[] = [];
const noSelection: ReadonlySet<string> = new Set();

/**
 * Rows and columns with one stop for Tab: arrows, Home, End, Page Up and Down move, Enter or F2 edits, Escape undoes,
 * Space selects the row (with Shift all between), Shift and arrows select cells, which are copied and pasted as a
 * spreadsheet does. On a header Enter sorts (with Shift beside others), Shift and arrows change its width, Ctrl, Shift
 * and arrows its place, Alt and arrow down open its menu. Only rows in sight are in the document.
 */
export function DataGrid<Row>(props: DataGridProps<Row>): ReactNode {
  const { label, columns, rows, rowId, empty, sort = noSort, onSort } = props;
  const { selection = noSelection, onSelect, onResize, onWrap, onHide, onFreeze, onReorder } = props;
  const { hasMore = false, isLoadingMore = false, onLoadMore, onOpen } = props;
  const { onEditStart, onEditCancel, onPaste, rowState, currentRowId } = props;
  const isSelectable = onSelect !== undefined;
  const offset = isSelectable ? 1 : 0;

  const scroller = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<{ readonly rowId: string; readonly columnId: string }>();

  const { headers, setWidth, resetWidth } = useGridColumns({ columns, sort, onSort, onResize });
  const { ordered, pinned, style } = useGridLayout(headers, columns, isSelectable);

  const size = { rows: rows.length, columns: ordered.length + offset, page: 20 };
  const focus = useGridFocus({
    ...{ scroller, size, first: { row: 0, column: offset }, isEditing: edited !== undefined },
  });
  const { active, range, go } = focus;
  const { isAllSelected, toggle, toggleAll } = useRowSelection({ rows, rowId, selection, onSelect });

  const { items, height, measure, rowHeight } = useGridRows({
    ...{ scroller, rows, rowId, activeRow: active.row, hasMore, isLoadingMore, onLoadMore },
  });

  useLayoutEffect(() => {
    if (!edited) return;
    const editor = scroller.current?.querySelector(`[data-edited]`);
    editor?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [edited]);

  const columnAt = (column: number): GridColumn<Row> | undefined => ordered[column - offset];

  const edit = (index: number, column: number): boolean => {
    const row = rows[index];
    const target = columnAt(column);
    if (row === undefined || !target?.renderEditor || !target.isEditable?.(row)) return false;
    onEditStart?.({ row, columnId: target.id });
    focus.activate({ row: index, column });
    focus.endRange();
    setEdited({ rowId: rowId(row), columnId: target.id });
    return true;
  };

  const endEdit = (to: CellPosition): void => {
    setEdited(undefined);
    go(insideGrid({ ...to, row: Math.max(0, to.row) }, size));
  };

  const move = (columnId: string, to: number): void => {
    const moved = movedColumn(ordered, columnId, to);
    if (!moved) return;
    onReorder?.(moved.ids);
    focus.focusActive();
    focus.activate({ row: headerRow, column: moved.index + offset });
  };
  const moveBy = onReorder && ((id: string, steps: number) => move(id, placeOf(ordered, id) + steps));

  const onHeaderKey = (event: KeyboardEvent): boolean => {
    const header = headers[active.column - offset];
    if (header) {
      const cell = cellAt(scroller.current, active);
      return pressOnHeader(event, { header, cell, onMove: moveBy, onResize: setWidth });
    }
    if (event.key !== ' ' && event.key !== 'Enter') return false;
    toggleAll();
    return true;
  };

  const onCellKey = (event: KeyboardEvent): boolean => {
    const row = rows[active.row];
    if (row === undefined) return false;
    return pressOnCell(event, {
      cell: cellAt(scroller.current, active),
      isName: columnAt(active.column)?.isRowHeader ?? false,
      ...{ isSelectable, isAllSelected, hasRange: range !== undefined },
      onToggle: (isRange) => toggle(active.row, isRange),
      onToggleAll: toggleAll,
      onEdit: () => edit(active.row, active.column),
      onOpen: () => onOpen?.(row),
      onEndRange: focus.endRange,
    });
  };

  const onEditorKey = (event: KeyboardEvent): void => {
    const row = edited && rows.find((one) => rowId(one) === edited.rowId);
    if (!edited || row === undefined) return;
    pressInEditor(event, {
      onCancel: () => onEditCancel?.({ row, columnId: edited.columnId }),
      onEnd: (down, right) => endEdit({ row: active.row + down, column: active.column + right }),
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    // Keys in a menu or a calendar above the page are not the grid's.
    if (!scroller.current?.contains(target)) return;
    if (target.closest('[data-edited]')) {
      onEditorKey(event);
      return;
    }
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') {
      leave(event.shiftKey);
      return;
    }
    if (!target.hasAttribute('data-row')) {
      if (event.key === 'Escape') go(active);
      return;
    }
    if (active.row === headerRow ? onHeaderKey(event) : onCellKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.altKey) return;
    const page = Math.max(1, Math.floor((scroller.current.clientHeight - rowHeight) / rowHeight) - 1);
    const to = movedPosition(event, active, { ...size, page });
    if (!to) return;
    event.preventDefault();
    go(to, event.shiftKey && active.row >= 0 && to.row >= 0);
  };

  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  /** Tab continues from the grid's end (or beginning): the browser finds the next element. */
  const leave = (isBackward: boolean): void => (isBackward ? before : after).current?.focus();

  const onActivate = (index: number, column: number, event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    if (target.closest('[data-edited]')) return;
    const link = target.closest('a');
    const row = rows[index];
    const isHeld =
      link !== null && row !== undefined && isHeldBack(event, link) && columnAt(column)?.isEditable?.(row);
    if (isHeld) event.preventDefault();
    const isControl = !isHeld && target.closest('a, button, input') !== null;
    if (edited) setEdited(undefined);
    if (event.shiftKey && index >= 0 && column >= offset) {
      focus.beginRange();
    } else focus.endRange();
    focus.activate({ row: index, column });
    if (!isControl || target instanceof HTMLInputElement) focus.focusActive();
  };

  const clipboard = useCellClipboard({
    cells: { rows, columns: ordered, offset },
    // Headers have no values to copy, and an editor has a clipboard of its own.
    range: edited || active.row < 0 ? undefined : (range ?? rangeBetween(active, active)),
    onPaste,
  });

  // Rows that do not change are not rendered again: their callbacks are the same functions each time.
  const handlers = useRef({ toggle, onActivate, edit });
  useLayoutEffect(() => {
    handlers.current = { toggle, onActivate, edit };
  });
  const onRowToggle = useCallback(
    (index: number, isRange: boolean) => handlers.current.toggle(index, isRange),
    [],
  );
  const onRowActivate = useCallback(
    (index: number, column: number, event: MouseEvent) => handlers.current.onActivate(index, column, event),
    [],
  );
  const onRowEdit = useCallback(
    (index: number, column: number) => void handlers.current.edit(index, column),
    [],
  );

  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-scroll-key={label}
      style={style}
      {...focus.pointerEvents}
    >
      <span ref={before} tabIndex={-1} />
      <table
        role="grid"
        className={css.grid}
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-colcount={size.columns}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={isLoadingMore || undefined}
        onKeyDown={onKeyDown}
        {...focus.events}
        {...clipboard}
      >
        <thead role="rowgroup" className={css.head}>
          <tr role="row" className={css.headRow} aria-rowindex={1}>
            {isSelectable && (
              <SelectAllCell
                isActive={active.row === headerRow && active.column === 0}
                isAll={isAllSelected}
                isSome={selection.size > 0}
                onActivate={(event) => onActivate(headerRow, 0, event)}
                onToggle={toggleAll}
              />
            )}
            {headers.map((header, index) => {
              const column = ordered[index];
              if (!column) return null;
              return (
                <HeaderCell
                  key={header.id}
                  header={header}
                  label={column.label}
                  index={index + offset}
                  isPinned={isInPlace(column)}
                  isRowHeader={column.isRowHeader ?? false}
                  pinnedAt={pinned[column.id] ?? 0}
                  isActive={active.row === headerRow && active.column === index + offset}
                  isEnd={column.align === 'end'}
                  isWrapped={column.isWrapped ?? false}
                  isMultiSort={sort.length > 1}
                  actions={{
                    onReset: resetWidth,
                    onWrap,
                    onHide,
                    onFreeze,
                    onMove: moveBy,
                    onDrop: onReorder && ((id, onId) => move(id, placeOf(ordered, onId))),
                  }}
                  onActivate={(event) => {
                    onActivate(headerRow, index + offset, event);
                    const isLabel = !(event.target as HTMLElement).closest('button, [data-resizing]');
                    if (isLabel && (event.target as HTMLElement).closest('[data-sortable]')) {
                      header.column.toggleSorting(undefined, event.shiftKey);
                    }
                  }}
                />
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body} style={{ blockSize: height }}>
          {items.map(({ index, start, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const id = rowId(row);
            return (
              <GridRow
                key={key}
                row={row}
                id={id}
                index={index}
                start={start}
                columns={ordered}
                pinned={pinned}
                isSelectable={isSelectable}
                isSelected={selection.has(id)}
                isCurrent={currentRowId === id}
                state={rowState?.(row)}
                activeColumn={active.row === index ? active.column : -1}
                range={range && hasRow(range, index) && !isSingleCell(range) ? range : undefined}
                editedColumn={edited?.rowId === id ? edited.columnId : undefined}
                onToggle={onRowToggle}
                onActivate={onRowActivate}
                onEdit={onRowEdit}
                measure={measure}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <div className={css.empty}>{empty}</div>}
      {isLoadingMore && (
        <p className={css.more} role="status">
          {texts.loadingMore}
        </p>
      )}
      <span ref={after} tabIndex={-1} />
    </div>
  );
}
