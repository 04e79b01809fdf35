import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import css from './design.module.css';
import { blockLabel, regionLabel } from './labels.ts';
import { definitionOf, type OutlineRow, summaryOf } from './outline.ts';
import type { Place } from './place.ts';
import * as texts from './texts.ts';

/** Where a row is dropped at another one. */
export type RowDrop = 'before' | 'inside' | 'after';

export interface OutlineListProps {
  /** The label of the tree; "the blocks of a page" by default. */
  readonly label?: string;
  /** The text of a row; the name of a block by default. */
  readonly describe?: (row: OutlineRow) => ReactNode;
  readonly rows: readonly OutlineRow[];
  readonly chosen: Place | undefined;
  readonly onChoose: (place: Place) => void;
  /** True where the key did something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onDrag: (place: Place | undefined) => void;
  readonly onDrop: (place: Place, drop: RowDrop) => void;
}

/** The blocks of a page as a tree: chosen, moved, copied and removed by keys, or dragged. */
export function OutlineList({
  label = texts.outline,
  describe,
  rows,
  chosen,
  onChoose,
  onKey,
  onDrag,
  onDrop,
}: OutlineListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ readonly place: Place; readonly drop: RowDrop }>();
  const current = rows.findIndex(({ place }) => place === chosen);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves is followed.
  useEffect(() => {
    const element = list.current;
    const row = element?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!element || !row) return;
    // Not by scrollIntoView, which would move the window as well.
    const { top, bottom } = row.getBoundingClientRect();
    const room = element.getBoundingClientRect();
    if (top < room.top) element.scrollTop -= room.top - top;
    else if (bottom > room.bottom) element.scrollTop += bottom - room.bottom;
  }, [chosen, rows]);

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: rows.length - 1 }[event.key];
    const row = next === undefined ? undefined : rows[Math.max(0, Math.min(rows.length - 1, next))];
    if (!row) return;
    event.preventDefault();
    onChoose(row.place);
  }
  const dropAt = (event: DragEvent<HTMLElement>): RowDrop => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    return part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside';
  };

  return (
    // It has the focus itself: a row that is removed or moved takes none along.
    <div
      ref={list}
      role="tree"
      aria-label={label}
      aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
      tabIndex={0}
      className={css.outline}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and names the row.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens for keys.
        <div
          key={row.place}
          id={`${id}-${index}`}
          role="treeitem"
          aria-level={row.level}
          aria-selected={index === current}
          className={css.row}
          style={{ paddingInlineStart: `${row.level * 0.75}rem` }}
          data-drop={target?.place === row.place ? target.drop : undefined}
          draggable
          onClick={() => {
            onChoose(row.place);
            list.current?.focus({ preventScroll: true });
          }}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', row.place);
            onDrag(row.place);
          }}
          onDragEnd={() => {
            setTarget(undefined);
            onDrag(undefined);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            const drop = dropAt(event);
            if (target?.place !== row.place || target.drop !== drop) setTarget({ place: row.place, drop });
          }}
          onDragLeave={() => setTarget(undefined)}
          onDrop={(event) => {
            event.preventDefault();
            setTarget(undefined);
            onDrop(row.place, dropAt(event));
          }}
        >
          {describe ? describe(row) : <RowText row={row} />}
        </div>
      ))}
    </div>
  );
}

/** Of a page with thousands of blocks only what has changed is written again. */
const RowText = memo(
  ({ row: { component, region } }: { readonly row: OutlineRow }): ReactNode => {
    const summary = summaryOf(component);
    return (
      <>
        {blockLabel(definitionOf(component))}
        {region !== 'content' && ` (${regionLabel(region)})`}
        {summary && `: ${summary}`}
      </>
    );
  },
  (before, after) => before.row.component === after.row.component && before.row.region === after.row.region,
);
