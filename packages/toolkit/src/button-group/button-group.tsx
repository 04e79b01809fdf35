import type { ReactNode } from 'react';
import { alignment } from '../settings/alignment.ts';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { itemGap, itemSpacing } from '../settings/item-spacing.ts';
import { choice, percent, pixels } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './button-group.module.css';

/** S-108 to S-110: width in %, least height in px. */
export const buttonGroupSettings = {
  alignment: alignment(),
  width: percent(100),
  height: pixels(50),
  spacing: itemSpacing('small'),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
};

/** S-108. Without either button nothing is shown. */
export interface ButtonGroupProps extends SettingsOf<typeof buttonGroupSettings> {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
}

/** Up to two buttons: the one thing to do next, and what else one could do. */
export function ButtonGroup({ primaryButton, secondaryButton, ...attributes }: ButtonGroupProps): ReactNode {
  const settings = readSettings('ButtonGroup', buttonGroupSettings, attributes);
  if (!primaryButton && !secondaryButton) return null;
  return (
    <div
      className={classNames(styles.group, styles[settings.alignment], styles[settings.direction])}
      style={customProperties({
        '--group-width': settings.width,
        '--group-height': settings.height,
        '--group-gap': itemGap(settings.spacing),
      })}
    >
      {primaryButton}
      {secondaryButton}
    </div>
  );
}
