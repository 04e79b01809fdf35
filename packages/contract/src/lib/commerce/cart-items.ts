import * as z from 'zod/mini';
import { read, shape, write } from '../call.ts';
import { list, whole } from '../checks.ts';
import { storeLifetime } from '../lifetime.ts';
import type { CartItem, CartItemBatch, CartItems } from './cart-answers.ts';
import { buyerContext, cartHeaders, cartPath, quantity } from './webstore.ts';

export const cartItemSorts = ['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'] as const;

/** S-272 to S-274: 25 items, page 1, the newest first. */
export const getCartItems = read({
  id: 'getCartItems',
  area: 'carts',
  path: `${cartPath}/cart-items`,
  query: z.object({
    sort: z.optional(z.enum(cartItemSorts)),
    productFields: z.optional(list(z.string(), 15)),
    pageNumber: z.optional(whole(1, 100_000)),
    pageSize: z.optional(whole(1, 100)),
    includePromotions: z.optional(z.boolean()),
    includeCoupons: z.optional(z.boolean()),
    ...buyerContext,
  }),
  headers: cartHeaders,
  answer: shape<CartItems>(),
  lifetime: storeLifetime,
});

const newItem = {
  productId: z.string(),
  quantity,
  type: z.optional(z.literal('Product')),
  productSellingModelId: z.optional(z.string()),
  subscriptionTerm: z.optional(z.int()),
};

/** Sends type `Product` (S-227). */
export const addItemToCart = write({
  id: 'addItemToCart',
  area: 'carts',
  path: `${cartPath}/cart-items`,
  query: z.object(buyerContext),
  body: z.object(newItem),
  headers: cartHeaders,
  answer: shape<CartItem>(),
});

/** S-228: one result per input, in their order. */
export const addItemsToCart = write({
  id: 'addItemsToCart',
  area: 'carts',
  path: `${cartPath}/cart-items/batch`,
  query: z.object(buyerContext),
  body: z.object({
    inputs: list(z.object({ richInput: z.object(newItem) }), 100, 1),
  }),
  headers: cartHeaders,
  answer: shape<CartItemBatch>(),
});

export const updateItemInCart = write({
  id: 'updateItemInCart',
  area: 'carts',
  method: 'PATCH',
  path: `${cartPath}/cart-items/{itemId}`,
  query: z.object(buyerContext),
  body: z.object({ quantity }),
  headers: cartHeaders,
  answer: shape<CartItem>(),
});

export const deleteItemFromCart = write({
  id: 'deleteItemFromCart',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/cart-items/{itemId}`,
  headers: cartHeaders,
  answer: shape<null>(),
});
