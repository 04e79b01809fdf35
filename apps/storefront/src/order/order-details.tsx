import type { OrderSummary } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { AddressBlock } from '../address/address-block.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import css from './order-details.module.css';
import * as texts from './order-texts.ts';
import { paymentText } from './payment-text.ts';

/** Where an order goes, who pays it and how: as it was placed. */
export function OrderDetails({ order }: { readonly order: OrderSummary }): ReactNode {
  const { deliveryGroups, deliveryMethod, shippingInstructions } = order;
  const isSplit = deliveryGroups.length > 1;
  return (
    <div className={css.details}>
      {isSplit && <OrderDeliveries order={order} />}
      <div className={css.parts}>
        {!isSplit && (
          <>
            <section aria-labelledby="order-delivery">
              <h2 id="order-delivery">{texts.deliveredTo}</h2>
              <AddressBlock address={order.deliveryAddress} />
            </section>
            <section aria-labelledby="order-method">
              <h2 id="order-method">{texts.delivery}</h2>
              <p>{deliveryMethod.name}</p>
              {deliveryMethod.description && <p className="soft">{deliveryMethod.description}</p>}
              {shippingInstructions && <p className={css.instructions}>{shippingInstructions}</p>}
            </section>
          </>
        )}
        <section aria-labelledby="order-billing">
          <h2 id="order-billing">{texts.billedTo}</h2>
          <AddressBlock address={order.billingAddress} />
        </section>
        <section aria-labelledby="order-payment">
          <h2 id="order-payment">{texts.payment}</h2>
          <p>{paymentText(order.payment)}</p>
          <p className="soft">{order.contactEmail}</p>
          {order.vatNumber && <p className="soft">{texts.vatNumber(order.vatNumber)}</p>}
          {order.taxNotes.map((note) => (
            <p key={note} className="soft">
              {note}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}
