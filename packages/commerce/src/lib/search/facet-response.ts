import type { Facet, Refinement } from '@relab/contract/commerce';
import type { Translate } from '../language/translate.ts';
import { convertPrice, type Exchange } from '../market/exchange.ts';
import { attributeType, type FacetOption, priceFacet } from '../options/facet.ts';
import type { Category } from '../search-index/category-tree.ts';
import type { Span } from '../search-index/count.ts';
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
  counts: ReadonlyMap<string, number>,
  chosen: Refinement | undefined,
): Facet {
  const names = new Set(chosen?.values);
  for (const [value, count] of counts) if (count > 0) names.add(value);
  const values = [...names].map((name) => {
    const productCount = counts.get(name) ?? 0;
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
  { tree, category, found }: SearchResult,
  refinements: readonly Refinement[],
  exchange: Exchange,
  translate: Translate,
): Facet[] {
  const toFacet = (facet: FacetOption): Facet => {
    const chosen = refinements.find(({ nameOrId }) => nameOrId === facet.nameOrId);
    if (facet.type === 'category') {
      const ids = (chosen?.values ?? []).flatMap((value) => tree.find(value)?.id ?? []);
      return categoryFacet(facet, category ? tree.children(category.id) : [], found.categories, ids);
    }
    if (facet.type === 'range') return rangeFacet(facet, found.spans.get(facet.nameOrId), exchange);
    return distinctFacet(facet, found.values.get(facet.nameOrId) ?? new Map(), chosen);
  };
  return facets
    .map((facet) => translateFacet(toFacet(facet), translate))
    .sort((a, b) => a.displayRank - b.displayRank);
}
