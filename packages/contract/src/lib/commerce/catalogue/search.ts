import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, integer, list, object, optional, text } from '../../schema.ts';
import { account, buyerContext, webstorePath } from '../webstore.ts';
import type { PostedProductSearch, ProductSearch, SearchSuggestions, SortRules } from './responses.ts';

/**
 * Products by term, by category or both, with facets. `refinements` is base64 of a JSON list of
 * `{ nameOrId, values }` (see `writeRefinements`), nine facets of 20 values at most; `page` counts from 0 and
 * page × pageSize may not pass 5000. Further than that leads `pageToken`, which is ours: the `nextPageToken` or
 * `previousPageToken` of an answer to the same term, category, refinements and order. It stays good while listings come and
 * go: those that stay are shown once each.
 */
export const searchProducts = read({
  id: 'searchProducts',
  area: 'catalogue',
  path: `${webstorePath}/search/products`,
  query: object({
    searchTerm: optional(text(1000)),
    categoryId: optional(text()),
    fields: list(text(), 50, 1),
    refinements: optional(text(8000)),
    page: optional(integer(0, 5000)),
    pageSize: optional(integer(1, 200)),
    /** Ours: where the page begins or ends, in place of `page`. */
    pageToken: optional(text(200, 1)),
    sortRuleId: optional(text()),
    /** Ours: for lists that show no facets. */
    excludeFacets: optional(boolean),
    ...buyerContext,
  }),
  response: shape<ProductSearch>(),
  lifetime: storeLifetime,
});

/**
 * The search as it was before v58, with its question in the body and refinements as a list; answers 201. `sortRuleId` and the older
 * `sortOrderId` mean the same. Prices come unless `includePrices` is false.
 */
export const postProductSearch = read({
  id: 'postProductSearch',
  area: 'catalogue',
  method: 'POST',
  path: `${webstorePath}/search/product-search`,
  query: object(buyerContext),
  body: object({
    searchTerm: optional(text(1000)),
    categoryId: optional(text()),
    fields: optional(list(text(), 50)),
    refinements: optional(list(object({ nameOrId: text(255, 1), values: list(text(255), 20) }), 9)),
    page: optional(integer(0, 5000)),
    pageSize: optional(integer(1, 200)),
    /** Ours: where the page begins or ends, in place of `page`. */
    pageToken: optional(text(200, 1)),
    sortRuleId: optional(text()),
    sortOrderId: optional(text()),
    includePrices: optional(boolean),
  }),
  response: shape<PostedProductSearch>(),
  lifetime: storeLifetime,
});

/** Completions while somebody types: terms, categories, manufacturers and listings; none without a term. */
export const getSearchSuggestions = read({
  id: 'getSearchSuggestions',
  area: 'catalogue',
  path: `${webstorePath}/search/suggestions`,
  query: object({
    searchTerm: optional(text(100)),
    maxResults: optional(integer(1, 10)),
    /** Ours: what is suggested is what the account may see. */
    ...account,
  }),
  response: shape<SearchSuggestions>(),
  lifetime: storeLifetime,
});

/** The orders that a search may have. */
export const getSortRules = read({
  id: 'getSortRules',
  area: 'catalogue',
  path: `${webstorePath}/search/sort-rules`,
  response: shape<SortRules>(),
  lifetime: storeLifetime,
});

/** One facet's chosen values. Within a facet any value fits, between facets all must. A range is `from..to`, either side open. */
export interface Refinement {
  readonly nameOrId: string;
  readonly values: readonly string[];
}

/** Unicode-safe base64, so that a manufacturer's umlaut survives. */
export function writeRefinements(refinements: readonly Refinement[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(refinements));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
