import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { integer, list, object, optional, text } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { CartProducts } from './responses.ts';

/** The products of a cart, each with its items: one that is delivered to two places has two. */
export const getCartProducts = read({
  id: 'getCartProducts',
  area: 'carts',
  path: `${cartPath}/products`,
  query: object({
    pageNumber: optional(integer(1, 100_000)),
    pageSize: optional(integer(1, 100)),
    productFields: optional(list(text(), 15)),
    ...buyerContext,
  }),
  headers: cartHeaders,
  response: shape<CartProducts>(),
  lifetime: storeLifetime,
});
