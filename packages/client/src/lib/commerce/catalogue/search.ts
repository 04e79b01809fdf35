import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

export const searchProducts = readAdapter(calls.searchProducts);

export const postProductSearch = readAdapter(calls.postProductSearch);

export const getSearchSuggestions = readAdapter(calls.getSearchSuggestions);

export const getSortRules = readAdapter(calls.getSortRules);
