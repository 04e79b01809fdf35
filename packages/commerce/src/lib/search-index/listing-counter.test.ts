import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { type IndexedListing, ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CountRequest } from './count-request.ts';
import { ListingCounter, type ListingCounterOptions } from './listing-counter.ts';

const end = 120_000;
const request: CountRequest = {
  ...{ matches: null, visible: null, visiblePrices: null, priceRange: -1, within: null },
  ...{ choices: [], order: { by: 'newest', isDescending: true }, start: null, offset: 0, limit: 2 },
};

const listing = (place: number, maker: string): IndexedListing => ({
  ...{ place, id: `id-${place}`, name: 'A', offered: true, available: 1, price: 100, listed: place },
  ...{ categories: [], policies: [], distinct: [maker], ranges: [] },
});

function createColumns(size = end): ListingColumns {
  const columns = new ListingColumns({ distinct: 1, ranges: 0 });
  for (let place = 0; place < size; place++) columns.write(listing(place, 'Binder'));
  return columns;
}

function openCounter(options: ListingCounterOptions = {}) {
  const threads: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(new URL('./count-worker.ts', import.meta.url));
    threads.push(worker);
    return worker;
  };
  const counter = new ListingCounter({ start, threads: 1, ...options });
  onTestFinished(() => counter.close());
  return { counter, threads };
}

test('few listings, or few matches of many, are counted on the event loop', async () => {
  const { counter, threads } = openCounter();
  const columns = createColumns();
  const matches = { places: Int32Array.of(5, 7), ranks: Uint8Array.of(1, 1) };
  expect((await counter.count(columns.forCounting(), { ...request, matches })).page.places).toEqual([7, 5]);
  expect(threads).toHaveLength(0);
  expect((await counter.count(columns.forCounting(), request)).total).toBe(end);
  expect(threads).toHaveLength(1);
});

test('columns that grow while they are counted are counted as they were, and then as they are', async () => {
  const { counter } = openCounter();
  // Small ones are copied where they grow, large ones grow where they are: both happen on the way.
  const columns = createColumns(60_000);
  const first = counter.count(columns.forCounting(), request);
  for (let place = 60_000; place < 3 * end; place++) columns.write(listing(place, 'Memmert'));
  const second = counter.count(columns.forCounting(), request);
  for (let place = 3 * end; place < 4 * end; place++) columns.write(listing(place, 'Memmert'));
  expect([...((await first).distinct[0] ?? [])]).toEqual([0, 60_000]);
  expect([...((await second).distinct[0] ?? [])]).toEqual([0, 60_000, 3 * end - 60_000]);
});

test('a listing that is written while it is counted is counted once, as before or as after', async () => {
  const { counter } = openCounter();
  const columns = createColumns();
  columns.write(listing(0, 'Memmert'));
  await counter.count(columns.forCounting(), request);
  const counting = counter.count(columns.forCounting(), request);
  for (let place = 0; place < end; place++) columns.write(listing(place, 'Memmert'));
  const [none = 0, before = 0, after = 0] = (await counting).distinct[0] ?? [];
  expect([none, before + after]).toEqual([0, end]);
  const { distinct } = await counter.count(columns.forCounting(), request);
  expect([...(distinct[0] ?? [])]).toEqual([0, 0, end]);
});

test('a count whose thread is killed is made by another', async () => {
  const { counter, threads } = openCounter();
  const counting = counter.count(createColumns().forCounting(), request);
  await threads[0]?.terminate();
  expect((await counting).total).toBe(end);
  expect(threads).toHaveLength(2);
});

test('more than may wait is refused, and says when to come again', async () => {
  const { counter } = openCounter({ maxWaiting: 2 * end });
  const columns = createColumns().forCounting();
  const counts = await Promise.allSettled(Array.from({ length: 5 }, () => counter.count(columns, request)));
  expect(counts.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  expect(counts[4]).toMatchObject({
    reason: { status: 503, headers: { 'Retry-After': expect.stringMatching(/^[1-9]/) } },
  });
});
