import { read, shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, integer, list, object, oneOf, optional, text } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath, quantity } from '../webstore.ts';
import type { CartItem, CartItemBatch, CartItems } from './responses.ts';

/** The orders in which items of a cart can be read; `CreatedDateDesc` is the usual one (S-274). */
export const cartItemSorts = ['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'] as const;

/** S-272 to S-274: 25 items, page 1, the newest first. */
export const getCartItems = read({
  id: 'getCartItems',
  area: 'carts',
  path: `${cartPath}/cart-items`,
  query: object({
    sort: optional(oneOf(cartItemSorts)),
    productFields: optional(list(text(), 15)),
    pageNumber: optional(integer(1, 100_000)),
    pageSize: optional(integer(1, 100)),
    includePromotions: optional(boolean),
    includeCoupons: optional(boolean),
    ...buyerContext,
  }),
  headers: cartHeaders,
  response: shape<CartItems>(),
  lifetime: storeLifetime,
});

const newItem = {
  productId: text(),
  quantity,
  type: optional(oneOf(['Product'])),
  productSellingModelId: optional(text()),
  subscriptionTerm: optional(integer()),
};

/** Sends type `Product` (S-227). */
export const addItemToCart = write({
  id: 'addItemToCart',
  area: 'carts',
  path: `${cartPath}/cart-items`,
  query: object(buyerContext),
  body: object(newItem),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<CartItem>(),
});

/** S-228: one result per input, in their order. */
export const addItemsToCart = write({
  id: 'addItemsToCart',
  area: 'carts',
  path: `${cartPath}/cart-items/batch`,
  query: object(buyerContext),
  body: object({
    inputs: list(object({ richInput: object(newItem) }), 100, 1),
  }),
  headers: cartHeaders,
  response: shape<CartItemBatch>(),
});

/** Sets how many of its product an item has; the price is that of the new quantity. */
export const updateItemInCart = write({
  id: 'updateItemInCart',
  area: 'carts',
  method: 'PATCH',
  path: `${cartPath}/cart-items/{itemId}`,
  query: object(buyerContext),
  body: object({ quantity }),
  headers: cartHeaders,
  response: shape<CartItem>(),
});

/** Takes an item out of a cart. */
export const deleteItemFromCart = write({
  id: 'deleteItemFromCart',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/cart-items/{itemId}`,
  headers: cartHeaders,
  response: shape<null>(),
});
