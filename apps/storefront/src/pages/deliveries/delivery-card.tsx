import type { DeliveryGroup } from '@relab/client/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../buying/address-block.tsx';
import { countOf } from '../../buying/amount.ts';
import { postalAddress } from '../../buying/group-address.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './deliveries.module.css';
import { deliveryName } from './deliveries-data.ts';

/** One delivery: where it goes and what is in it. */
export function DeliveryCard({ group }: { readonly group: DeliveryGroup }): ReactNode {
  const { id, items, errors, isDefault } = group;
  const name = deliveryName(group);
  const address = postalAddress(group.deliveryAddress);
  const heading = `delivery-${id}`;
  return (
    <li className={css.card} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {address ? <AddressBlock address={address} /> : <p className="soft">No address yet.</p>}
      {items.length > 0 ? (
        <ul className={css.items}>
          {items.map(({ cartItem }) => (
            <li key={cartItem.cartItemId}>
              {countOf(cartItem.quantity)} × {cartItem.name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Nothing is in it.</p>
      )}
      {errors.map(({ message }) => (
        <Notice key={message} tone="warning" heading={message} />
      ))}
      <div className={css.cardActions}>
        <a href={`${hrefOf(routes.deliveries, undefined, { edit: id })}#address`}>
          {address ? 'Change the address' : 'Enter the address'}
          <span className="visually-hidden"> of {name}</span>
        </a>
        {!isDefault && (
          <form method="post" action={hrefOf(routes.deliveries)}>
            <input type="hidden" name="groupId" value={id} />
            <ActionButton variant="plain" size="small" name="intent" value="remove">
              Remove<span className="visually-hidden"> {name}</span>
            </ActionButton>
          </form>
        )}
      </div>
    </li>
  );
}
