import type { OrderSummary } from '@relab/contract/commerce';
import { buttonClass } from '@relab/toolkit/button';
import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { itemCount } from '../../buying/amount.ts';
import { LineList } from '../../buying/line-list.tsx';
import { OrderDetails } from '../../buying/order-details.tsx';
import { orderLines } from '../../buying/order-lines.ts';
import { Totals } from '../../buying/totals.tsx';
import { totalsOf } from '../../buying/totals-of.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './confirmation.module.css';

export interface ConfirmationData {
  readonly order: OrderSummary;
  readonly isGuest: boolean;
}

export function ConfirmationView({ data, settings }: ViewProps<ConfirmationData>): ReactNode {
  const { order, isGuest } = data;
  const { orderSummaryId, currencyIsoCode, totals, payment } = order;
  const { marketplaceCategory } = settings;
  return (
    <div className={`page-width ${css.page}`}>
      <header>
        <p className={css.placed}>
          <Icon name="check" /> Your order is placed
        </p>
        <h1 className={css.number}>{order.orderNumber}</h1>
        <p className={css.lead}>
          {order.productCount === 1 ? 'The item is' : `All ${itemCount(order.productCount)} are`} yours and
          off the market. Keep the number: it stands on every paper of this order.
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <section aria-labelledby="next">
            <h2 id="next">What happens next</h2>
            <ol className={css.next}>
              <li>
                <b>The seller prepares the goods.</b> They are checked against the listing and packed, with
                the papers that it names.
              </li>
              <li>
                <b>The carrier makes an appointment.</b>{' '}
                {order.deliveryGroups.length > 1
                  ? `For each of the ${order.deliveryGroups.length} deliveries on its own.`
                  : `${order.deliveryMethod.name} to ${order.deliveryAddress.city}.`}{' '}
                Questions go to {order.contactEmail}.
              </li>
              <li>
                {payment.paymentMethod === 'Card' ? (
                  <>
                    <b>It is paid.</b> The invoice stands on the page of the order.
                  </>
                ) : (
                  <>
                    <b>The invoice follows</b>
                    {payment.purchaseOrderNumber
                      ? `, with your purchase order ${payment.purchaseOrderNumber} on it.`
                      : ' to the billing address.'}{' '}
                    Nothing is paid before.
                  </>
                )}
              </li>
            </ol>
          </section>
          <OrderDetails order={order} />
        </div>
        <section className={css.summary} aria-labelledby="summary">
          <h2 id="summary">Summary</h2>
          <LineList lines={orderLines(order)} currency={currencyIsoCode} />
          <Totals {...totalsOf(totals, { currency: currencyIsoCode })} />
        </section>
      </div>
      <p className={css.actions}>
        <a className={buttonClass('primary', 'large', false)} href={hrefOf(routes.order, { orderSummaryId })}>
          See the order
        </a>
        <a
          className={buttonClass('secondary', 'large', false)}
          href={hrefOf(routes.category, {
            urlName: marketplaceCategory.urlName,
            recordId: marketplaceCategory.id,
          })}
        >
          Continue shopping
        </a>
        {isGuest && (
          <span className="soft">
            Without an account this order shows in this browser, and by the link in the mail that we send you.
          </span>
        )}
      </p>
    </div>
  );
}
