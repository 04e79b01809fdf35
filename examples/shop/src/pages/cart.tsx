import { deleteItemFromCart, getCartItems, updateItemInCart } from '@relab/client/commerce';
import { redirectTo } from '@relab/pages';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { formatMoney } from '../money.ts';
import { refused } from '../refused.ts';
import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

export const page = definePage(routes.cart, {
  name: 'Cart',
  load: ({ client }) => getCartItems(client, { pageSize: 100 }),
  async act({ client }, form) {
    const itemId = String(form.get('itemId'));
    try {
      if (form.has('remove')) await deleteItemFromCart(client, { itemId });
      else await updateItemInCart(client, { itemId, quantity: String(form.get('quantity')) });
    } catch (error) {
      return refused(itemId, form, error);
    }
    return redirectTo(hrefOf(routes.cart));
  },
  head: () => ({ title: 'Cart' }),
  View({ data: { cartItems, cartSummary }, outcome }) {
    const { currencyIsoCode: currency } = cartSummary;
    if (cartItems.length === 0)
      return (
        <>
          <h1>Your cart is empty</h1>
          <p>
            <a href={hrefOf(routes.home)}>Look at what there is</a>
          </p>
        </>
      );
    return (
      <>
        <h1>Cart</h1>
        {outcome && (
          <Notice tone="error" heading={outcome.problems[0]?.message ?? 'That was not possible.'} />
        )}
        <ul className="lines">
          {cartItems.map(({ cartItem: { cartItemId, productId, name, quantity, totalPrice }, message }) => (
            <li key={cartItemId}>
              <a href={hrefOf(routes.product, { productId })}>{name}</a>
              {message && <strong>{message}</strong>}
              <form method="post" action={hrefOf(routes.cart)} className="row">
                <input type="hidden" name="itemId" value={cartItemId ?? ''} />
                <TextField
                  label="Quantity"
                  id={`quantity-${cartItemId}`}
                  name="quantity"
                  type="number"
                  min={1}
                  required
                  key={quantity}
                  defaultValue={Number(quantity)}
                />
                <ActionButton variant="secondary" aria-label={`Update the quantity of ${name}`}>
                  Update
                </ActionButton>
                <ActionButton variant="plain" name="remove" formNoValidate aria-label={`Remove ${name}`}>
                  Remove
                </ActionButton>
              </form>
              <span className="price">{formatMoney(totalPrice, currency)}</span>
            </li>
          ))}
        </ul>
        <p className="total">
          Together, without tax and delivery: <b>{formatMoney(cartSummary.totalProductAmount, currency)}</b>
        </p>
        <a className={buttonClass('primary', 'large')} href={hrefOf(routes.checkout)}>
          To the checkout
        </a>
      </>
    );
  },
});
