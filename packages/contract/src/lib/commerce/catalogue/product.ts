import { read, shape } from '../../call.ts';
import { responses } from '../../described-call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, list, object, optional, text } from '../../schema.ts';
import { account, buyerContext, webstorePath } from '../webstore.ts';
import { Product, ProductPrice, ProductPrices, Products } from './product-responses.ts';

const names = optional(list(text(), 50));

export const getProduct = read({
  id: 'getProduct',
  area: 'catalogue',
  path: `${webstorePath}/products/{productId}`,
  query: object({ fields: names, mediaGroups: names, excludeMedia: optional(boolean), ...account }),
  response: shape<Product>(),
  lifetime: storeLifetime,
});

export const getProductResponses = responses(getProduct, { 200: Product });

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

export const getProductsResponses = responses(getProducts, { 200: Products });

export const getProductPrice = read({
  id: 'getProductPrice',
  area: 'catalogue',
  path: `${webstorePath}/pricing/products/{productId}`,
  query: object(buyerContext),
  response: shape<ProductPrice>(),
  lifetime: storeLifetime,
});

export const getProductPriceResponses = responses(getProductPrice, { 200: ProductPrice });

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

export const getProductPricesResponses = responses(getProductPrices, { 200: ProductPrices });
