import { describe, expect, it } from 'vitest';
import { noExchange } from '../market/exchange.ts';
import { type DeliveryRule, deliveryMethods, handlingOf } from './delivery.ts';

const kinds = ['parcel', 'pallet', 'rigging'];
const rules: DeliveryRule[] = [
  {
    id: 'parcel',
    name: 'Parcel',
    description: 'To the door.',
    carrier: null,
    handles: ['parcel'],
    heaviest: 30,
    zones: [
      { countries: ['DE'], base: 10_00, perKilogram: 50, days: [2, 4] },
      { countries: ['FR'], base: 20_00, perKilogram: 80, days: [3, 6] },
    ],
  },
  {
    id: 'pallet',
    name: 'Pallet',
    description: 'Tail lift.',
    carrier: null,
    handles: ['parcel', 'pallet'],
    zones: [{ countries: ['DE'], base: 120_00, perKilogram: 40, days: [4, 8] }],
  },
];
const to = (country: string) => ({
  country,
  kinds,
  exchange: noExchange('EUR'),
  now: new Date('2026-12-03T12:00:00Z'),
});

describe('deliveryMethods', () => {
  it('charges a base and every started kilogram of the whole order', () => {
    const offered = deliveryMethods(rules, [{ quantity: 2, weight: 4.2, handling: 'parcel' }], to('DE'));
    expect(offered.map(({ method }) => [method.id, method.shippingFee])).toEqual([
      ['parcel', '14.50'],
      ['pallet', '123.60'],
    ]);
  });

  it('lets the most demanding line and the weight decide', () => {
    const ids = (weight: number, handling: string, country = 'DE') =>
      deliveryMethods(rules, [{ quantity: 1, weight, handling }], to(country)).map(({ method }) => method.id);
    expect(ids(31, 'parcel')).toEqual(['pallet']);
    expect(ids(31, 'parcel', 'FR')).toEqual([]);
    expect(ids(5, 'pallet')).toEqual(['pallet']);
    expect(ids(5, 'rigging')).toEqual([]);
    expect(ids(5, 'parcel', 'US')).toEqual([]);
  });

  it('takes the easiest kind where a product names none', () => {
    expect(handlingOf([{ quantity: 1, weight: 1, handling: null }], kinds)).toBe('parcel');
    expect(handlingOf([], [])).toBeNull();
  });
});
