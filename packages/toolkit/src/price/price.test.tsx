import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatPrice, Price, showsDiscount, showsOriginalPrice } from './index.ts';

test.each([
  ['100.00', '120.00', true],
  ['9.00', '10.00', true],
  [0, 1, true],
  ['100.00', '100.00', false],
  ['120.00', '100.00', false],
  ['-5', '10', false],
  ['-5', '-1', false],
  ['', '10', false],
  ['10', '', false],
  ['10', null, false],
  ['ten', '20', false],
])('S-217 X-23 current %j, original %j: shown is %s', (current, original, shown) => {
  expect(showsOriginalPrice(current, original)).toBe(shown);
});

test.each([
  ['-5.00', true],
  ['-0.01', true],
  ['0', false],
  ['5', false],
  ['', false],
  ['-', false],
  [-5, false],
  [null, false],
])('S-216 X-23 discount %j: shown is %s', (discount, shown) => expect(showsDiscount(discount)).toBe(shown));

test('S-287 prices are written in en-US unless another language is asked for', () => {
  expect(formatPrice('12500.00', 'EUR')).toBe('€12,500');
  expect(formatPrice('12500.50', 'EUR')).toBe('€12,500.50');
  expect(formatPrice('12500.50', 'EUR', 'de-DE')).toBe('12.500,50\u00a0€');
});

test('long amounts keep every digit, broken ones break nothing', () => {
  expect(formatPrice('123456789012345678.25', 'EUR')).toBe('€123,456,789,012,345,678.25');
  expect(formatPrice('on request', 'EUR')).toBe('on request EUR');
  expect(formatPrice('5', 'euro')).toBe('5 euro');
});

test('S-217 the two prices are told apart by word, not only by a line', () => {
  expect(render(<Price amount="100" originalAmount="120" currency="EUR" />)).toMatch(
    /Price .*€100.*Original price .*€120/,
  );
  expect(render(<Price amount="100" originalAmount="90" currency="EUR" />)).not.toContain('€90');
});

test('S-216 a discount shows beside the price', () => {
  expect(render(<Price amount="100" currency="EUR" discount="-20.00" />)).toContain('-€20');
});
