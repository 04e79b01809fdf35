import { read, shape, write } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { object, optional, text } from '../../schema.ts';
import { account, buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { CartSummary, PreservedCart } from './responses.ts';

/** Without a cart the response is 200 with `cartId` null. */
export const getCartSummary = read({
  id: 'getCartSummary',
  area: 'carts',
  path: cartPath,
  query: object(buyerContext),
  headers: cartHeaders,
  response: shape<CartSummary>(),
  lifetime: storeLifetime,
});

/** Get or create, with an empty body (S-226). */
export const getOrCreateCart = write({
  id: 'getOrCreateCart',
  area: 'carts',
  method: 'PUT',
  path: cartPath,
  query: object(buyerContext),
  headers: cartHeaders,
  response: shape<CartSummary>(),
});

/** Ours: the shopper has read what a large change could not put into the cart (S-158); it is not reported any more. */
export const dismissCartProblems = write({
  id: 'dismissCartProblems',
  area: 'carts',
  path: `${cartPath}/actions/dismiss-problems`,
  query: object(account),
  headers: cartHeaders,
  response: shape<CartSummary>(),
});

/** Deletes a cart with its items, and frees what it had reserved. Where there is none it changes nothing. */
export const deleteCart = write({
  id: 'deleteCart',
  area: 'carts',
  method: 'DELETE',
  path: cartPath,
  headers: cartHeaders,
  response: shape<null>(),
});

/**
 * Merges a guest's cart into the signed-in buyer's (S-162). The guest cart's id stands in the path or in the query.
 * An empty object answers when there was nothing to do.
 */
export const preserveCart = write({
  id: 'preserveCart',
  area: 'carts',
  path: `${cartPath}/actions/preserve`,
  query: object({ cartId: optional(text()), ...buyerContext }),
  headers: cartHeaders,
  response: shape<PreservedCart>(),
});
