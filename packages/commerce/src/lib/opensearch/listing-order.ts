import { priceFacet } from '../options/facet.ts';
import type { SortRule } from '../options/sort-rule.ts';
import { soldLast, valuelessLast } from '../search-index/order-by.ts';
import type { PageStart, Position } from '../search-index/page-start.ts';
import type { FacetFields } from './index-definition.ts';
import { allOf, anyOf, type Clause, exists, not, nothing } from './query-clauses.ts';
import type { WordClauses } from './word-clauses.ts';

type Order = 'asc' | 'desc';

/** What listings are ordered by before their day: fields, or a score that is worked out for the order alone. */
interface FirstKey {
  /** Undefined where the day of listing is all. */
  readonly sort: ((reverse: boolean) => Readonly<Record<string, object>>) | undefined;
  /** The first number of a position, as the columns in memory have it, from the value that was sorted by, and back. */
  readonly keyOf: (value: number) => number;
  readonly valueOf: (key: number) => number;
  /** Listings with a better key, and those with the same. */
  readonly better: (key: number) => Clause;
  readonly equal: (key: number) => Clause;
  /** Gives listings the score that they are sorted by. */
  readonly scored: (query: Clause) => Clause;
}

/** An order as the service sorts, and its positions. */
export interface ServiceOrder {
  readonly sort: (direction: PageStart['direction']) => readonly object[];
  readonly searchAfter: (position: Position) => readonly number[];
  readonly positionOf: (values: readonly number[]) => Position;
  /** Listings before a page that begins after the position, or ends before it. */
  readonly before: (start: PageStart) => Clause;
  readonly scored: FirstKey['scored'];
}

const turn = (order: Order, reverse: boolean): Order =>
  reverse ? (order === 'asc' ? 'desc' : 'asc') : order;
const unscored = (query: Clause): Clause => query;
const equals = (field: string, value: number): Clause => ({ range: { [field]: { gte: value, lte: value } } });

const byDay: FirstKey = {
  sort: undefined,
  keyOf: (listed) => -listed,
  valueOf: (key) => -key,
  better: () => nothing,
  equal: () => allOf([]),
  scored: unscored,
};

/** The score is how much of the words the title has: 0 to 2. */
function byFit({ begun, exact }: WordClauses): FirstKey {
  const constant = (filter: Clause): Clause => ({ constant_score: { filter, boost: 1 } });
  const classes = [not(begun), allOf([begun, not(exact)]), exact];
  return {
    sort: (reverse) => ({ _score: { order: turn('desc', reverse) } }),
    keyOf: (score) => -(1 + score),
    valueOf: (key) => -key - 1,
    better: (key) => anyOf(classes.slice(Math.max(0, Math.round(-key)))),
    equal: (key) => classes[Math.round(-key) - 1] ?? nothing,
    scored: (query) => ({ bool: { filter: [query], should: [constant(begun), constant(exact)] } }),
  };
}

const sideOf = (field: string, sign: 1 | -1, key: number): Clause => ({
  range: { [field]: sign === 1 ? { lt: key } : { gt: -key } },
});

/** What has no value comes last in both directions. */
function byField(field: string, sign: 1 | -1): FirstKey {
  const order: Order = sign === 1 ? 'asc' : 'desc';
  return {
    sort: (reverse) => ({ [field]: { order: turn(order, reverse), missing: sign * valuelessLast } }),
    keyOf: (value) => sign * value,
    valueOf: (key) => sign * key,
    better: (key) => (key === valuelessLast ? exists(field) : sideOf(field, sign, key)),
    equal: (key) => (key === valuelessLast ? not(exists(field)) : equals(field, sign * key)),
    scored: unscored,
  };
}

/**
 * For who sees some prices only: the order must say nothing of the others. A score can be the price of some listings and the same
 * number for all others. It has 24 bits, so from 167,772.16 on some prices that differ by a cent are in one place.
 */
