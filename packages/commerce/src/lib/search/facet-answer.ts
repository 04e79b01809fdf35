import type { Facet, Refinement } from '@relab/contract/commerce';
import type { Translate } from '../language/translate.ts';
import { convertPrice, type Exchange } from '../market/exchange.ts';
import { attributeType, type FacetOption, priceFacet } from '../options/facet.ts';
import type { Category } from '../search-index/category-tree.ts';
import type { Span } from '../search-index/count.ts';
import type { Dictionary } from '../search-index/dictionary.ts';

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

/** Values that were found, and those chosen even where nothing has them any more: they must stay removable. */
export function distinctFacet(
  facet: FacetOption,
  dictionary: Dictionary,
  counts: Int32Array,
  chosen: Refinement | undefined,
): Facet {
  const names = new Set(chosen?.values);
  for (const [number, value] of dictionary.values.entries()) {
    if (value !== null && (counts[number] ?? 0) > 0) names.add(value);
  }
  const values = [...names].map((name) => ({
    displayName: facet.labels?.[name] ?? name,
    nameOrId: name,
    productCount: counts[dictionary.find(name) ?? 0] ?? 0,
    type: 'DistinctValue',
  }));
  // A chosen value that no dictionary knows must not borrow the count of those without a value.
  const counted = values.map((value) =>
    dictionary.find(value.nameOrId) === undefined ? { ...value, productCount: 0 } : value,
  );
  counted.sort(orderOf(facet));
  return { ...head(facet), displayType: 'MultiSelect', facetType: 'DistinctValue', values: counted };
}

/** Of prices in another currency: the dearest stays the dearest, so the span is that of its ends. */
const inCurrency = (span: Span, exchange: Exchange): Span => {
  const shown = (units: number) => convertPrice(Math.round(units * 100), exchange) / 100;
  return { ...span, low: shown(span.low), high: shown(span.high) };
};

export function rangeFacet(facet: FacetOption, span: Span | undefined, exchange: Exchange): Facet {
  const isPrice = facet.nameOrId === priceFacet;
  const counted = span && span.count > 0 ? span : null;
  const found = counted && isPrice ? inCurrency(counted, exchange) : counted;
  const values = found
    ? [
        {
          displayName: `${found.low} to ${found.high}`,
          nameOrId: `${found.low}..${found.high}`,
          productCount: found.count,
          type: 'Range',
        },
      ]
    : [];
  return { ...head(facet), displayType: 'SingleSelect', facetType: 'Range', values };
}

/** The categories next below the one that is looked at. `urlName` beside each id, for addresses that people read. */
export function categoryFacetAnswer(
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

/** A facet in the words of whoever asks. */
export const translateFacet = (facet: Facet, translate: Translate): Facet => ({
  ...facet,
  displayName: translate(facet.displayName),
  values: facet.values.map((value) => ({ ...value, displayName: translate(value.displayName) })),
});
