import * as calls from '@relab/contract/commerce';
import { cartRead } from './cart-read.ts';
import { cartWrite } from './cart-write.ts';

/**
 * A page of the cart's items: 25, from page 1, the newest first, unless requested otherwise (S-272 to S-274). Requested again
 * with growing delays while the cart is `Processing` (S-158); on the server once (S-159).
 */
export const getCartItems = cartRead(
  calls.getCartItems,
  ({ cartSummary }) => cartSummary?.asyncOperationStatus === 'Processing',
);

/** S-227: the item added is a product, unless a config sets another type. */
const asProduct = <Item extends object>(item: Item): Item => ({ type: 'Product', ...item });

/**
 * Adds a product (type `Product`, S-227) to the current cart, which is made where there is none. `quantity` is whole.
 * A guest's cart id is stored from then on (S-161).
 */
export const addItemToCart = cartWrite(calls.addItemToCart, {
  fill: asProduct,
  cartId: (item) => item?.cartId,
});

/** S-228. */
export const addItemsToCart = cartWrite(calls.addItemsToCart, {
  fill: ({ inputs, ...config }) => ({
    ...config,
    inputs: inputs.map(({ richInput }) => ({ richInput: asProduct(richInput) })),
  }),
  cartId: ({ results }) =>
    results.map(({ result }) => ('cartId' in result ? result.cartId : undefined)).find(Boolean),
});

/** Sets the quantity of an item; the price of the new quantity is in the response. */
export const updateItemInCart = cartWrite(calls.updateItemInCart);

/** Takes an item out of the cart, by its `cartItemId`; one that is not in it rejects with 404. */
export const deleteItemFromCart = cartWrite(calls.deleteItemFromCart);
