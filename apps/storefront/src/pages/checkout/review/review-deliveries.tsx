import type { Checkout } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../../address/address-block.tsx';
import { formatDay, formatWorkingDays } from '../../../day/day.ts';
import { hrefOf } from '../../../href.ts';
import { type Line, LineList } from '../../../lines/line-list.tsx';
import { formatAmount } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import { deliveryName } from '../../deliveries/deliveries-data.ts';
import css from '../checkout.module.css';
import * as texts from '../texts.tsx';

export interface ReviewDeliveriesProps {
  readonly checkout: Checkout;
  readonly lines: readonly Line[];
}

/** Which item goes where, how, and what each delivery costs. */
export function ReviewDeliveries({ checkout, lines }: ReviewDeliveriesProps): ReactNode {
  const currency = checkout.totals.currencyIsoCode;
  return checkout.deliveryGroups.map((delivery) => {
    const { deliveryGroupId, deliveryAddress, items, selectedDeliveryMethod: method } = delivery;
    const own = new Set(items.map(({ cartItemId }) => cartItemId));
    const heading = `review-${deliveryGroupId}`;
    return (
      <section key={deliveryGroupId} aria-labelledby={heading} className={css.delivery}>
        <div className={css.partHead}>
          <h3 id={heading}>{deliveryName(delivery)}</h3>
          <a href={hrefOf(routes.deliveries)}>{texts.changeStepLink(deliveryName(delivery))}</a>
        </div>
        <div className={css.deliveryFacts}>
          {deliveryAddress && <AddressBlock address={deliveryAddress} />}
          <div className={css.part}>
            {method && (
              <p>
                {method.name}, {formatAmount(method.shippingFee, currency)}
              </p>
            )}
            {method && <p className="soft">{formatWorkingDays(method.estimatedDays)}</p>}
            {delivery.desiredDeliveryDate && (
              <p className="soft">{texts.requestedDateText(formatDay(delivery.desiredDeliveryDate))}</p>
            )}
            {delivery.shippingInstructions && (
              <p className={css.instructions}>{delivery.shippingInstructions}</p>
            )}
          </div>
        </div>
        <LineList lines={lines.filter(({ id }) => own.has(id))} currency={currency} />
        <p className={css.deliverySum}>
          <span>
            {texts.totalsSummary(
              formatAmount(delivery.products, currency),
              Number(delivery.discount) === 0 ? null : formatAmount(delivery.discount, currency),
              formatAmount(delivery.shipping, currency),
              formatAmount(delivery.tax, currency),
            )}
          </span>
          <b>{formatAmount(delivery.total, currency)}</b>
        </p>
      </section>
    );
  });
}
