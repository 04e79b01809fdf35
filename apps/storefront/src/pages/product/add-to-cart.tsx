import { addItemToCart } from '@relab/client/commerce';
import type { ProductPrice } from '@relab/contract/commerce';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import { Quantity } from '@relab/toolkit/quantity';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormKey } from '../../buying/form-key.tsx';
import { errorWords } from '../../buying/server-words.ts';
import { notThatMany } from '../../buying/stock-texts.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './add-to-cart.module.css';
import * as texts from './texts.tsx';

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
            <span aria-hidden="true">{texts.quantity}</span>
            <Quantity name="quantity" label={texts.quantityOf(name)} max={available} />
            <span className="soft">{texts.ofAvailable(available)}</span>
          </div>
        ) : (
          <input type="hidden" name="quantity" value="1" />
        )}
        <div className={css.button}>
          <ActionButton size="large" stretch busy={pending}>
            {texts.addToCart}
          </ActionButton>
        </div>
      </form>
      <div aria-live="polite" className={css.news}>
        {added > 0 && (
          <Notice tone="success" heading={texts.inCart(added)}>
            <a href={cartHref}>{texts.viewCartAndCheckOut}</a>
          </Notice>
        )}
        {error && (
          <Notice tone="error" heading={texts.notAdded}>
            {errorWords(error, { INVALID_API_INPUT: notThatMany }) || texts.unreachable}
          </Notice>
        )}
      </div>
      <div className={css.bar}>
        {price?.unitPrice && <Price amount={price.unitPrice} currency={price.currencyIsoCode} />}
        {added > 0 ? (
          <a className={css.barLink} href={cartHref}>
            {texts.viewCart}
          </a>
        ) : (
          <ActionButton form={formId} busy={pending}>
            {texts.addToCart}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
