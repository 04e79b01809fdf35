import type { OrderSummary } from '@relab/contract/commerce';
import { expect, test } from 'vitest';
import { totalsOf } from '../money/totals-of.ts';
import { orderLines } from './order-lines.ts';

const cents = (amount: string | null | undefined): number => Math.round(Number(amount ?? 0) * 100);

test('lines and sums of an order subtract its discount once', () => {
  const item = { orderItemSummaryId: '10u', productId: '01t', name: 'x', urlName: null, sku: null };
  const order = {
    items: [
      { ...item, quantity: '2.0', unitPrice: '1000.00', totalPrice: '1800.00', totalListPrice: '2000.00' },
      { ...item, quantity: '1.0', unitPrice: '500.00', totalPrice: '450.00', totalListPrice: '500.00' },
    ],
    totals: {
      products: '2500.00',
      discount: '-250.00',
      shipping: '30.00',
      taxRate: '19',
      tax: '433.20',
      total: '2713.20',
    },
  } as unknown as OrderSummary;
  const lines = orderLines(order).reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
  expect(lines).toBe(cents(order.totals.products));
  const { rows } = totalsOf(order.totals, { currency: 'EUR' });
  const sums = rows.map((row) => cents('amount' in row ? row.amount : null));
  expect(rows.map(({ label }) => label).filter((label) => label === 'Discount')).toHaveLength(1);
  // What a reader adds up: the lines, and the rows below that of the products.
  expect(lines + sums.slice(1).reduce((sum, amount) => sum + amount, 0)).toBe(cents(order.totals.total));
});
