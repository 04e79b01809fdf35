import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { CountRequest, Matches } from './count-request.ts';
import type { ListingOrder } from './page-start.ts';
import { priceValues, rangeValues, type VisibleValues, valueAt } from './visible-values.ts';

/** Larger than any price in cents, year or moment in milliseconds, and still exact when one is added. */
export const soldLast = 4e15;
/** Without a value comes after every value, in both directions. */
export const valuelessLast = 1e15;

/** From so many on a byte for each listing of the shop is found sooner than a map of the matches. */
const manyMatches = 5000;

type Key = (place: number) => number;

function byValue(values: VisibleValues, sign: 1 | -1): Key {
  return (place) => {
    const value = valueAt(values, place);
    return Number.isNaN(value) ? valuelessLast : sign * value;
  };
}

function byRank({ places, ranks }: Matches, end: number): Key {
  if (places.length < manyMatches) {
    const rankOf = new Map<number, number>();
    for (let at = 0; at < places.length; at++) rankOf.set(places[at] ?? 0, ranks[at] ?? 0);
    return (place) => -(rankOf.get(place) ?? 0);
  }
  const rankOf = new Uint8Array(end);
  for (let at = 0; at < places.length; at++) rankOf[places[at] ?? 0] = ranks[at] ?? 0;
  return (place) => -(rankOf[place] ?? 0);
}

/** Orders places: those that can be had first, then by the rule, then the newest, then the place, so that pages never overlap. */
export function orderBy(
  columns: CountColumns,
  request: Pick<CountRequest, 'matches' | 'order' | 'visiblePrices' | 'priceRange'>,
): ListingOrder {
  const { available, listed } = columns;
  const { matches, order } = request;
  const sign = order.isDescending ? -1 : 1;
  const first = ((): Key => {
    if (order.by === 'relevance' && matches) return byRank(matches, columns.end);
    if (order.by === 'price') return byValue(priceValues(columns, request), sign);
    if (typeof order.by === 'object') return byValue(rangeValues(columns, request, order.by.range), sign);
    return (place) => -(listed[place] ?? 0);
  })();
  const key: Key = (place) => ((available[place] ?? 0) > 0 ? first(place) : soldLast + first(place));
  return {
    key,
    compare: (a, b) => (listed[b] ?? 0) - (listed[a] ?? 0) || a - b,
    positionOf: (place) => ({ key: key(place), listed: listed[place] ?? 0, place }),
    compareTo: (place, position) => position.listed - (listed[place] ?? 0) || place - position.place,
  };
}
