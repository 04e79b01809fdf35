import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './facts-table.module.css';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
}

export interface FactsTableProps {
  readonly facts: readonly Fact[];
  /** What the facts are about; shown above them unless `isCaptionHidden`. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
}

/** Values that are one figure stand in a column of their own, their units beside it. */
function isFigure({ value }: Fact): boolean {
  return /^[-−–±<>≤≥~]?\s?[\d.,\u2009\u202f\u00a0 ]+$/.test(value);
}

export function FactsTable({ facts, caption, isCaptionHidden = false }: FactsTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={classNames(styles.caption, isCaptionHidden && 'visually-hidden')}>
        {caption}
      </caption>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label} className={styles.fact}>
            <th scope="row" className={styles.label}>
              {fact.label}
            </th>
            <td className={styles.value} data-figure={isFigure(fact) || undefined}>
              <span className={styles.number}>{fact.value}</span>
              {fact.unit && <span className={styles.unit}> {fact.unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
