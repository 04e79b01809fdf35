import { deleteItemFromCart } from '@relab/client/commerce';
import type { CartItem } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Icon, trashIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../form/error-message.ts';
import { PostForm } from '../../../form/post-form.tsx';
import { countOf } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import type { RemovedItem } from '../notice/removed-notice.tsx';
import * as texts from '../texts.tsx';
import css from './cart-line.module.css';

export interface RemoveLineProps {
  readonly item: CartItem;
  readonly url: URL;
  readonly onRemoved: (item: RemovedItem) => void;
}

export function RemoveLine({ item, url, onRemoved }: RemoveLineProps): ReactNode {
  const { send, pending, error } = useWrite(deleteItemFromCart);
  const { cartItemId, productId, name, quantity } = item;
  if (!cartItemId) return null;
  const units = String(countOf(quantity));
  const remove = async (): Promise<void> => {
    if ((await send({ itemId: cartItemId })) === undefined) return;
    onRemoved({ productId, name, quantity: units });
  };
  return (
    <PostForm
      to={routes.cart}
      action={url.pathname + url.search}
      intent="remove"
      values={{ itemId: cartItemId, productId, quantity: units }}
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <ActionButton variant="plain" busy={pending} className={css.remove}>
        <Icon path={trashIcon} /> {texts.remove(name)}
      </ActionButton>
      {error && (
        <p role="alert" className={css.refusal}>
          {errorMessage(error)}
        </p>
      )}
    </PostForm>
  );
}
