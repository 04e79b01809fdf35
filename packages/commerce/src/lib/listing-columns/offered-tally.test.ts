import { expect, test } from 'vitest';
import { type IndexedListing, ListingColumns } from './listing-columns.ts';
import { OfferedTally } from './offered-tally.ts';

const everybody = { listings: null };
/** Sees the policy set with number 1, beside those that are in none. */
const few = { listings: Uint8Array.of(1, 1, 0) };

test('listings are counted apart by policies, and one alone is found', () => {
  const tally = new OfferedTally();
  tally.add(0, 7, 100);
  tally.add(2, 7, 300);
  tally.add(1, 900, 50);
  expect(tally.count(7, everybody)).toBe(2);
  expect(tally.count(7, few)).toBe(1);
  expect(tally.placeOf(7, few)).toBe(100);
  expect(tally.count(900, few)).toBe(1);
  expect(tally.count(12_345, everybody)).toBe(0);
  tally.remove(0, 7, 100);
  expect(tally.count(7, few)).toBe(0);
  expect(tally.placeOf(7, everybody)).toBe(300);
});

const listing = (place: number, more: Partial<IndexedListing> = {}): IndexedListing => ({
  ...{ place, id: `id ${place}`, name: 'Centrifuge', offered: true, available: 1, price: 1 },
  ...{ listed: 0, categories: ['a'], policies: [], distinct: ['Eppendorf'], ranges: [] },
  ...more,
});

test('a listing that is written again counts as what it is by now', () => {
  const columns = new ListingColumns({ distinct: 1, ranges: 0 });
  for (const place of [1, 2, 5000]) columns.write(listing(place));
  columns.write(listing(2, { offered: false }));
  columns.write(listing(5000, { name: 'Freezer', distinct: ['Haier'], categories: ['b'] }));
  columns.write(listing(5000, { name: 'Freezer', distinct: ['Haier'], categories: ['b'] }));
  const count = (name: string): number =>
    columns.offeredByName.count(columns.names.find(name) ?? -1, everybody);
  const [values] = columns.values;
  expect([count('Centrifuge'), count('Freezer')]).toEqual([1, 1]);
  expect(columns.offeredByName.placeOf(columns.names.find('Freezer') ?? -1, everybody)).toBe(5000);
  expect(columns.offeredByValue[0]?.count(values?.find('Haier') ?? -1, everybody)).toBe(1);
  expect(columns.offeredInSets.count(columns.categorySets.find('a') ?? -1, everybody)).toBe(1);
  columns.write(listing(2));
  expect(count('Centrifuge')).toBe(2);
});
