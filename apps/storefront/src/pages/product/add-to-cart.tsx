import { addItemToCart, getCartItems, getCartSummary } from '@relab/client/commerce';
import type { ProductPrice } from '@relab/contract/commerce';
import { useRead, useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import { Quantity } from '@relab/toolkit/quantity';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { cartItemsQuery } from '../../cart/cart-query.ts';
import { quantityUnavailable } from '../../cart/stock-texts.ts';
import { isAllInCart, unitsInCart } from '../../cart/units-in-cart.ts';
import { errorMessage } from '../../form/error-message.ts';
import { FormKey } from '../../form/form-key.tsx';
import { PostForm } from '../../form/post-form.tsx';
import { hrefOf } from '../../href.ts';
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

/** What the newest lines of the cart hold of a product; nothing is requested while the cart is empty. */
function useInCart(productId: string): { readonly units: number; readonly isAll: boolean } {
  const { data: summary } = useRead(getCartSummary, {});
  const { data: items } = useRead(
    getCartItems,
    Number(summary?.totalProductCount) > 0 ? cartItemsQuery(1) : null,
  );
  const units = items ? unitsInCart(items, productId) : 0;
  return { units, isAll: items !== undefined && units > 0 && isAllInCart(items, productId) };
}

/** A form for the cart page; with a script the listing is added in place, with a confirmation. */
export function AddToCart({ productId, name, price, available }: AddToCartProps): ReactNode {
  const { send, pending, error } = useWrite(addItemToCart);
  const [added, setAdded] = useState(0);
  const cartUnits = useInCart(productId);
  // Who pressed the button keeps it, and the focus on it.
  const [isPressed, setPressed] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const cartHref = hrefOf(routes.cart);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Also where the first is answered already.
    if (pending || cartUnits.isAll || event.timeStamp - pressedAt.current < doublePress) return;
    pressedAt.current = event.timeStamp;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    setPressed(true);
    setAdded(0);
    if (await send({ productId, quantity })) setAdded(quantity);
  };

  if (cartUnits.isAll && !isPressed) {
    return (
      <div>
        <Notice tone="success" heading={texts.inCart(cartUnits.units)}>
          <a href={cartHref}>{texts.viewCartAndCheckOut}</a>
        </Notice>
      </div>
    );
  }
  const left = Math.max(1, available - cartUnits.units);
  const shownCount = Math.max(added, cartUnits.units);
  const label = cartUnits.isAll ? texts.addedLabel : texts.addToCart;
  return (
    <div>
      <PostForm
        to={routes.cart}
        intent="add"
        values={{ productId }}
        id={formId}
        className={css.form}
        onSubmit={add}
      >
        <FormKey opened={productId} />
        {available > 1 ? (
          <div className={css.quantity}>
            <span aria-hidden="true">{texts.quantity}</span>
            <Quantity name="quantity" label={texts.quantityOf(name)} max={left} />
            <span className="soft">{texts.availableSuffix(left)}</span>
          </div>
        ) : (
          <input type="hidden" name="quantity" value="1" />
        )}
        <div className={css.button}>
          <ActionButton
            variant={cartUnits.isAll ? 'secondary' : 'primary'}
            size="large"
            stretch
            busy={pending}
            aria-disabled={cartUnits.isAll || undefined}
          >
            {label}
          </ActionButton>
        </div>
      </PostForm>
      <div aria-live="polite" className={css.news}>
        {shownCount > 0 && (
          <Notice tone="success" heading={texts.inCart(shownCount)}>
            <a href={cartHref}>{texts.viewCartAndCheckOut}</a>
          </Notice>
        )}
        {error && (
          <Notice tone="error" heading={texts.addFailed}>
            {errorMessage(error, { INVALID_API_INPUT: quantityUnavailable }) || texts.unreachable}
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
            {label}
          </ActionButton>
        )}
      </div>
    </div>
  );
}
