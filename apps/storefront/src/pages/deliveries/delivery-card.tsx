import type { DeliveryGroup } from '@relab/client/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../address/address-block.tsx';
import { postalAddress } from '../../address/delivery-address.ts';
import { serverMessage } from '../../form/error-message.ts';
import { PostForm } from '../../form/post-form.tsx';
import { hrefOf } from '../../href.ts';
import { countOf } from '../../money/amount.ts';
import { routes } from '../../routes.ts';
import css from './deliveries.module.css';
import { deliveryName } from './deliveries-data.ts';
import * as texts from './texts.tsx';

/** One delivery: where it goes and what is in it. */
export function DeliveryCard({ group }: { readonly group: DeliveryGroup }): ReactNode {
  const { id, items, errors, isDefault } = group;
  const name = deliveryName(group);
  const address = postalAddress(group.deliveryAddress);
  const heading = `delivery-${id}`;
  return (
    <li className={css.card} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {address ? <AddressBlock address={address} /> : <p className="soft">{texts.noAddress}</p>}
      {items.length > 0 ? (
        <ul className={css.items}>
          {items.map(({ cartItem }) => (
            <li key={cartItem.cartItemId}>
              {countOf(cartItem.quantity)} × {cartItem.name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{texts.emptyDelivery}</p>
      )}
      {errors.map(({ errorCode, message }) => (
        <Notice key={message} tone="warning" heading={serverMessage(errorCode, message, undefined)} />
      ))}
      <div className={css.cardActions}>
        <a href={`${hrefOf(routes.deliveries, undefined, { edit: id })}#address`}>
          {address ? texts.changeAddress(name) : texts.enterAddress(name)}
        </a>
        {!isDefault && (
          <PostForm to={routes.deliveries} intent="remove" values={{ groupId: id }}>
            <ActionButton variant="plain" size="small">
              {texts.remove(name)}
            </ActionButton>
          </PostForm>
        )}
      </div>
    </li>
  );
}
