import type { Refinement } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import { type Exchange, pricesBetween } from '../market/exchange.ts';
import { type FacetOption, priceFacet } from '../options/facet.ts';
import type { SortRule } from '../options/sort-rule.ts';
import type { CategoryTree } from './category-tree.ts';
import { setsWithin } from './count-categories.ts';
import type { Choice, CountOrder } from './count-request.ts';
import { readRange } from './refinement.ts';

/** Where a facet's values stand among those of its kind. */
export function columnOf(facets: readonly FacetOption[], facet: FacetOption): number {
  return facets.filter(({ type }) => type === facet.type).indexOf(facet);
}

/**
 * Turns refinements into tests over the columns, which have prices in the sellers' currency. An unknown category or value fits
 * nothing; an unknown facet is an error.
 */
export function choicesOf(
  refinements: readonly Refinement[],
  facets: readonly FacetOption[],
  columns: ListingColumns,
  tree: CategoryTree,
  exchange: Exchange,
): Choice[] {
  return refinements.map(({ nameOrId, values }): Choice => {
    const facet = facets.find((each) => each.nameOrId === nameOrId);
    if (!facet) throw badRequest(`There is no facet ${nameOrId.slice(0, 80)}.`, 'refinements');
    const at = columnOf(facets, facet);
    if (facet.type === 'range') {
      const ranges = values.map(readRange);
      if (facet.nameOrId !== priceFacet) return { kind: 'range', at, ranges };
      return { kind: 'range', at, ranges: ranges.map((range) => pricesBetween(range, exchange)) };
    }
    if (facet.type === 'category') {
      const ids = values.flatMap((value) => tree.find(value)?.id ?? []);
      return { kind: 'category', allowed: setsWithin(columns, tree, ids) };
    }
    const dictionary = columns.values[at];
    const allowed = new Uint8Array(dictionary?.values.length ?? 0);
    for (const value of values) {
      const number = dictionary?.find(value);
      if (number !== undefined) allowed[number] = 1;
    }
    return { kind: 'distinct', at, allowed };
  });
}

/** Which of the ranges has prices; -1 where none has. */
export const priceRangeOf = (facets: readonly FacetOption[]): number =>
  facets.filter(({ type }) => type === 'range').findIndex(({ nameOrId }) => nameOrId === priceFacet);

/** The order that a sort rule means. */
export function orderOf({ by, nameOrId, direction }: SortRule, facets: readonly FacetOption[]): CountOrder {
  const isDescending = direction === 'Descending';
  if (by !== 'field') return { by, isDescending };
  const facet = facets.find((each) => each.nameOrId === nameOrId && each.type === 'range');
  if (!facet) return { by: 'newest', isDescending };
  return {
    by: facet.nameOrId === priceFacet ? 'price' : { range: columnOf(facets, facet) },
    isDescending,
  };
}
