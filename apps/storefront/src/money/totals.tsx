import type { ReactNode } from 'react';
import { formatAmount } from './amount.ts';
import css from './totals.module.css';

export interface TotalRow {
  readonly label: string;
  /** A decimal string; in its place `words`, where the amount is still unknown. */
  readonly amount?: string | null | undefined;
  readonly note?: string | undefined;
}

export interface TotalsProps {
  readonly currency: string;
  readonly rows: readonly TotalRow[];
  readonly total: TotalRow;
}

/** Amounts one below the other, their digits aligned, the sum under a line. */
export function Totals({ currency, rows, total }: TotalsProps): ReactNode {
  const amountText = ({ amount, note }: TotalRow) =>
    amount === null || amount === undefined ? (note ?? '–') : formatAmount(amount, currency);
  return (
    <dl className={css.totals}>
      {rows.map((row) => (
        <div key={row.label} className={css.row}>
          <dt>{row.label}</dt>
          <dd data-words={row.amount ? undefined : ''}>{amountText(row)}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{total.label}</dt>
        <dd>{amountText(total)}</dd>
      </div>
    </dl>
  );
}
