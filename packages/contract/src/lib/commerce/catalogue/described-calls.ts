import type { DescribedCall } from '../../described-call.ts';
import { responses } from '../../described-call.ts';
import { getProductCategory, getProductCategoryChildren, getProductCategoryPath } from './category.ts';
import { getProduct, getProductPrice, getProductPrices, getProducts } from './product.ts';
import {
  Product,
  ProductCategories,
  ProductCategory,
  ProductCategoryPath,
  ProductPrice,
  ProductPrices,
  Products,
} from './product-schemas.ts';
import { getSearchSuggestions, getSortRules, postProductSearch, searchProducts } from './search.ts';
import { PostedProductSearch, ProductSearch, SearchSuggestions, SortRules } from './search-schemas.ts';

/** What the calls of this folder respond. */
export const commerceCatalogueCalls: readonly DescribedCall[] = [
  responses(getProductCategory, { 200: ProductCategory }),
  responses(getProductCategoryChildren, {
    200: ProductCategories,
  }),
  responses(getProductCategoryPath, {
    200: ProductCategoryPath,
  }),
  responses(getProduct, { 200: Product }),
  responses(getProducts, { 200: Products }),
  responses(getProductPrice, { 200: ProductPrice }),
  responses(getProductPrices, { 200: ProductPrices }),
  responses(searchProducts, { 200: ProductSearch }),
  responses(postProductSearch, { 201: PostedProductSearch }),
  responses(getSearchSuggestions, { 200: SearchSuggestions }),
  responses(getSortRules, { 200: SortRules }),
];
