import type { OrderSummary } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { AddressBlock } from '../address/address-block.tsx';
import { formatDay } from '../day/day.ts';
import { countOf, formatAmount } from '../money/amount.ts';
import css from './order-details.module.css';
import * as texts from './order-texts.ts';

/** The deliveries of an order that goes to several places: where, how, what, and what it costs to bring it there. */
export function OrderDeliveries({ order }: { readonly order: OrderSummary }): ReactNode {
  const { deliveryGroups, items, currencyIsoCode } = order;
  return (
    <ol className={css.deliveries}>
      {deliveryGroups.map((delivery, at) => (
        <li key={delivery.deliveryGroupId} className={css.delivery}>
          <h2>{texts.deliveryOf(at + 1, deliveryGroups.length)}</h2>
          <AddressBlock address={delivery.deliveryAddress} />
          <ul className={css.sent}>
            {items
              .filter(({ deliveryGroupId }) => deliveryGroupId === delivery.deliveryGroupId)
              .map(({ orderItemSummaryId, name, quantity }) => (
                <li key={orderItemSummaryId}>
                  {countOf(quantity)} × {name}
                </li>
              ))}
          </ul>
          <p>
            {delivery.deliveryMethod.name}, {formatAmount(delivery.shipping, currencyIsoCode)}
          </p>
          {delivery.desiredDeliveryDate && (
            <p className="soft">{texts.requestedDate(formatDay(delivery.desiredDeliveryDate))}</p>
          )}
          {delivery.shippingInstructions && (
            <p className={css.instructions}>{delivery.shippingInstructions}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
