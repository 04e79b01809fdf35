import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { SortRule } from '../options/sort-rule.ts';
import type { Matches } from './count.ts';
import type { ListingOrder } from './page-start.ts';

/** Larger than any price in cents, year or moment in milliseconds, and still exact when one is added. */
const soldLast = 4e15;
/** Without a value comes after every value, in both directions. */
const valuelessLast = 1e15;

type Key = (place: number) => number;

function byColumn(column: Float64Array, sign: 1 | -1): Key {
  return (place) => {
    const value = column[place] ?? Number.NaN;
    return Number.isNaN(value) ? valuelessLast : sign * value;
  };
}

function byRank({ places, ranks }: Matches): Key {
  const rankOf = new Map<number, number>();
  for (let at = 0; at < places.length; at++) rankOf.set(places[at] ?? 0, ranks[at] ?? 0);
  return (place) => -(rankOf.get(place) ?? 0);
}

/** Orders places: those that can be had first, then by the rule, then the newest, then the place, so that pages never overlap. */
export function orderBy(
  rule: SortRule,
  columns: Pick<ListingColumns, 'available' | 'listed' | 'price'>,
  more: { readonly matches: Matches | null; readonly field: Float64Array | undefined },
): ListingOrder {
  const { available, listed } = columns;
  const sign = rule.direction === 'Descending' ? -1 : 1;
  const first = ((): Key => {
    if (rule.by === 'relevance' && more.matches) return byRank(more.matches);
    if (rule.by === 'price') return byColumn(columns.price, sign);
    if (rule.by === 'field' && more.field) return byColumn(more.field, sign);
    return byColumn(listed, -1);
  })();
  const key: Key = (place) => ((available[place] ?? 0) > 0 ? first(place) : soldLast + first(place));
  return {
    key,
    compare: (a, b) => (listed[b] ?? 0) - (listed[a] ?? 0) || a - b,
    positionOf: (place) => ({ key: key(place), listed: listed[place] ?? 0, place }),
    compareTo: (place, position) => position.listed - (listed[place] ?? 0) || place - position.place,
  };
}
