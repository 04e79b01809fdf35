import { memo, type ReactNode } from 'react';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import type { GridItem } from './grid-items.ts';

interface GridCellProps<Data> {
  readonly item: GridItem<Data>;
  readonly index: number;
  readonly renderItem: (item: GridItem<Data>, index: number) => ReactNode;
  /** The focus may be put here, though not by the Tab key. */
  readonly isFocusable: boolean;
}

function Cell<Data>({ item, index, renderItem, isFocusable }: GridCellProps<Data>): ReactNode {
  const labels = useLabels();
  return (
    <li
      tabIndex={isFocusable ? -1 : undefined}
      // S-252.
      aria-label={item.ariaLabel || formatLabel(labels.listItem, index + 1)}
    >
      {renderItem(item, index)}
    </li>
  );
}

const isSame = <Data,>(before: GridCellProps<Data>, now: GridCellProps<Data>): boolean =>
  before.renderItem === now.renderItem &&
  before.index === now.index &&
  before.isFocusable === now.isFocusable &&
  Object.is(before.item.data, now.item.data) &&
  before.item.id === now.item.id &&
  before.item.key === now.item.key &&
  before.item.ariaLabel === now.item.ariaLabel;

/** One item of a grid. While it and `renderItem` are what they were, it is not rendered again: a list grows at the cost of what is new. */
export const GridCell = memo(Cell, isSame) as typeof Cell;
