import { type Database, requirePrimary, sharedDatabase, sourceOf } from '@relab/database';
import type { CommerceOptions } from '../options/options.ts';
import { Catalogue } from '../search-index/catalogue.ts';
import type { Counted } from '../search-index/count.ts';
import { countCategories, setsWithin, sumCategories } from '../search-index/count-categories.ts';
import type { Found } from '../search-index/found.ts';
import { choicesOf, columnOf, orderOf, priceRangeOf } from '../search-index/select.ts';
import { type Visibility, visibilityOf } from '../search-index/visibility.ts';
import { MemoryCompletions } from './memory-completions.ts';
import type { FoundListings, ListingQuery, SearchEngine, SearchReader } from './search-engine.ts';

const noMatches = { places: new Int32Array(0), ranks: new Uint8Array(0) };

/** Which listings fit, in order, and what the facets and categories count; cached (`CountCache`). */
function countFound(
  catalogue: Catalogue,
  { search: { facets } }: CommerceOptions,
  query: ListingQuery,
  { visibility, found }: { readonly visibility: Visibility; readonly found: Found | null },
): Promise<Counted> {
  const { columns, tree } = catalogue;
  const { categoryId, refinements, rule, start, offset, limit, exchange } = query;
  const matches = query.term === '' ? null : (found?.matches ?? noMatches);
  const key = [
    ...[found?.key ?? query.term, visibility.key, categoryId, refinements],
    ...[rule.sortRuleId, offset, limit, start],
    // Prices are chosen by what they are in this currency; without a choice all currencies share a count.
    ...(refinements.length > 0 ? [exchange] : []),
  ];
  return catalogue.counted(JSON.stringify(key), () => ({
    matches,
    visible: visibility.listings,
    visiblePrices: visibility.prices,
    priceRange: priceRangeOf(facets),
    within: categoryId === null ? null : setsWithin(columns, tree, [categoryId]),
    choices: choicesOf(refinements, facets, columns, tree, exchange),
    order: orderOf(rule, facets),
    start,
    offset,
    limit,
  }));
}

/** What was counted by numbers of dictionaries, by what these stand for. */
function describe(
  { columns, tree }: Catalogue,
  { search: { facets } }: CommerceOptions,
  counted: Counted,
  { countsFacets }: ListingQuery,
): Omit<FoundListings, 'correction'> {
  const { page, total, distinct, spans, categorySets, withoutCategoryChoice } = counted;
  const ofType = (type: string) => (countsFacets ? facets.filter((facet) => facet.type === type) : []);
  const values = ofType('distinct').map((facet) => {
    const at = columnOf(facets, facet);
    const counts = distinct[at];
    const byValue = new Map<string, number>();
    for (const [number, value] of columns.values[at]?.values.entries() ?? []) {
      const count = counts?.[number] ?? 0;
      if (value !== null && count > 0) byValue.set(value, count);
    }
    return [facet.nameOrId, byValue] as const;
  });
  return {
    total,
    ids: page.places.flatMap((place) => columns.idOf(place) ?? []),
    offset: page.offset,
    ends: page.ends,
    values: new Map(values),
    spans: new Map(
      ofType('range').flatMap((facet) => {
        const span = spans[columnOf(facets, facet)];
        if (!span) return [];
        const { low, high, count } = span;
        return [[facet.nameOrId, { low, high, count }]];
      }),
    ),
    categories: sumCategories(columns, tree, (set) => categorySets[set] ?? 0),
    withoutCategoryChoice,
  };
}

/** The engine of every shop that names none: columns in memory beside the database that they come from. */
export function createMemoryEngine(options: CommerceOptions): SearchEngine {
  let cached: { readonly source: Database; readonly catalogue: Catalogue } | undefined;
  const completions = new MemoryCompletions(options.search.facets);
  return {
    /** With everything that was committed before the call. */
    async open(database): Promise<SearchReader> {
      requirePrimary(database, 'The catalogue');
      const source = sourceOf(database);
      if (cached?.source !== source)
        cached = { source, catalogue: new Catalogue(sharedDatabase(database), options) };
      const { catalogue } = cached;
      await catalogue.upToDate();
      const { columns, tree } = catalogue;
      const visibilityFor = (accountId: string | null) => visibilityOf(database, columns, accountId);
      return {
        tree,
        async find(query) {
          const visibility = await visibilityFor(query.accountId);
          const found = query.term === '' ? null : await catalogue.find(query.term, visibility);
          const counted = await countFound(catalogue, options, query, { visibility, found });
          return { ...describe(catalogue, options, counted, query), correction: found?.correction ?? null };
        },
        async complete({ accountId, ...typed }) {
          return completions.complete(columns, tree, {
            ...typed,
            visibility: await visibilityFor(accountId),
          });
        },
        countCategories: async (accountId) => countCategories(columns, tree, await visibilityFor(accountId)),
      };
    },
  };
}
