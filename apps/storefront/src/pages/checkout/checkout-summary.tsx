import type { ReactNode } from 'react';
import { itemCount } from '../../buying/amount.ts';
import { LineList } from '../../buying/line-list.tsx';
import { Totals } from '../../buying/totals.tsx';
import { totalsOf } from '../../buying/totals-of.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './checkout.module.css';
import type { CheckoutData } from './checkout-data.ts';

/** What it comes to so far, beside every step. The review has the lines in full itself. */
export function CheckoutSummary({ data }: { readonly data: CheckoutData }): ReactNode {
  const { checkout, lines, moreLines, step } = data;
  const { totals } = checkout;
  const currency = totals.currencyIsoCode;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sums = (
    <Totals
      {...totalsOf(totals, {
        currency,
        isTaxKnown: checkout.deliveryAddress !== null,
        isShippingKnown: checkout.selectedDeliveryMethod !== null,
      })}
    />
  );
  return (
    <aside className={css.summary} aria-label="Summary">
      <div className={css.summaryHead}>
        <h2>Summary</h2>
        <a href={hrefOf(routes.cart)}>Change the cart</a>
      </div>
      {step !== 'review' && (
        <details className={css.summaryLines}>
          <summary>{itemCount(count)}</summary>
          <LineList lines={lines} currency={currency} />
          {moreLines > 0 && <p className="soft">and {moreLines} more</p>}
        </details>
      )}
      {sums}
    </aside>
  );
}
