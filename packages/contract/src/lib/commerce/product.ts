import * as z from 'zod/mini';
import { read, shape } from '../call.ts';
import { list } from '../checks.ts';
import { storeLifetime } from '../lifetime.ts';
import type { Product, ProductPrice, ProductPrices, Products } from './product-answers.ts';
import { account, buyerContext, webstorePath } from './webstore.ts';

const names = z.optional(list(z.string(), 50));

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
    ids: z.optional(list(z.string(), 20)),
    skus: z.optional(list(z.string(), 20)),
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
    productIds: list(z.string(), 100, 1),
    ...buyerContext,
  }),
  answer: shape<ProductPrices>(),
  lifetime: storeLifetime,
});
