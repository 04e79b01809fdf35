import { type ReactNode, useRef } from 'react';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import { alignment } from '../settings/alignment.ts';
import { borderProperties, borderSettings } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { itemGap, itemSpacing } from '../settings/item-spacing.ts';
import { color, flag, percent, text, whole } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import type { GridItem } from './grid-items.ts';
import styles from './repeating-grid.module.css';
import { useAppendedFocus } from './use-appended-focus.ts';

/** S-101. */
export const repeatingGridSettings = {
  width: percent(100),
  horizontalAlignment: alignment(),
  /** S-186, S-261: those of desktop; half of them stand on tablet, one or two on mobile. */
  numberOfColumns: whole(1, 6, 1),
  itemSpacing: itemSpacing(),
  showPagination: flag(),
  backgroundColor: color(),
  autoScrollToMostRecent: flag(),
  isFixedRowHeight: flag(),
  /** What the list is, for those who hear the page. */
  label: text(),
  ...borderSettings,
};

export interface RepeatingGridProps<Data> extends SettingsOf<typeof repeatingGridSettings> {
  readonly items: readonly GridItem<Data>[];
  readonly renderItem: (item: GridItem<Data>, index: number) => ReactNode;
  /** Stands below the items when `showPagination` is on. */
  readonly paginator?: ReactNode;
}

export function RepeatingGrid<Data>(props: RepeatingGridProps<Data>): ReactNode {
  const { items, renderItem, paginator, ...given } = props;
  const settings = readSettings('RepeatingGrid', repeatingGridSettings, given);
  const { showPagination, numberOfColumns } = settings;
  const labels = useLabels();
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map((item) => item.id);
  useAppendedFocus(list, ids, showPagination, settings.autoScrollToMostRecent);
  return (
    <div
      className={classNames(styles.grid, styles[settings.horizontalAlignment])}
      style={boxProperties({
        '--grid-width': settings.width,
        '--grid-gap': itemGap(settings.itemSpacing),
        '--columns': numberOfColumns,
        '--columns-medium': Math.ceil(numberOfColumns / 2),
        '--columns-small': numberOfColumns > 4 ? 2 : 1,
        '--grid-background': settings.backgroundColor,
        ...borderProperties(settings),
      })}
    >
      <ul
        ref={list}
        className={classNames(styles.items, settings.isFixedRowHeight && styles.fixed)}
        aria-label={settings.label || undefined}
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
