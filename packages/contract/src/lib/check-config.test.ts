import { expect, test } from 'vitest';
import { addItemToCart, getCartItems } from '../commerce.ts';
import { getRecord } from '../records.ts';
import { checkConfig } from './check-config.ts';

test('D-138 a config that fits has no problem', () => {
  expect(checkConfig(getCartItems, { pageSize: 25, includeCoupons: true })).toEqual([]);
  expect(checkConfig(addItemToCart, { productId: '01t', quantity: '1' })).toEqual([]);
});

test('D-139 D-147 the error of a missing or wrong path parameter has both types', () => {
  expect(checkConfig(getRecord, {})).toEqual([
    { path: ['recordId'], message: 'Expected "string" but received "undefined"' },
  ]);
  expect(checkConfig(getRecord, { recordId: 7 })[0]?.message).toBe('Expected "string" but received "number"');
});

test.each([
  ['0'],
  ['-1'],
  ['1.5'],
  ['abc'],
  ['1e9'],
  ['9999999999'],
  [0],
  [-1],
  [1e9],
  [1.5],
  [Number.NaN],
  [null],
])('quantity %j is refused', (quantity) => {
  expect(checkConfig(addItemToCart, { productId: '01t', quantity }).map((problem) => problem.path)).toEqual([
    ['quantity'],
  ]);
});

test.each([
  [{ pageSize: 0 }],
  [{ pageSize: 101 }],
  [{ pageSize: '25' }],
  [{ productFields: 'a' }],
  [{ sort: 'PriceAsc' }],
  [null],
  ['x'],
  [[]],
])('D-148 D-149 the config %j is refused', (config) => {
  if (Array.isArray(config)) expect(checkConfig(getRecord, config)).not.toEqual([]);
  else expect(checkConfig(getCartItems, config)).not.toEqual([]);
});
