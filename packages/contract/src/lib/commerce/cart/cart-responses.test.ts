import { expect, test } from 'vitest';
import { CartSummary } from './cart-schemas.ts';

test('S-157 the status of a cart at the checkout is Checkout', () => {
  const { status } = CartSummary.shape;
  expect(status.safeParse('Checkout').success).toBe(true);
  expect(status.safeParse('checkout').success).toBe(false);
});
