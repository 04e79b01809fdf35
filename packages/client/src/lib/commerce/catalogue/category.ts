import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

export const getProductCategory = readAdapter(calls.getProductCategory);

export const getProductCategoryChildren = readAdapter(calls.getProductCategoryChildren);

export const getProductCategoryPath = readAdapter(calls.getProductCategoryPath);
