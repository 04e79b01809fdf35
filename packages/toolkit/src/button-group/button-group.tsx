import type { ReactNode } from 'react';
import { type Alignment, parseAlignment } from '../settings/alignment.ts';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { type ItemSpacing, itemGap, parseItemSpacing } from '../settings/item-spacing.ts';
import { percent, pixels } from '../settings/length.ts';
import styles from './button-group.module.css';

const directions = ['horizontal', 'vertical'] as const;

/** S-108 to S-110: width in % (100), least height in px (50). */
export interface ButtonGroupSettings {
  readonly alignment?: Alignment | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly spacing?: ItemSpacing | undefined;
  readonly direction?: (typeof directions)[number] | undefined;
}

export interface ButtonGroupProps extends ButtonGroupSettings {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
}

/** Up to two buttons: the one thing to do next, and what else one could do. */
export function ButtonGroup({ primaryButton, secondaryButton, ...settings }: ButtonGroupProps): ReactNode {
  if (!primaryButton && !secondaryButton) return null;
  return (
    <div
      className={classNames(
        styles.group,
        styles[parseAlignment(settings.alignment)],
        styles[parseChoice(directions, settings.direction, 'horizontal')],
      )}
      style={customProperties({
        '--group-width': percent(settings.width, 100),
        '--group-height': pixels(settings.height, 50),
        '--group-gap': itemGap(parseItemSpacing(settings.spacing ?? 'small')),
      })}
    >
      {primaryButton}
      {secondaryButton}
    </div>
  );
}
