import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { LineList } from '../../lines/line-list.tsx';
import { formatAmount, itemCount } from '../../money/amount.ts';
import { Totals } from '../../money/totals.tsx';
import { totalsOf } from '../../money/totals-of.ts';
import { routes } from '../../routes.ts';
import type { CheckoutData } from './checkout-data.ts';
import css from './checkout-summary.module.css';
import * as texts from './texts.tsx';

/**
 * What it comes to so far: beside every step where there is room, one line that opens where there is none. The review
 * has the lines in full itself.
 */
export function CheckoutSummary({ data }: { readonly data: CheckoutData }): ReactNode {
  const { checkout, lines, moreLines, step } = data;
  const { totals } = checkout;
  const currency = totals.currencyIsoCode;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sums = totalsOf(totals, {
    currency,
    isTaxKnown: checkout.deliveryGroups.every(({ deliveryAddress }) => deliveryAddress !== null),
    isShippingKnown: checkout.deliveryGroups.every(
      ({ selectedDeliveryMethod }) => selectedDeliveryMethod !== null,
    ),
  });
  return (
    <aside className={css.summary} aria-label={texts.summary} data-step={step}>
      <details className={css.fold}>
        <summary className={css.line}>
          <span>{texts.summary}</span>
          <span>{formatAmount(totals.total, currency)}</span>
        </summary>
        <div className={css.content}>
          <div className={css.head}>
            <h2>
              {itemCount(count)}
              {moreLines > 0 && texts.moreApprovers}
            </h2>
            <a href={hrefOf(routes.cart)}>{texts.changeCart}</a>
          </div>
          {step !== 'review' && (
            <div className={css.lines}>
              <LineList lines={lines} currency={currency} />
            </div>
          )}
          <Totals {...sums} />
        </div>
      </details>
    </aside>
  );
}
