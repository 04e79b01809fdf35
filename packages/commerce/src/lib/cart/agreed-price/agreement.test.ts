import { expect, test } from 'vitest';
import type { AgreedPrice } from '../../options/agreed-prices.ts';
import { agreementFor } from './agreement.ts';

const price = (part: Partial<AgreedPrice>): AgreedPrice => ({
  id: 'one',
  reference: 'Q-00001',
  productId: 'oven',
  quantity: 5,
  currency: 'EUR',
  unitPrice: '900.00',
  deliveryPrice: null,
  deliverTo: null,
  validUntil: null,
  isOpen: true,
  ...part,
});
const asked = { productId: 'oven', units: 5, currency: 'EUR', usualPrice: 1000_00, seenPrice: 1000_00 };

test('a price holds for its product and its quantity alone', () => {
  expect(agreementFor([price({})], asked)).toMatchObject({ holds: true });
  expect(agreementFor([price({ productId: 'scale' })], asked)).toBeNull();
  for (const units of [1, 4, 6])
    expect(agreementFor([price({})], { ...asked, units })).toMatchObject({ holds: false });
});

test('of several the lowest that fits holds', () => {
  const prices = [
    price({ id: 'dear' }),
    price({ id: 'low', unitPrice: '850.50' }),
    price({ id: 'others', unitPrice: '1.00', quantity: 6 }),
  ];
  expect(agreementFor(prices, asked)).toMatchObject({ price: { id: 'low' }, holds: true });
});

test.each(['900.00', '899.99', '0.00'])('it makes nothing dearer than %s', (usual) => {
  expect(agreementFor([price({})], { ...asked, usualPrice: Number(usual) * 100 })).toBeNull();
});

test('it holds in its own currency', () => {
  const foreign = agreementFor([price({ currency: 'USD' })], asked);
  expect(foreign).toMatchObject({ holds: false, obstacle: 'currency' });
  expect(agreementFor([price({ currency: 'USD', isOpen: false })], asked)).toBeNull();
});

test('an ended agreement is mentioned only to shoppers who saw its price', () => {
  const over = price({ isOpen: false });
  expect(agreementFor([over], asked)).toBeNull();
  expect(agreementFor([over], { ...asked, seenPrice: 900_00 })).toMatchObject({ holds: false });
  expect(agreementFor([over], { ...asked, units: 4, seenPrice: 900_00 })).toBeNull();
});
