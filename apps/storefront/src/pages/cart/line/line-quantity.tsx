import { updateItemInCart } from '@relab/client/commerce';
import type { CartItem } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Quantity } from '@relab/toolkit/quantity';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { quantityUnavailable } from '../../../cart/stock-texts.ts';
import { errorMessage } from '../../../form/error-message.ts';
import { formState } from '../../../form/form-state.ts';
import { PostForm } from '../../../form/post-form.tsx';
import { countOf } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import { createLastChange } from '../notice/last-change.ts';
import * as texts from '../texts.tsx';
import css from './cart-line.module.css';

export interface LineQuantityProps {
  readonly item: CartItem;
  /** It cannot be ordered as it is. */
  readonly hasFailed: boolean;
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
}

/** A form with a button; with a script it is sent when the number has changed, and the page stays. */
export function LineQuantity({ item, hasFailed, url, outcome }: LineQuantityProps): ReactNode {
  const { send, pending, error } = useWrite(updateItemInCart);
  const form = useRef<HTMLFormElement>(null);
  const saved = countOf(item.quantity);
  const { cartItemId, productDetails } = item;
  const maximum = countOf(productDetails.purchaseQuantityRule?.maximum) || undefined;
  const field = `quantity-${cartItemId}`;
  const refusal = error
    ? errorMessage(error, { INVALID_API_INPUT: quantityUnavailable })
    : formState(outcome, 'update').errorOf(field);

  const [change] = useState(() =>
    createLastChange({
      saved,
      save: async (quantity) =>
        cartItemId !== null && (await send({ itemId: cartItemId, quantity: String(quantity) })) !== undefined,
      show: (quantity, isForced) => {
        const input = numberInput(form.current);
        // Somebody may be typing something else just now.
        if (input && (isForced || input !== document.activeElement)) input.value = String(quantity);
      },
    }),
  );
  useEffect(() => change.settle(saved, pending), [change, saved, pending]);
  useEffect(() => () => void change.flush(), [change]);

  if (!cartItemId) return null;

  // One of a kind: there is nothing to choose.
  if (maximum === 1 && saved === 1)
    return hasFailed ? null : <p className={css.single}>{texts.singleUnit}</p>;
  return (
    <PostForm
      ref={form}
      to={routes.cart}
      action={url.pathname + url.search}
      intent="update"
      values={{ itemId: cartItemId }}
      className={css.quantity}
      data-submit-on-change
      aria-busy={pending || undefined}
      onSubmit={(event) => {
        const input = numberInput(event.currentTarget);
        if (!input) return;
        event.preventDefault();
        change.want(input.valueAsNumber);
      }}
    >
      <Quantity
        id={`field-${field}`}
        name="quantity"
        label={texts.quantityOf(item.name)}
        defaultValue={saved}
        max={maximum}
      />
      <ActionButton variant="secondary" className={css.update}>
        {texts.update}
      </ActionButton>
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
    </PostForm>
  );
}

function numberInput(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input[type="number"]') ?? null;
}
