import { columnName } from '@relab/records/objects';
import { type FacetOption, priceFacet } from './facet.ts';

/** A way to sort search results. Sold and reserved products come last in every one. */
export interface SortRule {
  readonly sortRuleId: string;
  readonly label: string;
  readonly labelSuffix: string | null;
  readonly direction: 'Ascending' | 'Descending' | 'Default';
  /** `field` is one of the facets that span a range, named in `nameOrId`. */
  readonly by: 'relevance' | 'price' | 'newest' | 'field';
  readonly nameOrId?: string;
}

/**
 * What every shop can be sorted by: best match, price up and down, newest. `sortRules` of its options replaces them.
 */
export const defaultSortRules: readonly SortRule[] = [
  { sortRuleId: 'best-match', label: 'Best match', labelSuffix: null, direction: 'Default', by: 'relevance' },
  { sortRuleId: 'price-asc', label: 'Price', labelSuffix: 'LowHigh', direction: 'Ascending', by: 'price' },
  { sortRuleId: 'price-desc', label: 'Price', labelSuffix: 'HighLow', direction: 'Descending', by: 'price' },
  { sortRuleId: 'newest', label: 'Newest listing', labelSuffix: null, direction: 'Descending', by: 'newest' },
];

/** The rules of a shop: its own, or the four above and the highest value first of every range but the price. */
export function sortRulesOf(search: {
  readonly facets: readonly FacetOption[];
  readonly sortRules?: readonly SortRule[];
}): readonly SortRule[] {
  if (search.sortRules) return search.sortRules;
  const ranges = search.facets.filter(({ type, nameOrId }) => type === 'range' && nameOrId !== priceFacet);
  return [
    ...defaultSortRules,
    ...ranges.map(
      ({ nameOrId, displayName }): SortRule => ({
        sortRuleId: `${columnName(nameOrId).replaceAll('_', '-')}-desc`,
        label: displayName,
        labelSuffix: 'HighLow',
        direction: 'Descending',
        by: 'field',
        nameOrId,
      }),
    ),
  ];
}
