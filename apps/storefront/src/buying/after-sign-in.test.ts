import { expect, test } from 'vitest';
import { hrefAfterSignIn } from './after-sign-in.ts';

const nothing = { isMerged: false, failed: 0 };
const merged = { isMerged: true, failed: 0 };

test('the page that asked for it comes first', () => {
  expect(hrefAfterSignIn(nothing, '/checkout/payment')).toBe('/checkout/payment');
  expect(hrefAfterSignIn(merged, '/checkout/payment')).toBe('/checkout/payment');
});

test('S-162 without such a page a merged cart is shown, else the home page', () => {
  expect(hrefAfterSignIn(merged, undefined)).toBe('/cart?merged=1');
  expect(hrefAfterSignIn(nothing, undefined)).toBe('/');
});

test('somebody who goes to the cart is told there that it came along', () => {
  expect(hrefAfterSignIn(merged, '/cart?page=2')).toBe('/cart?merged=1');
  expect(hrefAfterSignIn(nothing, '/cart')).toBe('/cart');
});

test('what was lost is told before anything else, and the way on is kept', () => {
  expect(hrefAfterSignIn({ isMerged: true, failed: 2 }, '/checkout')).toBe('/cart?failed=2&next=%2Fcheckout');
  expect(hrefAfterSignIn({ isMerged: true, failed: 1 }, '/cart')).toBe('/cart?failed=1');
});
