import { expect, test } from 'vitest';
import { readListing } from '../../listing/listing.ts';
import type { ListingResult } from '../../listing/listing-result.ts';
import { comparablePrices, mostSimilar } from './similar-listings.ts';

const listing = (type: string, weight: number) =>
  readListing({ Type__c: type, Weight_kg__c: String(weight) });

const found = (id: string, type: string, weight: number, unitPrice: string | null): ListingResult => ({
  id,
  href: `/product/x/${id}`,
  listing: listing(type, weight),
  image: null,
  availability: { availableToOrder: 1, state: 'Available' },
  unitPrice,
  listPrice: null,
  currency: 'EUR',
});

const floor = listing('superspeed floor centrifuge', 280);
const ids = (candidates: readonly ListingResult[]) =>
  mostSimilar(floor, '23500.00', candidates).map(({ id }) => id);

test('similar listings have a comparable weight and price', () => {
  const micro = found('micro', 'microcentrifuge', 9, '260.00');
  const dearMicro = found('dear micro', 'microcentrifuge', 21, '9000.00');
  const cheapFloor = found('cheap floor', 'superspeed floor centrifuge', 290, '1200.00');
  const ultra = found('ultra', 'preparative ultracentrifuge', 480, '18850.00');
  expect(ids([micro, dearMicro, cheapFloor, ultra])).toEqual(['ultra']);
});

test('the most similar listing comes first, those of the same type before others', () => {
  const near = found('near', 'superspeed floor centrifuge', 290, '21000.00');
  const far = found('far', 'superspeed floor centrifuge', 330, '14000.00');
  const other = found('other', 'preparative ultracentrifuge', 290, '23000.00');
  expect(ids([other, far, near])).toEqual(['near', 'far', 'other']);
});

test('an unknown price or weight excludes no similar listing', () => {
  expect(ids([found('on request', 'superspeed floor centrifuge', 0, null)])).toEqual(['on request']);
});

test('the search is for a third to three times of the price, and for any without one', () => {
  const refinements = comparablePrices('23500.00') ?? '';
  expect(JSON.parse(atob(refinements))).toEqual([{ nameOrId: 'UnitPrice', values: ['7833..70500'] }]);
  expect(comparablePrices(null)).toBeUndefined();
  expect(comparablePrices('0.00')).toBeUndefined();
});