function byVisiblePrice(visible: Clause, sign: 1 | -1): FirstKey {
  const field = 'price';
  const last = sign === 1 ? Math.fround(valuelessLast) : 0;
  const valued = allOf([visible, { range: { [field]: { gt: 0 } } }]);
  const isValueless = (key: number): boolean => key === valuelessLast;
  return {
    sort: (reverse) => ({ _score: { order: turn(sign === 1 ? 'asc' : 'desc', reverse) } }),
    keyOf: (score) => (score === last ? valuelessLast : sign * score),
    valueOf: (key) => (isValueless(key) ? last : sign * key),
    better: (key) => (isValueless(key) ? valued : allOf([valued, sideOf(field, sign, key)])),
    equal: (key) => (isValueless(key) ? not(valued) : allOf([valued, equals(field, sign * key)])),
    scored: (query) => ({
      function_score: {
        query: { bool: { filter: [query] } },
        functions: [
          { filter: valued, field_value_factor: { field, missing: 0 } },
          { filter: not(valued), weight: last },
        ],
        score_mode: 'first',
        boost_mode: 'replace',
      },
    }),
  };
}

function firstKeyOf(
  { by, direction, nameOrId }: SortRule,
  facets: readonly FacetFields[],
  { words, prices }: { readonly words: WordClauses | null; readonly prices: Clause | null },
): FirstKey {
  const sign = direction === 'Descending' ? -1 : 1;
  if (by === 'relevance' && words) return byFit(words);
  const field =
    by === 'field'
      ? facets.find(({ facet }) => facet.nameOrId === nameOrId && facet.type === 'range')
      : undefined;
  if (by === 'price' || field?.facet.nameOrId === priceFacet)
    return prices ? byVisiblePrice(prices, sign) : byField('price', sign);
  return field ? byField(field.key, sign) : byDay;
}

/** Halfway between any key of what can be had and any of what is sold. */
const soldFrom = (soldLast + valuelessLast) / 2;

/** What can be had first, then by the rule, then the newest, then the place: the order and positions of the columns in memory. */
export function serviceOrder(
  rule: SortRule,
  facets: readonly FacetFields[],
  more: { readonly words: WordClauses | null; readonly prices: Clause | null },
): ServiceOrder {
  const first = firstKeyOf(rule, facets, more);
  const split = ({ key }: Position) => {
    const isSold = key > soldFrom;
    return { sold: isSold ? 1 : 0, own: isSold ? key - soldLast : key };
  };
  return {
    sort(direction) {
      const reverse = direction === 'before';
      return [
        { sold: { order: turn('asc', reverse) } },
        ...(first.sort ? [first.sort(reverse)] : []),
        { listed: { order: turn('desc', reverse) } },
        { place: { order: turn('asc', reverse) } },
      ];
    },
    searchAfter(position) {
      const { sold, own } = split(position);
      return [sold, ...(first.sort ? [first.valueOf(own)] : []), position.listed, position.place];
    },
    positionOf(values) {
      const [sold = 0, ...rest] = values;
      const [listed = 0, place = 0] = rest.slice(-2);
      const own = first.keyOf(first.sort ? (rest[0] ?? 0) : listed);
      return { key: sold === 1 ? soldLast + own : own, listed, place };
    },
    before({ direction, position }) {
      const { sold, own } = split(position);
      const inPart = { term: { sold: { value: sold } } };
      const equal = [inPart, first.equal(own)];
      const isSelf = direction === 'after' ? 'lte' : 'lt';
      return anyOf([
        ...(sold === 1 ? [{ term: { sold: { value: 0 } } }] : []),
        allOf([inPart, first.better(own)]),
        allOf([...equal, { range: { listed: { gt: position.listed } } }]),
        allOf([
          ...equal,
          equals('listed', position.listed),
          { range: { place: { [isSelf]: position.place } } },
        ]),
      ]);
    },
    scored: first.scored,
  };
}
