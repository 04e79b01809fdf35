import * as z from 'zod/mini';
import { read, shape } from '../call.ts';
import { storeLifetime } from '../lifetime.ts';
import type { Product, ProductPrice, ProductPrices, Products } from './product-answers.ts';
import { account, buyerContext, webstorePath } from './webstore.ts';

const names = z.optional(z.array(z.string()).check(z.maxLength(50)));

export const getProduct = read({
  id: 'getProduct',
  area: 'catalogue',
  path: `${webstorePath}/products/{productId}`,
  query: z.object({ fields: names, mediaGroups: names, excludeMedia: z.optional(z.boolean()), ...account }),
  answer: shape<Product>(),
  lifetime: storeLifetime,
});

/** By ids or by SKUs, one of the two, 20 at most. */
export const getProducts = read({
  id: 'getProducts',
  area: 'catalogue',
  path: `${webstorePath}/products`,
  query: z.object({
    ids: z.optional(z.array(z.string()).check(z.maxLength(20))),
    skus: z.optional(z.array(z.string()).check(z.maxLength(20))),
    fields: names,
    excludeMedia: z.optional(z.boolean()),
    ...account,
  }),
  answer: shape<Products>(),
  lifetime: storeLifetime,
});

export const getProductPrice = read({
  id: 'getProductPrice',
  area: 'catalogue',
  path: `${webstorePath}/pricing/products/{productId}`,
  query: z.object(buyerContext),
  answer: shape<ProductPrice>(),
  lifetime: storeLifetime,
});

export const getProductPrices = read({
  id: 'getProductPrices',
  area: 'catalogue',
  path: `${webstorePath}/pricing/products`,
  query: z.object({
    productIds: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
    ...buyerContext,
  }),
  answer: shape<ProductPrices>(),
  lifetime: storeLifetime,
});
