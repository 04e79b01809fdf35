import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type IndexedListing, ListingColumns } from '../listing-columns/listing-columns.ts';
import type { Choice, CountRequest } from './count-request.ts';
import { ListingCounter } from './listing-counter.ts';

const few = fc.nat(3);
const listing: fc.Arbitrary<Omit<IndexedListing, 'place' | 'id'>> = fc.record({
  name: fc.constantFrom('A', 'B'),
  offered: fc.boolean(),
  available: fc.nat(1),
  price: few.map((units) => 100 * units),
  listed: few,
  categories: fc.subarray(['c1', 'c2']),
  policies: fc.subarray(['p1', 'p2']),
  distinct: fc.tuple(fc.constantFrom(null, 'Binder', 'Memmert')),
  ranges: fc.tuple(few, fc.option(few, { nil: null })),
});
const marks = fc.uint8Array({ max: 1, maxLength: 5 });
const range = fc.tuple(few, few).map(([from, to]) => ({ from, to }));
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ kind: fc.constant('distinct' as const), at: fc.constant(0), allowed: marks }),
  fc.record({
    kind: fc.constant('range' as const),
    at: fc.nat(1),
    ranges: fc.array(range, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('category' as const), allowed: marks }),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const matches = fc
  .uniqueArray(fc.tuple(fc.nat(25), fc.integer({ min: 1, max: 3 })), { selector: ([place]) => place })
  .map((pairs) => ({
    places: Int32Array.from(pairs, ([place]) => place),
    ranks: Uint8Array.from(pairs, ([, rank]) => rank),
  }));
const request: fc.Arbitrary<CountRequest> = fc.record({
  matches: maybe(matches),
  visible: maybe(marks),
  visiblePrices: maybe(marks),
  priceRange: fc.integer({ min: -1, max: 1 }),
  within: maybe(marks),
  choices: fc.uniqueArray(choice, {
    maxLength: 3,
    selector: (each) => `${each.kind}${'at' in each ? each.at : 0}`,
  }),
  order: fc.record({
    by: fc.oneof(
      fc.constantFrom('relevance' as const, 'price' as const, 'newest' as const),
      fc.record({ range: fc.nat(1) }),
    ),
    isDescending: fc.boolean(),
  }),
  start: maybe(
    fc.record({
      direction: fc.constantFrom('after' as const, 'before' as const),
      position: fc.record({ key: few, listed: few, place: fc.nat(20) }),
    }),
  ),
  offset: few,
  limit: fc.integer({ min: 1, max: 5 }),
});

const onLoop = new ListingCounter();
const inThread = new ListingCounter({ minCandidates: 0 });
afterAll(() => inThread.close());

test('a thread counts as the event loop does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(listing, { maxLength: 20 }), request, async (listings, counted) => {
      const columns = new ListingColumns({ distinct: 1, ranges: 2 });
      for (const [place, each] of listings.entries()) columns.write({ ...each, place, id: `id-${place}` });
      expect(await inThread.count(columns.forCounting(), counted)).toEqual(
        await onLoop.count(columns.forCounting(), counted),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a price that is not visible decides nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(listing, { maxLength: 20 }),
      request,
      few,
      async (listings, { start: _, ...more }, other) => {
        // The first range has the price too; nobody may see those of listings in `p1`.
        const [one, another] = [0, other].map((by) => {
          const columns = new ListingColumns({ distinct: 1, ranges: 2 });
          for (const [place, each] of listings.entries()) {
            const isHidden = each.policies.includes('p1');
            const units = (each.ranges[0] ?? 0) + (isHidden ? by : 0);
            const values = { price: 100 * units, ranges: [units, each.ranges[1] ?? null] };
            columns.write({ ...each, ...values, place, id: `id-${place}` });
          }
          const visiblePrices = Uint8Array.from(columns.policySets.values, (set) =>
            set?.includes('p1') ? 0 : 1,
          );
          return onLoop.count(columns.forCounting(), { ...more, start: null, visiblePrices, priceRange: 0 });
        });
        expect(await one).toEqual(await another);
      },
    ),
    { numRuns: 500 },
  );
});
