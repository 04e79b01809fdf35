import type { ProductImage } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { productHref } from '../listing/product-href.ts';
import { formatAmount } from '../money/amount.ts';
import css from './line-list.module.css';
import { Thumbnail } from './thumbnail.tsx';

export interface Line {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly urlName: string | null;
  readonly sku: string | null;
  readonly quantity: number;
  /** Decimal strings; null where they are unknown. */
  readonly unitPrice: string | null;
  readonly totalPrice: string | null;
  readonly image: ProductImage | null;
  /** Why it cannot be ordered, and what can be done. */
  readonly problem?: ReactNode;
}

export interface LineListProps {
  readonly lines: readonly Line[];
  readonly currency: string;
}

/** What is bought, to be read and not to be changed. */
export function LineList({ lines, currency }: LineListProps): ReactNode {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line} data-priced="" data-problem={line.problem ? '' : undefined}>
          <Thumbnail image={line.image} />
          <div className={css.words}>
            <a href={productHref(line.productId, line.urlName)}>{line.name}</a>
            <p className={css.note}>
              {line.sku && <span>{line.sku}</span>}
              {line.quantity > 1 && line.unitPrice !== null && (
                <span>
                  {line.quantity} × {formatAmount(line.unitPrice, currency)}
                </span>
              )}
            </p>
            {line.problem}
          </div>
          <span className={css.amount}>
            {line.totalPrice === null ? '–' : formatAmount(line.totalPrice, currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
