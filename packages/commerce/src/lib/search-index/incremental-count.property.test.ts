import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IndexedListing, ListingColumns } from '../listing-columns/listing-columns.ts';
import { type Counted, countListings } from './count.ts';
import { CountCache } from './count-cache.ts';
import type { CountRequest } from './count-request.ts';

const places = 24;
const few = fc.nat(3);
const written = fc.record({
  place: fc.nat(places - 1),
  name: fc.constant('A'),
  offered: fc.nat(3).map((number) => number > 0),
  available: fc.nat(1),
  price: few.map((units) => 100 * units),
  listed: few,
  categories: fc.subarray(['c1', 'c2']),
  // Seldom: all counts are dropped by it.
  policies: fc.oneof(
    { weight: 100, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant(['p1']) },
  ),
  distinct: fc.tuple(fc.constantFrom(null, 'Binder', 'Memmert', 'Julabo')),
  ranges: fc.tuple(few, fc.option(few, { nil: null })),
});

/** Who looks, at what: their marks are made of the sets that there are when they look. */
const look = fc.record({
  seesPolicies: fc.boolean(),
  seesPrices: fc.boolean(),
  category: fc.constantFrom(null, 'c1', 'c2'),
  by: fc.constantFrom<CountRequest['order']['by'][]>('relevance', 'price', 'newest', { range: 1 }),
  isDescending: fc.boolean(),
  limit: fc.integer({ min: 0, max: 4 }),
});
type Look = typeof look extends fc.Arbitrary<infer T> ? T : never;

function requestOf(
  columns: ListingColumns,
  { category, by, isDescending, limit, ...sees }: Look,
): CountRequest {
  const marks = (isSeen: boolean) =>
    isSeen ? null : Uint8Array.from(columns.policySets.values, (set) => (set === null ? 1 : 0));
  return {
    ...{ matches: null, choices: [], start: null, offset: 0, limit, priceRange: 0 },
    visible: marks(sees.seesPolicies),
    visiblePrices: marks(sees.seesPrices),
    within:
      category &&
      Uint8Array.from(columns.categorySets.values, (set) => (set?.split(',').includes(category) ? 1 : 0)),
    order: { by, isDescending },
  };
}

/** Counts of numbers that came later may be missing, or have room. */
const withoutRoom = ({ distinct, categorySets, ...counted }: Counted) => {
  const some = (counts: Int32Array) => [...counts.entries()].filter(([, count]) => count !== 0);
  return { ...counted, distinct: distinct.map(some), categorySets: some(categorySets) };
};

test('counts that follow changes are what counting anew comes to', async () => {
  let [looked, counted] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(look, { minLength: 1, maxLength: 4 }),
      fc.array(written, { minLength: 40, maxLength: 120 }),
      async (looks, changes) => {
        const columns = new ListingColumns({ distinct: 1, ranges: 2 });
        const cache = new CountCache(
          {
            count: async (...task) => {
              counted += 1;
              return countListings(...task);
            },
          },
          { spare: 3 },
        );
        for (const change of changes) {
          const listing: IndexedListing = { ...change, id: `id-${change.place}` };
          const forCounting = () => columns.forCounting();
          const policies = cache.writing(change.place, forCounting, () => columns.write(listing));
          cache.written({ policies });
          for (const each of looks) {
            const request = requestOf(columns, each);
            const key = JSON.stringify([each, columns.policySets.values]);
            looked += 1;
            expect(withoutRoom(await cache.get(key, forCounting, () => request))).toEqual(
              withoutRoom(countListings(forCounting(), request)),
            );
          }
        }
      },
    ),
    { numRuns: 200 },
  );
  // Or nothing would have been kept.
  expect(counted).toBeLessThan(looked / 2);
});
