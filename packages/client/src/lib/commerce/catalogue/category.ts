import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

/** A category with its pictures, its `fields` and the count of listings in it and below. */
export const getProductCategory = readAdapter(calls.getProductCategory);

/** The categories right below one that navigation shows; below the root without `parentProductCategoryId`. */
export const getProductCategoryChildren = readAdapter(calls.getProductCategoryChildren);

/** The way from the root to a category, both included, for breadcrumbs. */
export const getProductCategoryPath = readAdapter(calls.getProductCategoryPath);
