import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['12500', 12_500],
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['12 500', 12_500],
  ['12’500', 12_500],
  ['12.500,50', 12_500.5],
  ['1,250,000.00', 1_250_000],
  ['99.90', 99.9],
  ['99,9', 99.9],
  ['0', 0],
])('%j is a price', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each(['', 'on request', '-5', '12,50,0', '1.2.3', '€500', '12345678901', '12.3456'])(
  '%j is none',
  (text) => {
    expect(readPrice(text)).toBeUndefined();
  },
);
