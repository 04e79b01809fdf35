import type { ReactNode } from 'react';
import { flexibleAlignment } from '../settings/alignment.ts';
import { borderProperties, borderSettings, hasBorder } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { color, percent, pixels } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './flexible-block.module.css';

/** S-102. */
export const flexibleBlockSettings = {
  width: percent(100),
  /** The least height; that of the content unless said otherwise. */
  height: pixels(),
  backgroundColor: color(),
  alignment: flexibleAlignment(),
  ...borderSettings,
};

/** S-102 to S-105. `width` is %, `height` the least height in px. */
export interface FlexibleBlockProps extends SettingsOf<typeof flexibleBlockSettings> {
  readonly children?: ReactNode;
}

/** A box of a size, a border and a colour, with its content aligned inside. */
export function FlexibleBlock({ children, ...attributes }: FlexibleBlockProps): ReactNode {
  const settings = readSettings('FlexibleBlock', flexibleBlockSettings, attributes);
  return (
    <div
      className={classNames(
        styles.block,
        styles[settings.alignment],
        (settings.backgroundColor || hasBorder(settings)) && styles.edged,
      )}
      style={boxProperties({
        '--block-width': settings.width,
        '--block-height': settings.height,
        '--block-background': settings.backgroundColor,
        '--block-color': textColorOn(settings.backgroundColor),
        ...borderProperties(settings),
      })}
    >
      {children}
    </div>
  );
}
