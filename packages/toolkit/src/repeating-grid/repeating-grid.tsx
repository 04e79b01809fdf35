import { type ReactNode, useRef } from 'react';
import { uniqueKeys } from '../page/unique-keys.ts';
import { alignment } from '../settings/alignment.ts';
import { borderProperties, borderSettings } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { itemGap, itemSpacing } from '../settings/item-spacing.ts';
import { boolean, color, integer, percent, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridItem } from './grid-items.ts';
import styles from './repeating-grid.module.css';
import { useAppendedFocus } from './use-appended-focus.ts';

/** S-101. */
export const repeatingGridSettings = {
  width: percent(100),
  horizontalAlignment: alignment(),
  /** S-186, S-261: those of desktop; half of them stand on tablet, one or two on mobile. */
  numberOfColumns: integer(1, 6, 1),
  itemSpacing: itemSpacing(),
  showPagination: boolean(),
  backgroundColor: color(),
  autoScrollToMostRecent: boolean(),
  isFixedRowHeight: boolean(),
  /** What the list is, for those who hear the page. */
  label: text(),
  ...borderSettings,
};

/** With more items than this the browser may skip the rendering of those far from the screen. */
const SHORT = 100;

/** S-101. Items are identified by `key`, else by `id`. */
export interface RepeatingGridProps<Data> extends SettingsOf<typeof repeatingGridSettings> {
  readonly items: readonly GridItem<Data>[];
  /**
   * What an item shows. An item is rendered again when it, its place or this function is another than before: declared outside
   * the component, or memoised by `useCallback`, it makes a list of 1,000 grow at the cost of what is new.
   */
  readonly renderItem: (item: GridItem<Data>, index: number) => ReactNode;
  /** Stands below the items when `showPagination` is on. */
  readonly paginator?: ReactNode;
}

/** S-009: items of one kind in columns, with a paginator below them. */
export function RepeatingGrid<Data>(props: RepeatingGridProps<Data>): ReactNode {
  const { items, renderItem, paginator, ...attributes } = props;
  const settings = readSettings('RepeatingGrid', repeatingGridSettings, attributes);
  const { showPagination, numberOfColumns } = settings;
  const list = useRef<HTMLUListElement>(null);
  const keys = uniqueKeys(items.map(({ key, id }) => key ?? id));
  useAppendedFocus(list, items, showPagination, settings.autoScrollToMostRecent);
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
        className={classNames(
          styles.items,
          settings.isFixedRowHeight && styles.fixed,
          items.length > SHORT && styles.long,
        )}
        aria-label={settings.label || undefined}
      >
        {items.map((item, index) => (
          <GridCell
            key={keys[index]}
            item={item}
            index={index}
            renderItem={renderItem}
            isFocusable={showPagination}
          />
        ))}
      </ul>
      {showPagination && paginator}
    </div>
  );
}
