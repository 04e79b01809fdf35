// biome-ignore-all lint/a11y/noRedundantRoles: tables that are not displayed as such lose the roles of their parts
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take focus
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cellAt, isHeldBack } from './cell-element.ts';
import { type CellPosition, headerRow, insideGrid, movedPosition } from './cell-position.ts';
import { hasRow, isSingleCell, rangeBetween } from './cell-range.ts';
import css from './data-grid.module.css';
import type { DataGridProps } from './data-grid-props.ts';
import { type GridColumn, type GridSort, isInPlace } from './grid-column.ts';
import { useGridColumns } from './grid-columns.ts';
import { HeaderCell } from './grid-header.tsx';
import { GridRow } from './grid-row.tsx';
import { toggledSelection } from './row-selection.ts';
import { SelectAllCell } from './select-all-cell.tsx';
import * as texts from './texts.ts';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridRows } from './use-grid-rows.ts';

const noSort: readonly GridSort[] = [];
const noSelection: ReadonlySet<string> = new Set();
const resizeStep = 16;

/**
 * Rows and columns with one stop for Tab: arrows, Home, End, Page Up and Down move, Enter or F2 edits, Escape takes back,
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
  const [position, setPosition] = useState<CellPosition>({ row: 0, column: offset });
  const [anchor, setAnchor] = useState<CellPosition>();
  const [edited, setEdited] = useState<{ readonly rowId: string; readonly columnId: string }>();
  const lastToggled = useRef(0);
  const moveFocus = useRef(false);
  const isPointed = useRef(false);
  const hasFocus = useRef(false);

  const { headers, setWidth, resetWidth } = useGridColumns({ columns, sort, onSort, onResize });
  const { ordered, pinned, style } = useGridLayout(headers, columns, isSelectable);

  const size = { rows: rows.length, columns: ordered.length + offset, page: 20 };
  const active = insideGrid(position, size);
  const range = anchor && rangeBetween(insideGrid(anchor, size), active);

  const { items, height, measure, rowHeight } = useGridRows({
    ...{ scroller, rows, rowId, activeRow: active.row, hasMore, isLoadingMore, onLoadMore },
  });

  useLayoutEffect(() => {
    const lost = hasFocus.current && document.activeElement === document.body;
    if (!moveFocus.current && !lost) return;
    moveFocus.current = false;
    const cell = cellAt(scroller.current, active);
    if (!cell) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (!edited) return;
    const editor = scroller.current?.querySelector(`[data-edited]`);
    editor?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [edited]);

  const go = (to: CellPosition, extends_ = false): void => {
    if (!extends_) setAnchor(undefined);
    else if (!anchor) setAnchor(active);
    setPosition(to);
    moveFocus.current = true;
  };

  const columnAt = (column: number): GridColumn<Row> | undefined => ordered[column - offset];

  const edit = (index: number, column: number): boolean => {
    const row = rows[index];
    const target = columnAt(column);
    if (row === undefined || !target?.renderEditor || !target.isEditable?.(row)) return false;
    onEditStart?.({ row, columnId: target.id });
    setPosition({ row: index, column });
    setAnchor(undefined);
    setEdited({ rowId: rowId(row), columnId: target.id });
    return true;
  };

  const endEdit = (to: CellPosition): void => {
    setEdited(undefined);
    go(insideGrid({ ...to, row: Math.max(0, to.row) }, size));
  };

  const toggle = (index: number, isRange: boolean): void => {
    if (rows[index] === undefined) return;
    const next = toggledSelection(
      rows.map(rowId),
      selection,
      index,
      isRange ? lastToggled.current : undefined,
    );
    lastToggled.current = index;
    onSelect?.(next);
  };

  const isAllSelected = useMemo(
    () => rows.length > 0 && rows.every((row) => selection.has(rowId(row))),
    [rows, selection, rowId],
  );
  const toggleAll = (): void => {
    const loaded = new Set(rows.map(rowId));
    const others = [...selection].filter((id) => !loaded.has(id));
    onSelect?.(new Set(isAllSelected ? others : [...others, ...loaded]));
  };

  const move = (columnId: string, to: number): void => {
    const movable = ordered.filter((column) => !isInPlace(column)).map(({ id }) => id);
    const from = movable.indexOf(columnId);
    const place = Math.max(0, Math.min(to, movable.length - 1));
    if (from < 0 || place === from) return;
    movable.splice(place, 0, ...movable.splice(from, 1));
    onReorder?.([...ordered.filter(isInPlace).map(({ id }) => id), ...movable]);
    moveFocus.current = true;
    setPosition({ row: headerRow, column: place + offset + ordered.length - movable.length });
  };
  const placeOf = (columnId: string): number =>
    ordered.filter((column) => !isInPlace(column)).findIndex(({ id }) => id === columnId);

  const onHeaderKey = (event: KeyboardEvent): boolean => {
    const header = headers[active.column - offset];
    if (!header) {
      if (event.key !== ' ' && event.key !== 'Enter') return false;
      toggleAll();
      return true;
    }
    const { column } = header;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0 && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      if (onReorder) move(column.id, placeOf(column.id) + step);
    } else if (step !== 0 && event.shiftKey) setWidth(column.id, header.getSize() + step * resizeStep);
    else if (event.key === 'ArrowDown' && event.altKey) {
      cellAt(scroller.current, active)?.querySelector('button')?.click();
    } else if ((event.key === 'Enter' || event.key === ' ') && column.getCanSort()) {
      column.toggleSorting(undefined, event.shiftKey);
    } else return false;
    return true;
  };

  const onCellKey = (event: KeyboardEvent): boolean => {
    const row = rows[active.row];
    if (row === undefined) return false;
    const isName = columnAt(active.column)?.isRowHeader;
    switch (event.key) {
      case ' ':
        if (isSelectable) toggle(active.row, event.shiftKey);
        return true;
      case 'F2':
        return edit(active.row, active.column);
      case 'Enter': {
        const link = cellAt(scroller.current, active)?.querySelector<HTMLElement>('a, button, input');
        if (link && (isName || event.ctrlKey || event.metaKey)) link.click();
        else if (edit(active.row, active.column)) return true;
        else if (link) link.click();
        else onOpen?.(row);
        return true;
      }
      case 'Escape':
        if (!anchor) return false;
        setAnchor(undefined);
        return true;
      case 'a':
        if (!(event.ctrlKey || event.metaKey) || !isSelectable) return false;
        if (!isAllSelected) toggleAll();
        return true;
      default:
        return false;
    }
  };

  const onEditorKey = (event: KeyboardEvent): void => {
    if (!edited || event.defaultPrevented) return;
    const row = rows.find((one) => rowId(one) === edited.rowId);
    if (row === undefined) return;
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') {
      onEditCancel?.({ row, columnId: edited.columnId });
      endEdit(active);
    } else if (event.key === 'Enter' && !(isText && !event.ctrlKey) && !event.shiftKey) {
      endEdit({ ...active, row: active.row + 1 });
    } else if (event.key === 'Tab') {
      endEdit({ ...active, column: active.column + (event.shiftKey ? -1 : 1) });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    // What is typed into a menu or a calendar above the page is none of the grid's.
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
  /** Tab goes on from the grid's end (or beginning): the browser finds what comes next. */
  const leave = (isBackward: boolean): void => (isBackward ? before : after).current?.focus();

  const onFocus = (event: FocusEvent): void => {
    hasFocus.current = true;
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    const isFromOutside = !(
      event.relatedTarget instanceof Node && scroller.current?.contains(event.relatedTarget)
    );
    if (cell && target === cell) {
      const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
      if (!edited && (at.row !== active.row || at.column !== active.column)) setPosition(at);
      return;
    }
    if (isFromOutside && !isPointed.current && !edited && scroller.current?.contains(target)) {
      cellAt(scroller.current, active)?.focus();
    }
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.target.isConnected && !scroller.current?.contains(event.relatedTarget as Node | null)) {
      hasFocus.current = false;
    }
  };

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
      if (!anchor) setAnchor(active);
    } else setAnchor(undefined);
    setPosition({ row: index, column });
    if (!isControl || target instanceof HTMLInputElement) moveFocus.current = true;
  };

  const clipboard = useCellClipboard({
    cells: { rows, columns: ordered, offset },
    // The headers have no values, and what is typed into an editor is the editor's.
    range: edited || active.row < 0 ? undefined : (range ?? rangeBetween(active, active)),
    onPaste,
  });

  // Rows that do not change are not drawn again: what they call is the same function each time.
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
      onPointerDownCapture={() => {
        isPointed.current = true;
      }}
      onPointerUpCapture={() => {
        isPointed.current = false;
      }}
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
        onFocus={onFocus}
        onBlur={onBlur}
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
                    onMove: onReorder && ((id, steps) => move(id, placeOf(id) + steps)),
                    onDrop: onReorder && ((id, onId) => move(id, placeOf(onId))),
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
