import type { Facet, Refinement } from '@relab/contract/commerce';
import type { Translate } from '../language/translate.ts';
import type { Dictionary } from '../listing-columns/dictionary.ts';
import { convertPrice, type Exchange } from '../market/exchange.ts';
import { attributeType, type FacetOption, priceFacet } from '../options/facet.ts';
import type { Category } from '../search-index/category-tree.ts';
import type { Span } from '../search-index/count.ts';
import { columnOf } from '../search-index/select.ts';
import type { SearchResult } from './search-result.ts';

type Value = Facet['values'][number];

const head = (facet: FacetOption) => ({
  attributeType: attributeType(facet.nameOrId),
  displayName: facet.displayName,
  displayRank: facet.displayRank,
  nameOrId: facet.nameOrId,
});

function orderOf(facet: FacetOption): (a: Value, b: Value) => number {
  const byName = (a: Value, b: Value): number => (a.displayName < b.displayName ? -1 : 1);
  if (!facet.order) return (a, b) => b.productCount - a.productCount || byName(a, b);
  const rank = new Map(facet.order.map((value, at) => [value, at]));
  const last = facet.order.length;
  return (a, b) => (rank.get(a.nameOrId) ?? last) - (rank.get(b.nameOrId) ?? last) || byName(a, b);
}

/** Values that listings have, and those chosen even where none has them any more: they must stay removable. */
function distinctFacet(
  facet: FacetOption,
  dictionary: Dictionary,
  counts: Int32Array,
  chosen: Refinement | undefined,
): Facet {
  const names = new Set(chosen?.values);
  for (const [number, value] of dictionary.values.entries()) {
    if (value !== null && (counts[number] ?? 0) > 0) names.add(value);
  }
  const values = [...names].map((name) => {
    // A chosen value that no dictionary has must not borrow the count of those without a value.
    const number = dictionary.find(name);
    const productCount = number === undefined ? 0 : (counts[number] ?? 0);
    return { displayName: facet.labels?.[name] ?? name, nameOrId: name, productCount, type: 'DistinctValue' };
  });
  values.sort(orderOf(facet));
  return { ...head(facet), displayType: 'MultiSelect', facetType: 'DistinctValue', values };
}

/** Of prices in another currency: the dearest stays the dearest, so the span is that of its ends. */
const inCurrency = (span: Span, exchange: Exchange): Span => {
  const convert = (units: number) => convertPrice(Math.round(units * 100), exchange) / 100;
  return { ...span, low: convert(span.low), high: convert(span.high) };
};

function rangeFacet(facet: FacetOption, span: Span | undefined, exchange: Exchange): Facet {
  const shape = { ...head(facet), displayType: 'SingleSelect', facetType: 'Range' } as const;
  if (!span || span.count === 0) return { ...shape, values: [] };
  const { low, high, count } = facet.nameOrId === priceFacet ? inCurrency(span, exchange) : span;
  const value = { displayName: `${low} to ${high}`, nameOrId: `${low}..${high}`, productCount: count };
  return { ...shape, values: [{ ...value, type: 'Range' }] };
}

/** The categories next below the one that is searched. `urlName` beside each id, for addresses that people read. */
function categoryFacet(
  facet: FacetOption,
  children: readonly Category[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): Facet {
  const values = children
    .filter(({ id }) => (counts.get(id) ?? 0) > 0 || chosen.includes(id))
    .map(({ id, name, urlName }) => ({
      displayName: name,
      nameOrId: id,
      productCount: counts.get(id) ?? 0,
      type: 'DistinctValue',
      urlName,
    }));
  return { ...head(facet), displayType: 'CategoryTree', facetType: 'DistinctValue', values };
}

const translateFacet = (facet: Facet, translate: Translate): Facet => ({
  ...facet,
  displayName: translate(facet.displayName),
  values: facet.values.map((value) => ({ ...value, displayName: translate(value.displayName) })),
});

/** All facets of a search by their rank, in the language of the request. */
export function facetsResponse(
  facets: readonly FacetOption[],
  { columns, tree, category, counted, categoryCounts }: SearchResult,
  refinements: readonly Refinement[],
  exchange: Exchange,
  translate: Translate,
): Facet[] {
  const toFacet = (facet: FacetOption): Facet => {
    const chosen = refinements.find(({ nameOrId }) => nameOrId === facet.nameOrId);
    const at = columnOf(facets, facet);
    if (facet.type === 'category') {
      const ids = (chosen?.values ?? []).flatMap((value) => tree.find(value)?.id ?? []);
      return categoryFacet(facet, category ? tree.children(category.id) : [], categoryCounts, ids);
    }
    if (facet.type === 'range') return rangeFacet(facet, counted.spans[at], exchange);
    const dictionary = columns.values[at];
    const counts = counted.distinct[at];
    if (!dictionary || !counts) throw new Error(`The facet ${facet.nameOrId} has no column.`);
    return distinctFacet(facet, dictionary, counts, chosen);
  };
  return facets
    .map((facet) => translateFacet(toFacet(facet), translate))
    .sort((a, b) => a.displayRank - b.displayRank);
}
