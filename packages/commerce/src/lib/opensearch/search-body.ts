import { priceFacet } from '../options/facet.ts';
import type { ListingQuery } from '../search-engine/search-engine.ts';
import { type Choice, choicesBut } from './choice-clauses.ts';
import type { FacetFields } from './index-definition.ts';
import type { ServiceOrder } from './listing-order.ts';
import { allOf, type Clause } from './query-clauses.ts';

/** Values of one facet, and sets of categories, that are counted at most. */
const maxBuckets = 10_000;

/** Names of what is counted, beside those of facets. */
export const countedAs = { categories: 'categories', before: 'before' } as const;

interface SearchParts {
  /** Listings that may be seen, with the words, in the category. */
  readonly query: Clause;
  readonly choices: readonly Choice[];
  readonly facets: readonly FacetFields[];
  readonly order: ServiceOrder;
  /** Listings with a visible price; null where that is all. */
  readonly prices: Clause | null;
}

export const countSets = { terms: { field: 'category_set', size: maxBuckets } };

/** A facet counts what its own choice leaves out too: so it shows what choosing another of its values would give. */
function facetCounts({ choices, facets, prices }: SearchParts): Readonly<Record<string, object>> {
  const counts = facets.flatMap(({ facet, value }): readonly (readonly [string, object])[] => {
    if (facet.type === 'category') return [];
    const fitting = choicesBut(choices, (fields) => fields.value === value);
    if (facet.type === 'distinct') {
      const values = { terms: { field: value, size: maxBuckets } };
      return [[value, { filter: fitting, aggs: { values } }]];
    }
    const filter = facet.nameOrId === priceFacet && prices ? allOf([fitting, prices]) : fitting;
    const field = { field: value };
    const aggs = { low: { min: field }, high: { max: field }, count: { value_count: field } };
    return [[value, { filter, aggs }]];
  });
  return Object.fromEntries(counts);
}

/** One request for the page and all that is counted. Whatever people typed is a value in it, never a name. */
export function searchBody(parts: SearchParts, query: ListingQuery): object {
  const { choices, order } = parts;
  const { start, offset, limit, countsFacets } = query;
  const direction = start?.direction ?? 'after';
  const withoutCategory = choicesBut(choices, ({ facet }) => facet.type === 'category');
  return {
    query: order.scored(parts.query),
    post_filter: choicesBut(choices),
    aggs: {
      [countedAs.categories]: { filter: withoutCategory, aggs: { sets: countSets } },
      ...(start && { [countedAs.before]: { filter: allOf([choicesBut(choices), order.before(start)]) } }),
      ...(countsFacets && facetCounts(parts)),
    },
    sort: order.sort(direction),
    ...(start ? { search_after: order.searchAfter(start.position) } : { from: offset }),
    size: limit,
    track_total_hits: true,
    _source: false,
  };
}
