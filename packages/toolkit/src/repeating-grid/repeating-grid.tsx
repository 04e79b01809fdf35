import { type ReactNode, useRef } from 'react';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import { type Alignment, parseAlignment } from '../settings/alignment.ts';
import { clampColumns } from '../settings/amount.ts';
import { type BorderSettings, borderProperties } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { parseColor } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { type ItemSpacing, itemGap, parseItemSpacing } from '../settings/item-spacing.ts';
import { percent } from '../settings/length.ts';
import type { GridItem } from './grid-items.ts';
import styles from './repeating-grid.module.css';
import { useAppendedFocus } from './use-appended-focus.ts';

/** S-101. Width in %, border in px. `numberOfColumns` is that of desktop; half of them stand on tablet, one or two on mobile. */
export interface GridSettings extends BorderSettings {
  readonly width?: number | undefined;
  readonly horizontalAlignment?: Alignment | undefined;
  readonly numberOfColumns?: number | undefined;
  readonly itemSpacing?: ItemSpacing | undefined;
  readonly showPagination?: boolean | undefined;
  readonly backgroundColor?: string | undefined;
  readonly autoScrollToMostRecent?: boolean | undefined;
  readonly isFixedRowHeight?: boolean | undefined;
}

export interface RepeatingGridProps<Data> extends GridSettings {
  readonly items: readonly GridItem<Data>[];
  readonly renderItem: (item: GridItem<Data>, index: number) => ReactNode;
  /** What the list is, for those who hear the page. */
  readonly label?: string | undefined;
  /** Stands below the items when `showPagination` is on. */
  readonly paginator?: ReactNode;
}

export function RepeatingGrid<Data>(props: RepeatingGridProps<Data>): ReactNode {
  const { items, renderItem, label, paginator, showPagination = false, ...settings } = props;
  const labels = useLabels();
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map((item) => item.id);
  useAppendedFocus(list, ids, showPagination, settings.autoScrollToMostRecent === true);
  const columns = clampColumns(settings.numberOfColumns);
  return (
    <div
      className={classNames(styles.grid, styles[parseAlignment(settings.horizontalAlignment)])}
      style={boxProperties({
        '--grid-width': percent(settings.width, 100),
        '--grid-gap': itemGap(parseItemSpacing(settings.itemSpacing)),
        '--columns': columns,
        '--columns-medium': Math.ceil(columns / 2),
        '--columns-small': columns > 4 ? 2 : 1,
        '--grid-background': parseColor(settings.backgroundColor),
        ...borderProperties(settings),
      })}
    >
      <ul
        ref={list}
        className={classNames(styles.items, settings.isFixedRowHeight && styles.fixed)}
        aria-label={label}
      >
        {items.map((item, index) => (
          <li
            key={item.key ?? item.id}
            tabIndex={showPagination ? -1 : undefined}
            aria-label={item.ariaLabel || formatLabel(labels.listItem, index + 1)}
          >
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      {showPagination && paginator}
    </div>
  );
}
