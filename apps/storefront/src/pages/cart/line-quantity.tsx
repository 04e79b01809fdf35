import { updateItemInCart } from '@relab/client/commerce';
import type { CartItem } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Quantity } from '@relab/toolkit/quantity';
import { type ReactNode, useEffect, useRef } from 'react';
import { countOf } from '../../buying/amount.ts';
import { formState } from '../../buying/form-state.ts';
import type { InvalidOutcome } from '../../frame/page.ts';
import css from './cart-line.module.css';

export interface LineQuantityProps {
  readonly item: CartItem;
  /** It cannot be ordered as it is. */
  readonly hasFailed: boolean;
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
}

/** Long enough for the next press of a step. */
const pause = 400;

/** A form with a button; with a script it is sent when the number has changed, and the page stays. */
export function LineQuantity({ item, hasFailed, url, outcome }: LineQuantityProps): ReactNode {
  const { send, pending, error } = useWrite(updateItemInCart);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = countOf(item.quantity);
  const { cartItemId, productDetails } = item;
  const maximum = countOf(productDetails.purchaseQuantityRule?.maximum) || undefined;
  const field = `quantity-${cartItemId}`;
  const refusal = error?.message ?? formState(outcome, 'update').errorOf(field);

  // The cart has the last word: what it kept is shown, unless somebody is typing something else just now.
  useEffect(() => {
    const input = numberInput(form.current);
    if (input && input !== document.activeElement) input.value = String(kept);
  }, [kept]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!cartItemId) return null;

  const save = async (input: HTMLInputElement): Promise<void> => {
    if (input.valueAsNumber === kept) return;
    const saved = await send({ itemId: cartItemId, quantity: String(input.valueAsNumber) });
    if (saved === undefined) input.value = String(kept);
  };

  // One of a kind: there is nothing to choose.
  if (maximum === 1 && kept === 1)
    return hasFailed ? null : <p className={css.single}>1, the only one there is</p>;
  return (
    <form
      ref={form}
      method="post"
      action={url.pathname + url.search}
      className={css.quantity}
      data-submit-on-change
      aria-busy={pending || undefined}
      onSubmit={(event) => {
        const input = numberInput(event.currentTarget);
        if (!input) return;
        event.preventDefault();
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(input), pause);
      }}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={cartItemId} />
      <Quantity
        id={`field-${field}`}
        name="quantity"
        label={`Quantity of ${item.name}`}
        defaultValue={kept}
        max={maximum}
      />
      <ActionButton variant="secondary" className={css.update}>
        Update
      </ActionButton>
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
    </form>
  );
}

function numberInput(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('input[type="number"]') ?? null;
}
