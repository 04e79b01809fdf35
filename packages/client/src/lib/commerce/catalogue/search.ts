import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

/**
 * Listings by term, category and facets. `fields` is required; `refinements` comes from `writeRefinements`; `page`
 * counts from 0, and page × pageSize ends at 5,000.
 */
export const searchProducts = readAdapter(calls.searchProducts);

/** The search as it was before v58, cached as a read although it is a POST. New code takes `searchProducts`. */
export const postProductSearch = readAdapter(calls.postProductSearch);

/** Up to ten completions of what is typed: terms, categories, manufacturers, listings. None without a term. */
export const getSearchSuggestions = readAdapter(calls.getSearchSuggestions);

/** The orders that a search may have; `sortRuleId` of one is what `searchProducts` takes. */
export const getSortRules = readAdapter(calls.getSortRules);
