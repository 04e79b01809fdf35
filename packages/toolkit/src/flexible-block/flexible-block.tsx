import type { ReactNode } from 'react';
import { type FlexibleAlignment, parseFlexibleAlignment } from '../settings/alignment.ts';
import { type BorderSettings, borderProperties } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { parseColor, textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { percent, pixels } from '../settings/length.ts';
import styles from './flexible-block.module.css';

/** S-102: width in % (100), least height in px (that of the content). */
export interface FlexibleBlockProps extends BorderSettings {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly backgroundColor?: string | undefined;
  readonly alignment?: FlexibleAlignment | undefined;
  readonly children?: ReactNode;
}

/** A box of a size, a border and a colour, whose content stands where the alignment says. */
export function FlexibleBlock({ children, ...settings }: FlexibleBlockProps): ReactNode {
  const background = parseColor(settings.backgroundColor);
  return (
    <div
      className={classNames(styles.block, styles[parseFlexibleAlignment(settings.alignment)])}
      style={boxProperties({
        '--block-width': percent(settings.width, 100),
        '--block-height': settings.height === undefined ? undefined : pixels(settings.height, 0),
        '--block-background': background,
        '--block-color': textColorOn(background),
        ...borderProperties(settings),
      })}
    >
      {children}
    </div>
  );
}
