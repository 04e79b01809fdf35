import type { ReactNode } from 'react';
import { AddressBlock } from '../../../address/address-block.tsx';
import { hrefOf } from '../../../href.ts';
import { countOf, itemCount } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import { deliveryName } from '../../deliveries/deliveries-data.ts';
import css from '../checkout.module.css';
import type { CheckoutData } from '../checkout-data.ts';
import * as texts from '../texts.tsx';

/** The addresses of a split cart, to be read; they are changed on the page of the deliveries. */
export function SplitAddresses({ checkout }: Pick<CheckoutData, 'checkout'>): ReactNode {
  const { deliveryGroups } = checkout;
  return (
    <section aria-label={texts.deliveries} className={css.review}>
      <input type="hidden" name="isSplit" value="yes" />
      {deliveryGroups.map((delivery) => {
        const { deliveryGroupId, deliveryAddress, items } = delivery;
        const count = items.reduce((sum, { quantity }) => sum + countOf(quantity), 0);
        const edit = hrefOf(routes.deliveries, undefined, { edit: deliveryGroupId });
        return (
          <div key={deliveryGroupId} className={css.part}>
            <div className={css.partHead}>
              <h3>{deliveryName(delivery)}</h3>
            </div>
            {deliveryAddress ? (
              <AddressBlock address={deliveryAddress} />
            ) : (
              <p>
                <a href={`${edit}#address`}>{texts.enterAddressOf(deliveryName(delivery))}</a>
              </p>
            )}
            <p className="soft">{itemCount(count)}</p>
          </div>
        );
      })}
      <p>
        <a href={hrefOf(routes.deliveries)}>{texts.changeDeliveries}</a>
      </p>
    </section>
  );
}
