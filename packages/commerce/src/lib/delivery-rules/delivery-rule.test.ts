import { describe, expect, it } from 'vitest';
import { noExchange } from '../market/exchange.ts';
import { type DeliveryRule, deliveryMethods, handlingOf } from './delivery-rule.ts';

const kinds = ['parcel', 'pallet', 'rigging'];
const rules: DeliveryRule[] = [
  {
    id: 'parcel',
    name: 'Parcel',
    description: 'To the door.',
    carrier: null,
    handles: ['parcel'],
    maxKilograms: 30,
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

  it('charges each seller’s place by itself: two sellers never share a parcel or a pallet', () => {
    const of = (key: string, place: string, weight: number) => ({
      quantity: 1,
      weight,
      handling: 'pallet',
      origin: { key, place },
    });
    const lyon = of('Ada, Lyon', 'Lyon', 40.5);
    const gent = of('Bo, Gent', 'Gent', 20);
    const [alone] = deliveryMethods(rules, [lyon], to('DE'));
    expect(alone?.method.costs.map(({ label }) => label)).toEqual(['Transport', 'Weight, 41 kg']);
    const [both] = deliveryMethods(rules, [lyon, gent, of('Ada, Lyon', 'Lyon', 2)], to('DE'));
    expect(both?.method).toMatchObject({
      id: 'pallet',
      // Two pallets at 120, 43 and 20 started kilograms at 0.40.
      shippingFee: '265.20',
      costs: [
        { label: 'Transport, Lyon', amount: '120.00' },
        { label: 'Weight, 43 kg', amount: '17.20' },
        { label: 'Transport, Gent', amount: '120.00' },
        { label: 'Weight, 20 kg', amount: '8.00' },
      ],
    });
  });

  it('measures what a carrier takes at most by what it collects at one place', () => {
    const of = (key: string) => ({
      quantity: 1,
      weight: 20,
      handling: 'parcel',
      origin: { key, place: key },
    });
    const ids = (...keys: readonly string[]) =>
      deliveryMethods(rules, keys.map(of), to('FR')).map(({ method }) => method.id);
    expect(ids('Lyon', 'Gent')).toEqual(['parcel']);
    expect(ids('Lyon', 'Lyon')).toEqual([]);
  });

  it('takes the easiest kind where a product names none', () => {
    expect(handlingOf([{ quantity: 1, weight: 1, handling: null }], kinds)).toBe('parcel');
    expect(handlingOf([], [])).toBeNull();
  });
});
