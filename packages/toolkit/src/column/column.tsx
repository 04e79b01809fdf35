import type { ReactNode } from 'react';
import { clamp } from '../settings/amount.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Setting, SettingsOf } from '../settings/setting.ts';
import styles from './column.module.css';
import { type Portion, portions } from './portions.ts';

const isPortion = (given: unknown): given is Portion =>
  typeof given === 'string' && Object.hasOwn(portions, given);

/** S-263: 1 to 12 parts; one of the portions counts as its parts; anything else is the whole width. */
function columnWidth(): Setting<number, number | Portion> {
  const read = (given: unknown): number =>
    isPortion(given) ? portions[given] : Math.trunc(clamp(given, 1, 12, 12));
  return {
    kind: 'number',
    least: 1,
    most: 12,
    isWhole: true,
    words: Object.keys(portions),
    fallback: 12,
    read,
  };
}

export const columnSettings = { width: columnWidth() };

export interface ColumnProps extends SettingsOf<typeof columnSettings> {
  readonly children?: ReactNode;
}

/** A part of a section's row; the whole width on tablet and mobile. */
export function Column({ children, ...given }: ColumnProps): ReactNode {
  const { width } = readSettings('Column', columnSettings, given);
  return (
    <div className={styles.column} style={customProperties({ '--column-span': width })}>
      {children}
    </div>
  );
}
