import type { OrderSummary } from '@relab/contract/commerce';
import { buttonClass } from '@relab/toolkit/button';
import { checkIcon, Icon, infoIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { formatMoment } from '../../day/day.ts';
import { hrefOf } from '../../href.ts';
import { LineList } from '../../lines/line-list.tsx';
import { categoryHref } from '../../listing/category-href.ts';
import { itemCount } from '../../money/amount.ts';
import { Totals } from '../../money/totals.tsx';
import { totalsOf } from '../../money/totals-of.ts';
import { OrderDetails } from '../../order/order-details.tsx';
import { orderLines } from '../../order/order-lines.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './confirmation.module.css';
import * as texts from './texts.tsx';

export interface ConfirmationData {
  readonly order: OrderSummary;
  readonly isGuest: boolean;
}

export function ConfirmationView({ data, settings }: ViewProps<ConfirmationData>): ReactNode {
  const { order, isGuest } = data;
  const { orderSummaryId, currencyIsoCode, totals, payment } = order;
  const isUnconfirmed = order.status === 'Awaiting Confirmation';
  return (
    <div className={`page-width ${css.page}`}>
      <header>
        <p className={css.placed}>
          <Icon path={isUnconfirmed ? infoIcon : checkIcon} />{' '}
          {isUnconfirmed ? texts.confirmationNeeded : texts.placedHeading}
        </p>
        <h1 className={css.number}>{order.orderNumber}</h1>
        <p className={css.lead}>
          {isUnconfirmed
            ? texts.confirmationNeededLead(
                order.contactEmail,
                order.confirmableUntil ? formatMoment(order.confirmableUntil) : null,
              )
            : texts.placedLead(order.productCount, itemCount(order.productCount))}
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <section aria-labelledby="next">
            <h2 id="next">{texts.nextStepsHeading}</h2>
            <ol className={css.next}>
              {isUnconfirmed && <li>{texts.confirmStep(order.contactEmail)}</li>}
              <li>{texts.sellerStep()}</li>
              <li>
                {texts.carrierStep(
                  order.deliveryGroups.length > 1
                    ? texts.deliverySteps(order.deliveryGroups.length)
                    : texts.deliveryOfMethod(order.deliveryMethod.name, order.deliveryAddress.city),
                  order.contactEmail,
                )}
              </li>
              <li>
                {payment.paymentMethod === 'Card'
                  ? texts.paidStep()
                  : texts.invoiceStep(payment.purchaseOrderNumber)}
              </li>
            </ol>
          </section>
          <OrderDetails order={order} />
        </div>
        <section className={css.summary} aria-labelledby="summary">
          <h2 id="summary">{texts.summary}</h2>
          <LineList lines={orderLines(order)} currency={currencyIsoCode} />
          <Totals {...totalsOf(totals, { currency: currencyIsoCode })} />
        </section>
      </div>
      <p className={css.actions}>
        <a className={buttonClass('primary', 'large')} href={hrefOf(routes.order, { orderSummaryId })}>
          {texts.seeOrder}
        </a>
        <a className={buttonClass('secondary', 'large')} href={categoryHref(settings.marketplaceCategory)}>
          {texts.continueShopping}
        </a>
        {isGuest && <span className="soft">{texts.guestOrderHint}</span>}
      </p>
    </div>
  );
}
