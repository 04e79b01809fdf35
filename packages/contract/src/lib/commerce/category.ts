import * as z from 'zod/mini';
import { read, shape } from '../call.ts';
import { list } from '../checks.ts';
import { storeLifetime } from '../lifetime.ts';
import type { ProductCategories, ProductCategory, ProductCategoryPath } from './product-answers.ts';
import { account, webstorePath } from './webstore.ts';

const shown = {
  fields: z.optional(list(z.string(), 50)),
  excludeMedia: z.optional(z.boolean()),
};

export const getProductCategory = read({
  id: 'getProductCategory',
  area: 'catalogue',
  path: `${webstorePath}/product-categories/{productCategoryId}`,
  query: z.object({ ...shown, ...account }),
  answer: shape<ProductCategory>(),
  lifetime: storeLifetime,
});

/** The navigational children of a category; of the root where no parent is named. */
export const getProductCategoryChildren = read({
  id: 'getProductCategoryChildren',
  area: 'catalogue',
  path: `${webstorePath}/product-categories/children`,
  query: z.object({ parentProductCategoryId: z.optional(z.string()), ...shown, ...account }),
  answer: shape<ProductCategories>(),
  lifetime: storeLifetime,
});

/** From the root to the category. */
export const getProductCategoryPath = read({
  id: 'getProductCategoryPath',
  area: 'catalogue',
  path: `${webstorePath}/product-category-path/product-categories/{productCategoryId}`,
  query: z.object(account),
  answer: shape<ProductCategoryPath>(),
  lifetime: storeLifetime,
});
