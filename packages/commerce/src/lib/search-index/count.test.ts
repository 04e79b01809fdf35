import { describe, expect, it } from 'vitest';
import { type IndexedListing, ListingColumns } from '../listing-columns/listing-columns.ts';
import { defaultSortRules } from '../options/sort-rule.ts';
import { countListings } from './count.ts';
import type { Choice, CountRequest } from './count-request.ts';
import { orderOf } from './select.ts';

const listing = (place: number, part: Partial<IndexedListing> = {}): IndexedListing => ({
  place,
  id: `id-${place}`,
  name: `Name ${place}`,
  offered: true,
  available: 1,
  price: 100 * place,
  listed: place,
  categories: ['c1'],
  policies: [],
  distinct: ['Binder'],
  ranges: [place],
  ...part,
});

function columnsOf(...listings: IndexedListing[]): ListingColumns {
  const columns = new ListingColumns({ distinct: 1, ranges: 1 });
  for (const each of listings) columns.write(each);
  return columns;
}

function select(columns: ListingColumns, part: Partial<CountRequest> = {}, sort = 'newest') {
  const rule = defaultSortRules.find(({ sortRuleId }) => sortRuleId === sort);
  if (!rule) throw new Error('no rule');
  return countListings(columns.forCounting(), {
    matches: null,
    visible: null,
    visiblePrices: null,
    priceRange: -1,
    within: null,
    choices: [],
    order: orderOf(rule, []),
    start: null,
    offset: 0,
    limit: 10,
    ...part,
  });
}

const maker = (columns: ListingColumns, ...names: string[]): Choice => ({
  kind: 'distinct',
  at: 0,
  allowed: Uint8Array.from(columns.values[0]?.values ?? [], (name) => (names.includes(name ?? '') ? 1 : 0)),
});

describe('countListings', () => {
  it('leaves out what is not offered', () => {
    const columns = columnsOf(listing(1), listing(2, { offered: false }));
    expect(select(columns).total).toBe(1);
    expect(select(columns).page.places).toEqual([1]);
  });

  it('counts a facet without its own choice and the others with it', () => {
    const columns = columnsOf(
      listing(1, { distinct: ['Binder'], ranges: [2010] }),
      listing(2, { distinct: ['Memmert'], ranges: [2015] }),
      listing(3, { distinct: ['Memmert'], ranges: [2020] }),
      listing(4, { distinct: [null], ranges: [2021] }),
    );
    const found = select(columns, { choices: [maker(columns, 'Memmert')] });
    expect(found.total).toBe(2);
    expect([...(found.distinct[0] ?? [])]).toEqual([1, 1, 2]);
    expect(found.spans[0]).toMatchObject({ low: 2015, high: 2020, count: 2 });
  });

  it('joins values of a facet by or, facets by and', () => {
    const columns = columnsOf(
      listing(1, { ranges: [1] }),
      listing(2, { distinct: ['Memmert'], ranges: [2] }),
      listing(3, { distinct: ['Memmert'], ranges: [9] }),
      listing(4, { distinct: ['Other'], ranges: [1] }),
    );
    const years: Choice = { kind: 'range', at: 0, ranges: [{ from: 0, to: 2 }] };
    const found = select(columns, { choices: [maker(columns, 'Binder', 'Memmert'), years] });
    expect(found.page.places).toEqual([2, 1]);
    // 3 fails the year alone: it shows in the span of the year, and in no other count.
    expect(found.spans[0]).toMatchObject({ low: 1, high: 9, count: 3 });
    expect([...(found.distinct[0] ?? [])]).toEqual([0, 1, 1, 1]);
  });

  it('puts sold listings last and pages without overlap', () => {
    const columns = columnsOf(
      listing(1, { price: 5 }),
      listing(2, { price: 1, available: 0 }),
      listing(3, { price: 9 }),
    );
    expect(select(columns, {}, 'price-asc').page.places).toEqual([1, 3, 2]);
    expect(select(columns, {}, 'price-desc').page.places).toEqual([3, 1, 2]);
    expect(select(columns, { offset: 1, limit: 1 }, 'price-asc').page.places).toEqual([3]);
  });

  it('orders matches by how well they fit', () => {
    const columns = columnsOf(listing(1), listing(2), listing(3));
    const matches = { places: Int32Array.from([1, 2, 3]), ranks: Uint8Array.from([0, 3, 1]) };
    expect(select(columns, { matches }, 'best-match').page.places).toEqual([2, 3, 1]);
  });

  it('counts a changed listing once, at its place', () => {
    const columns = columnsOf(listing(1), listing(2));
    columns.write(listing(1, { distinct: ['Memmert'], available: 0 }));
    expect(select(columns).page.places).toEqual([2, 1]);
    expect([...(select(columns).distinct[0] ?? [])]).toEqual([0, 1, 1]);
  });
});
