import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels.tsx';
import { classNames } from '../settings/class-names.ts';
import type { Size } from '../settings/size.ts';
import styles from './price.module.css';
import { type Amount, formatPrice, showsDiscount, showsOriginalPrice } from './price-rules.ts';

/** Amounts are numbers or decimal strings. `size` is `medium` by default. */
export interface PriceProps {
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly originalAmount?: Amount | null | undefined;
  /** An adjustment, below zero (S-216). */
  readonly discount?: string | null | undefined;
  /** S-287: that of the labels by default; en-US without a provider of labels. */
  readonly locale?: string | undefined;
  readonly size?: Size | undefined;
}

/** A price; the original one only when it is higher (S-217), a discount only when it is one (S-216). */
export function Price({
  amount,
  currency,
  originalAmount,
  discount,
  locale: ownLocale,
  size = 'medium',
}: PriceProps): ReactNode {
  const labels = useLabels();
  const locale = ownLocale ?? labels.locale;
  const hasOriginal = showsOriginalPrice(amount, originalAmount);
  return (
    <span className={classNames(styles.price, styles[size])}>
      {hasOriginal && <span className="visually-hidden">{labels.currentPrice} </span>}
      <span className={styles.current}>{formatPrice(amount, currency, locale)}</span>
      {hasOriginal && (
        <>
          <span className="visually-hidden">, {labels.originalPrice} </span>
          <s className={styles.original}>{formatPrice(originalAmount ?? '', currency, locale)}</s>
        </>
      )}
      {showsDiscount(discount) && (
        <span className={styles.discount}>{formatPrice(discount, currency, locale)}</span>
      )}
    </span>
  );
}
