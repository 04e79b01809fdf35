import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './facts-table.module.css';

/** One row; labels are unique within a table. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
  /** BCP 47: what it is written in, where that is another language than the page's. */
  readonly lang?: string | undefined;
}

/** Facts in their order. The caption is required: it names the table for those who hear the page. */
export interface FactsTableProps {
  readonly facts: readonly Fact[];
  /** What the facts are about; shown above them unless `isCaptionHidden`. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
}

/** The longest measured value that its column holds. */
const MAX_MEASURE = 12;

/** A short value with a unit: such values end on one line, so that their units begin on one. Words start their line. */
function isMeasure({ value, unit }: Fact): boolean {
  return Boolean(unit) && value.length <= MAX_MEASURE;
}

/** Names and values of something, such as a listing's data. Short values with units end on one line. */
export function FactsTable({ facts, caption, isCaptionHidden = false }: FactsTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={classNames(styles.caption, isCaptionHidden && 'visually-hidden')}>
        {caption}
      </caption>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label} className={styles.fact} lang={fact.lang}>
            <th scope="row" className={styles.label}>
              {fact.label}
            </th>
            <td className={styles.value} data-measure={isMeasure(fact) || undefined}>
              <span className={styles.number}>{fact.value}</span>
              {fact.unit && <span className={styles.unit}> {fact.unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
