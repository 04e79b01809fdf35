import { addItemToCart } from '@relab/client/commerce';
import type { ProductPrice } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import { Quantity } from '@relab/toolkit/quantity';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormKey } from '../../buying/form-key.tsx';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './add-to-cart.module.css';

export interface AddToCartProps {
  readonly productId: string;
  readonly name: string;
  readonly price: ProductPrice | null;
  readonly available: number;
}

const formId = 'add-to-cart';

/** Within so many milliseconds a second press belongs to the first: somebody who is used to double clicks (S-153). */
const doublePress = 500;

/** A form for the cart page; with a script the listing is added in place, and the page says so. */
export function AddToCart({ productId, name, price, available }: AddToCartProps): ReactNode {
  const { send, pending, error } = useWrite(addItemToCart);
  const [added, setAdded] = useState(0);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const cartHref = hrefOf(routes.cart);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Also where the first is answered already.
    if (pending || event.timeStamp - pressedAt.current < doublePress) return;
    pressedAt.current = event.timeStamp;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    setAdded(0);
    if (await send({ productId, quantity })) setAdded(quantity);
  };

  return (
    <div>
      <form id={formId} className={css.form} method="post" action={cartHref} onSubmit={add}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={productId} />
        <FormKey opened={productId} />
        {available > 1 ? (
          <div className={css.quantity}>
            <span aria-hidden="true">Quantity</span>
            <Quantity name="quantity" label={`Quantity of ${name}`} max={available} />
            <span className="soft">of {available}</span>
          </div>
        ) : (
          <input type="hidden" name="quantity" value="1" />
        )}
        <div className={css.button}>
          <ActionButton size="large" stretch busy={pending}>
            Add to cart
          </ActionButton>
        </div>
      </form>
      <div aria-live="polite" className={css.news}>
        {added > 0 && (
          <Notice tone="success" heading={added === 1 ? 'In your cart' : `${added} in your cart`}>
            <a href={cartHref}>View cart and check out</a>
          </Notice>
        )}
        {error && (
          <Notice tone="error" heading="It was not added">
            {error.message || 'The shop could not be reached. Nothing was changed; please try again.'}
          </Notice>
        )}
      </div>
      <div className={css.bar}>
        {price?.unitPrice && <Price amount={price.unitPrice} currency={price.currencyIsoCode} />}
        {added > 0 ? (
          <a className={css.barLink} href={cartHref}>
            View cart
          </a>
        ) : (
          <ActionButton form={formId} busy={pending}>
            Add to cart
          </ActionButton>
        )}
      </div>
    </div>
  );
}
