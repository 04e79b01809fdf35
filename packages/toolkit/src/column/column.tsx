import type { ReactNode } from 'react';
import { clamp } from '../settings/amount.ts';
import { customProperties } from '../settings/custom-properties.ts';
import styles from './column.module.css';

/** S-262: the portions that columns are sized by, as parts of twelve (S-263). */
const portions: Readonly<Record<string, number>> = { '50%': 6, '16.67%': 2, '33.33%': 4, '66.67%': 8 };

/** S-263: 1 to 12 parts; one of the portions counts as its parts; anything else is the whole width. */
export function parseColumnWidth(value: unknown): number {
  const portion = typeof value === 'string' ? portions[value.trim()] : undefined;
  return portion ?? Math.trunc(clamp(value, 1, 12, 12));
}

export interface ColumnProps {
  /** Parts of twelve, or a portion such as `33.33%`. Whole width on tablet and mobile. */
  readonly width?: number | string | undefined;
  readonly children?: ReactNode;
}

export function Column({ width, children }: ColumnProps): ReactNode {
  return (
    <div className={styles.column} style={customProperties({ '--column-span': parseColumnWidth(width) })}>
      {children}
    </div>
  );
}
