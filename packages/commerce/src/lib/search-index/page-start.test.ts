import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ListingColumns } from '../listing-columns/listing-columns.ts';
import { sortRulesOf } from '../options/sort-rule.ts';
import { readPageToken, writePageToken } from '../search/page-token.ts';
import { orderBy } from './order-by.ts';
import { type ListingOrder, PagePicker, type PageStart } from './page-start.ts';
import { orderOf } from './select.ts';

const facets = [{ nameOrId: 'Year__c', displayName: 'Year', type: 'range', displayRank: 1 }] as const;
const rules = sortRulesOf({ facets });

/** Few values, so that most places have the same ones as others. */
const listing = fc.record({
  available: fc.integer({ min: 0, max: 1 }),
  price: fc.constantFrom(0, 100, 129_999, 5_000_000_00),
  listed: fc.constantFrom(0, 1_700_000_000_000, 1_700_000_000_001),
  year: fc.constantFrom(null, 1999, 2016.25, 2016.5, 2024),
  rank: fc.integer({ min: 1, max: 3 }),
});
type Listing = typeof listing extends fc.Arbitrary<infer L> ? L : never;

function write(columns: ListingColumns, place: number, { available, price, listed, year }: Listing): void {
  const rest = { id: `id-${place}`, name: 'A', offered: true, categories: [], policies: [], distinct: [] };
  columns.write({ ...rest, place, available, price, listed, ranges: [year] });
}

function ordersOf(listings: readonly Listing[]) {
  const columns = new ListingColumns({ distinct: 0, ranges: 1 });
  for (const [place, each] of listings.entries()) write(columns, place, each);
  const matches = {
    places: Int32Array.from(listings, (_, place) => place),
    ranks: Uint8Array.from(listings, ({ rank }) => rank),
  };
  const orders = rules.map((rule) =>
    orderBy(columns.forCounting(), {
      ...{ matches, order: orderOf(rule, facets) },
      ...{ visiblePrices: null, priceRange: -1 },
    }),
  );
  return { columns, orders };
}

const placesOf = ({ end }: ListingColumns): readonly number[] =>
  Array.from({ length: end }, (_, place) => place);

const sorted = (order: ListingOrder, places: readonly number[]) =>
  [...places].sort((a, b) => order.key(a) - order.key(b) || order.compare(a, b));

function pick(
  order: ListingOrder,
  places: Iterable<number>,
  limit: number,
  start: PageStart | null,
  offset = 0,
) {
  const picker = new PagePicker(order, { start, offset, limit });
  for (const place of places) picker.add(place);
  return picker.picked();
}

/** From page to page until one has no more places; `between` happens after each. */
function walk(
  order: ListingOrder,
  places: Set<number>,
  limit: number,
  direction: PageStart['direction'],
  between: (seen: readonly number[]) => void = () => undefined,
): number[] {
  const seen: number[] = [];
  let page = pick(
    order,
    places,
    limit,
    direction === 'after' ? null : { direction, position: { key: Number.MAX_VALUE, listed: 0, place: 0 } },
  );
  while (page.ends && page.places.length > 0) {
    expect(sorted(order, [...places]).slice(page.offset, page.offset + page.places.length)).toEqual(
      page.places,
    );
    if (direction === 'after') seen.push(...page.places);
    else seen.unshift(...page.places);
    const position = direction === 'after' ? page.ends.last : page.ends.first;
    between(seen);
    page = pick(order, places, limit, readPageToken('s', writePageToken('s', direction, position)));
  }
  return seen;
}

const listings = fc.array(listing, { maxLength: 30 });
const limits = fc.integer({ min: 1, max: 7 });

it('pages by token, in either direction and every order, are the whole list as it is sorted', () => {
  fc.assert(
    fc.property(listings, limits, (all, limit) => {
      const { columns, orders } = ordersOf(all);
      const places = new Set(placesOf(columns));
      for (const order of orders) {
        const whole = sorted(order, [...places]);
        expect(walk(order, places, limit, 'after')).toEqual(whole);
        expect(walk(order, places, limit, 'before')).toEqual(whole);
      }
    }),
    { numRuns: 60 },
  );
});

it('what stays as it is comes once, whatever others do between two pages', () => {
  const change = fc.record({ place: fc.nat(29), to: fc.option(listing, { nil: null }) });
  fc.assert(
    fc.property(listings, limits, fc.array(change, { maxLength: 12 }), (all, limit, changes) => {
      const moved = new Set(changes.map(({ place }) => place));
      for (const at of rules.keys())
        for (const direction of ['after', 'before'] as const) {
          const { columns, orders } = ordersOf(all);
          const order = orders[at] as ListingOrder;
          const places = new Set(placesOf(columns));
          const expected = sorted(order, [...places]).filter((place) => !moved.has(place));
          const left = [...changes];
          const seen = walk(order, places, limit, direction, () => {
            const next = left.pop();
            if (!next) return;
            if (next.to) write(columns, next.place, next.to);
            if (next.to) places.add(next.place);
            else places.delete(next.place);
          });
          expect(seen.filter((place) => !moved.has(place))).toEqual(expected);
        }
    }),
    { numRuns: 40 },
  );
});

it('an empty page leads back to all that is before it, and forth to all that is behind', () => {
  const same = { available: 1, price: 100, listed: 0, year: 1999, rank: 1 } as const;
  const { columns, orders } = ordersOf([same, same, same]);
  const [, order] = orders as [ListingOrder, ListingOrder];
  const places = placesOf(columns);
  const behind = pick(order, places, 2, { direction: 'after', position: order.positionOf(2) });
  expect(behind).toMatchObject({ places: [], offset: 3 });
  const first = behind.ends?.first ?? order.positionOf(0);
  expect(pick(order, places, 2, { direction: 'before', position: first })).toMatchObject({
    places: [1, 2],
    offset: 1,
  });
  const before = pick(order, places, 2, { direction: 'before', position: order.positionOf(0) });
  expect(before).toMatchObject({ places: [], offset: 0 });
  const last = before.ends?.last ?? order.positionOf(2);
  expect(pick(order, places, 2, { direction: 'after', position: last })).toMatchObject({ places: [0, 1] });
});

it('a token that was edited, shortened or made for another search is refused', () => {
  const token = writePageToken('s', 'after', { key: -5, listed: 7, place: 3 });
  expect(readPageToken('s', token)).toEqual({
    direction: 'after',
    position: { key: -5, listed: 7, place: 3 },
  });
  expect(() => readPageToken('t', token)).toThrow('pageToken');
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(() => readPageToken('s', token.slice(0, at) + other + token.slice(at + 1))).toThrow('pageToken');
    expect(() => readPageToken('s', token.slice(0, at))).toThrow('pageToken');
  }
});
