import type { FoundListings, ListingQuery } from '../search-engine/search-engine.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { sumCategories } from '../search-index/count-categories.ts';
import { around } from '../search-index/page-start.ts';
import type { FacetFields } from './index-definition.ts';
import type { ServiceOrder } from './listing-order.ts';
import { countedAs } from './search-body.ts';
import type { CountedFilter, SearchResponse } from './service-response.ts';

/** Counts by category, from those of the sets of categories that listings are in. */
export function sumSets(
  tree: CategoryTree,
  { sets }: Pick<CountedFilter, 'sets'>,
): ReadonlyMap<string, number> {
  const counted = sets?.buckets ?? [];
  const categorySets = { values: counted.map(({ key }) => key) };
  return sumCategories({ categorySets }, tree, (set) => counted[set]?.doc_count ?? 0);
}

function pageOf(
  { hits, aggregations }: SearchResponse,
  { positionOf }: ServiceOrder,
  { start, offset }: ListingQuery,
): Pick<FoundListings, 'ids' | 'offset' | 'ends'> {
  const isBackwards = start?.direction === 'before';
  const page = isBackwards ? hits.hits.toReversed() : hits.hits;
  const ids = page.map(({ _id }) => _id);
  const before = aggregations[countedAs.before]?.doc_count ?? 0;
  const [first, last] = [page[0], page.at(-1)];
  return {
    ids,
    offset: start ? (isBackwards ? before - ids.length : before) : offset,
    ends:
      first && last ? { first: positionOf(first.sort), last: positionOf(last.sort) } : start && around(start),
  };
}

/** What the service found, in the port's terms. */
export function readFound(
  response: SearchResponse,
  query: ListingQuery,
  {
    facets,
    tree,
    order,
  }: { readonly facets: readonly FacetFields[]; readonly tree: CategoryTree; readonly order: ServiceOrder },
): Omit<FoundListings, 'correction'> {
  const { aggregations, hits } = response;
  const ofType = (type: string) => facets.filter(({ facet }) => facet.type === type);
  const categories = aggregations[countedAs.categories] ?? { doc_count: 0 };
  return {
    total: hits.total?.value ?? 0,
    ...pageOf(response, order, query),
    values: new Map(
      ofType('distinct').map(({ facet, value }) => [
        facet.nameOrId,
        new Map(aggregations[value]?.values?.buckets.map(({ key, doc_count }) => [key, doc_count])),
      ]),
    ),
    spans: new Map(
      ofType('range').flatMap(({ facet, value }) => {
        const { low, high, count } = aggregations[value] ?? {};
        if (low?.value == null || high?.value == null) return [];
        return [[facet.nameOrId, { low: low.value, high: high.value, count: count?.value ?? 0 }]];
      }),
    ),
    categories: sumSets(tree, categories),
    withoutCategoryChoice: categories.doc_count,
  };
}
