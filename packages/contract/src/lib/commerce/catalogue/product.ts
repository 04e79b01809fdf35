import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, list, object, optional, text } from '../../schema.ts';
import { account, buyerContext, webstorePath } from '../webstore.ts';
import type { Product, ProductPrice, ProductPrices, Products } from './responses.ts';

const names = optional(list(text(), 50));

/** One product with its pictures, its stock and the fields that are named. What the account may not see is 404. */
export const getProduct = read({
  id: 'getProduct',
  area: 'catalogue',
  path: `${webstorePath}/products/{productId}`,
  query: object({ fields: names, mediaGroups: names, excludeMedia: optional(boolean), ...account }),
  response: shape<Product>(),
  lifetime: storeLifetime,
});

/** By ids or by SKUs, one of the two, 20 at most. */
export const getProducts = read({
  id: 'getProducts',
  area: 'catalogue',
  path: `${webstorePath}/products`,
  query: object({
    ids: optional(list(text(), 20)),
    skus: optional(list(text(), 20)),
    fields: names,
    excludeMedia: optional(boolean),
    ...account,
  }),
  response: shape<Products>(),
  lifetime: storeLifetime,
});

/** The price of one product for the account, in the currency that is named or the account's own. */
export const getProductPrice = read({
  id: 'getProductPrice',
  area: 'catalogue',
  path: `${webstorePath}/pricing/products/{productId}`,
  query: object(buyerContext),
  response: shape<ProductPrice>(),
  lifetime: storeLifetime,
});

/** Prices of 100 products at most. One that is not found has `success` false, and the others have theirs. */
export const getProductPrices = read({
  id: 'getProductPrices',
  area: 'catalogue',
  path: `${webstorePath}/pricing/products`,
  query: object({
    productIds: list(text(), 100, 1),
    ...buyerContext,
  }),
  response: shape<ProductPrices>(),
  lifetime: storeLifetime,
});
