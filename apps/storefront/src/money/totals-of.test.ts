import { expect, test } from 'vitest';
import { totalsOf } from './totals-of.ts';

const amounts = {
  products: '100.00',
  discount: '0.00',
  shipping: '20.00',
  taxRate: '19.0',
  tax: '22.80',
  total: '142.80',
};

test('totals have a row for each part, a discount only where there is one', () => {
  expect(totalsOf(amounts, { currency: 'EUR' }).rows.map(({ label }) => label)).toEqual([
    'Products',
    'Delivery',
    'Tax (19%)',
  ]);
  const { rows } = totalsOf({ ...amounts, discount: '-10.00' }, { currency: 'EUR' });
  expect(rows[1]).toEqual({ label: 'Discount', amount: '-10.00' });
});

test('what the address and the way of delivery decide is no amount before they are known', () => {
  const { rows, total } = totalsOf(amounts, { currency: 'EUR', isTaxKnown: false, isShippingKnown: false });
  expect(rows.filter(({ amount }) => amount !== undefined).map(({ label }) => label)).toEqual(['Products']);
  expect(total.label).toBe('Total so far');
});

test('says the taxes of several countries one by one, and of an order that does not keep them just the sum', () => {
  const several = { ...amounts, taxRate: '' };
  const taxes = [
    { country: 'DE', rate: '19', tax: '19.00' },
    { country: 'NO', rate: '0', tax: '0.00' },
  ];
  const labels = (given: Parameters<typeof totalsOf>[0]) =>
    totalsOf(given, { currency: 'EUR' }).rows.map(({ label }) => label);
  expect(labels({ ...several, taxes })).toEqual(
    expect.arrayContaining(['Tax (19%, Germany)', 'Tax (0%, Norway)']),
  );
  expect(labels(several)).toContain('Tax');
});
