import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, list, object, optional, text } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { ProductCategories, ProductCategory, ProductCategoryPath } from './responses.ts';

const shown = {
  fields: optional(list(text(), 50)),
  excludeMedia: optional(boolean),
};

/** One category with its pictures and the fields that are named. */
export const getProductCategory = read({
  id: 'getProductCategory',
  area: 'catalogue',
  path: `${webstorePath}/product-categories/{productCategoryId}`,
  query: object({ ...shown, ...account }),
  response: shape<ProductCategory>(),
  lifetime: storeLifetime,
});

/** The navigational children of a category; of the root where no parent is named. */
export const getProductCategoryChildren = read({
  id: 'getProductCategoryChildren',
  area: 'catalogue',
  path: `${webstorePath}/product-categories/children`,
  query: object({ parentProductCategoryId: optional(text()), ...shown, ...account }),
  response: shape<ProductCategories>(),
  lifetime: storeLifetime,
});

/** From the root to the category. */
export const getProductCategoryPath = read({
  id: 'getProductCategoryPath',
  area: 'catalogue',
  path: `${webstorePath}/product-category-path/product-categories/{productCategoryId}`,
  query: object(account),
  response: shape<ProductCategoryPath>(),
  lifetime: storeLifetime,
});
