import { expect, test } from 'vitest';
import { firstBound, fitLine, type Installation, needOf, predictEach, valueAt } from './growth.ts';

const points = (...values: readonly (readonly [number, number])[]) =>
  values.map(([listings, value]) => ({ listings, value }));
const flat = { atNone: 0, perListing: 0 };
const prices = { core: 10, memoryGigabyte: 4, diskGigabyte: 1 };

test('a line goes through points that lie on one, and never falls', () => {
  const line = fitLine(points([1_000, 12], [10_000, 30], [100_000, 210]));
  expect(line.atNone).toBeCloseTo(10);
  expect(line.perListing).toBeCloseTo(0.002);
  const falling = fitLine(points([1_000, 11], [10_000, 9]));
  expect(falling.perListing).toBe(0);
  expect(falling.atNone).toBeGreaterThan(9);
  expect(falling.atNone).toBeLessThan(11);
});

test('each size is predicted from the others alone', () => {
  const [first, , last] = predictEach(points([1_000, 12], [10_000, 30], [100_000, 1_000]));
  expect(last?.predicted).toBeCloseTo(210);
  expect(first?.predicted).not.toBeCloseTo(12, 0);
});

const installation: Installation = {
  requests: [
    { share: 0.9, web: { atNone: 1, perListing: 0 }, database: flat },
    { share: 0.1, web: { atNone: 9, perListing: 0 }, database: { atNone: 3, perListing: 0.00001 } },
  ],
  memory: { atNone: 150, perListing: 0.0001 },
  disk: { atNone: 24, perListing: 0.01 },
  ready: { atNone: 1, perListing: 0.00002 },
};

test('a load needs cores that are not busy all the time, and memory for each process', () => {
  const need = needOf(installation, { listings: 100_000, rate: 1_000 }, prices);
  // 1,000 requests a second of 1.8 ms each are 1.8 cores, three of which may be busy 60 % of the time.
  expect(need.processes).toBe(3);
  // A tenth of them of 4 ms are 0.4 cores.
  expect(need.databaseCores).toBe(1);
  expect(need.memory).toBeCloseTo(160);
  expect(need.disk).toBeCloseTo(1);
  expect(need.ready).toBeCloseTo(3);
  expect(need.euros).toBeCloseTo(40 + 4 * ((3 * 160) / 1024 + 0.25) + 1);
});

test('the first thing that is outgrown is named', () => {
  const bounds = [
    { name: 'memory', atMost: 1_150, value: ({ memory }: { memory: number }) => memory },
    { name: 'start', atMost: 61, value: ({ ready }: { ready: number }) => ready },
  ];
  const found = firstBound(installation, bounds, 10, prices, 100_000_000);
  expect(found?.name).toBe('start');
  expect(found?.listings).toBeGreaterThan(3_000_000);
  expect(found?.listings).toBeLessThan(3_300_000);
  expect(firstBound(installation, bounds, 10, prices, 1_000_000)).toBeUndefined();
  expect(valueAt(installation.ready, 0)).toBe(1);
});
