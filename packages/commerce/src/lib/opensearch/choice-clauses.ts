import type { Refinement } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import { type Exchange, pricesBetween } from '../market/exchange.ts';
import { priceFacet } from '../options/facet.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { readRange } from '../search-index/refinement.ts';
import type { FacetFields } from './index-definition.ts';
import { allOf, anyOf, between, type Clause, oneOf } from './query-clauses.ts';

/** A refinement as a clause. */
export interface Choice {
  readonly fields: FacetFields;
  readonly clause: Clause;
}

interface Surroundings {
  readonly tree: CategoryTree;
  readonly exchange: Exchange;
  /** Listings with a visible price; null where that is all. */
  readonly prices: Clause | null;
}

/** Listings in one of the categories, or below. */
export const withinCategories = (tree: CategoryTree, ids: readonly string[]): Clause =>
  anyOf(ids.length === 0 ? [] : [oneOf('categories', new Set(ids.flatMap((id) => [...tree.below(id)])))]);

/** An unknown category or value fits nothing; an unknown facet is an error, as with the columns in memory. */
export function choiceClauses(
  refinements: readonly Refinement[],
  facets: readonly FacetFields[],
  { tree, exchange, prices }: Surroundings,
): readonly Choice[] {
  return refinements.map(({ nameOrId, values }): Choice => {
    const fields = facets.find(({ facet }) => facet.nameOrId === nameOrId);
    if (!fields) throw badRequest(`There is no facet ${nameOrId.slice(0, 80)}.`, 'refinements');
    const { type } = fields.facet;
    if (type === 'category') {
      const ids = values.flatMap((value) => tree.find(value)?.id ?? []);
      return { fields, clause: withinCategories(tree, ids) };
    }
    if (type === 'distinct') return { fields, clause: oneOf(fields.value, values) };
    const isPrice = nameOrId === priceFacet;
    const ranges = values.map(readRange).map((range) => (isPrice ? pricesBetween(range, exchange) : range));
    const inOne = anyOf(ranges.map(({ from, to }) => between(fields.value, from, to)));
    return { fields, clause: isPrice && prices ? allOf([prices, inOne]) : inOne };
  });
}

/** All choices but those that leave out says: what a facet counts by. */
export const choicesBut = (
  choices: readonly Choice[],
  isOwn: (fields: FacetFields) => boolean = () => false,
): Clause => allOf(choices.filter(({ fields }) => !isOwn(fields)).map(({ clause }) => clause));
