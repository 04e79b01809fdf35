import { expect, test } from 'vitest';
import { nextAfterSwitch } from './next-after-switch.ts';

test.each([
  ['/cart?page=2', '/cart?page=2'],
  ['/orders/1Os000000000001AAA', '/orders'],
  ['/order-confirmation/1Os000000000001AAA', '/orders'],
  ['/buying-for', '/'],
  [undefined, '/'],
])('after another account was chosen on %s the way leads to %s', (next, href) => {
  expect(nextAfterSwitch(next)).toBe(href);
});
