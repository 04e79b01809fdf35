import type { ReactNode } from 'react';
import { portions } from '../column/portions.ts';
import { classNames } from '../settings/class-names.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { itemGap, itemSpacing } from '../settings/item-spacing.ts';
import { choice } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './two-column-layout.module.css';

export const twoColumnLayoutSettings = {
  /** S-262: the left column's portion of the width; the right one has the rest. */
  leftWidth: choice(['50%', '16.67%', '33.33%', '66.67%'], '50%'),
  gap: itemSpacing('medium'),
  verticalAlignment: choice(['top', 'center', 'bottom', 'stretch'], 'top'),
  /** The side that is read first, and stands on top on tablet and mobile. */
  first: choice(['left', 'right'], 'left'),
};

/** `leftWidth` is one of four portions of the width (S-262). */
export interface TwoColumnLayoutProps extends SettingsOf<typeof twoColumnLayoutSettings> {
  readonly left?: ReactNode;
  readonly right?: ReactNode;
}

/** S-013: two columns side by side on desktop, one below the other on tablet and mobile. A side without content is none. */
export function TwoColumnLayout({ left, right, ...given }: TwoColumnLayoutProps): ReactNode {
  const settings = readSettings('TwoColumnLayout', twoColumnLayoutSettings, given);
  const parts = portions[settings.leftWidth];
  const sides = [
    <div key="left" className={styles.left}>
      {left}
    </div>,
    <div key="right" className={styles.right}>
      {right}
    </div>,
  ];
  return (
    <div
      className={classNames(styles.columns, styles[settings.verticalAlignment])}
      style={boxProperties({
        '--left-parts': parts,
        '--right-parts': 12 - parts,
        '--columns-gap': itemGap(settings.gap),
      })}
    >
      {settings.first === 'left' ? sides : sides.reverse()}
    </div>
  );
}
