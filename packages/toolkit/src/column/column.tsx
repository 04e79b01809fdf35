import type { ReactNode } from 'react';
import { clamp } from '../settings/amount.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Setting, SettingsOf } from '../settings/setting.ts';
import styles from './column.module.css';
import { type Portion, portions } from './portions.ts';

const isPortion = (input: unknown): input is Portion =>
  typeof input === 'string' && Object.hasOwn(portions, input);

/** S-263: 1 to 12 parts; one of the portions counts as its parts; anything else is the whole width. */
function columnWidth(): Setting<number, number | Portion> {
  const read = (input: unknown): number =>
    isPortion(input) ? portions[input] : Math.trunc(clamp(input, 1, 12, 12));
  return {
    kind: 'number',
    min: 1,
    max: 12,
    isInteger: true,
    keywords: Object.keys(portions),
    fallback: 12,
    read,
  };
}

export const columnSettings = { width: columnWidth() };

/** `width` counts parts of twelve, or is one of the portions (S-262, S-263). */
export interface ColumnProps extends SettingsOf<typeof columnSettings> {
  readonly children?: ReactNode;
}

/** A part of a section's row; the whole width on tablet and mobile. */
export function Column({ children, ...input }: ColumnProps): ReactNode {
  const { width } = readSettings('Column', columnSettings, input);
  return (
    <div className={styles.column} style={customProperties({ '--column-span': width })}>
      {children}
    </div>
  );
}
