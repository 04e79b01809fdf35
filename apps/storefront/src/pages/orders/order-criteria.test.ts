import { expect, test } from 'vitest';
import { hasCriteria, queryOf, readCriteria } from './order-criteria.ts';

const statuses = { labelOf: String, all: [{ value: 'Shipped', label: 'On its way' }] };
const read = (query: string) => readCriteria(new URL(`https://shop.example/orders?${query}`), statuses);

test('an address without criteria lists all orders', () => {
  expect(hasCriteria(read(''))).toBe(false);
  expect(queryOf(read(''))).toEqual({});
});

test('term, status and buyer filter the list of orders', () => {
  const narrowing = read('term=%20RL-7%20&status=Shipped&by=own');
  expect(hasCriteria(narrowing)).toBe(true);
  expect(queryOf(narrowing)).toEqual({ searchTerm: 'RL-7', status: 'Shipped', onlyOwn: true });
});

test('invalid criteria of the order list are left out', () => {
  expect(queryOf(read('status=Lost&by=others'))).toEqual({});
  expect(read(`term=${'x'.repeat(200)}`).term).toHaveLength(100);
});
