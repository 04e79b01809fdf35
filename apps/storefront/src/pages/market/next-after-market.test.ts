import { expect, test } from 'vitest';
import { nextAfterMarket } from './next-after-market.ts';

test.each([
  ['/', '/'],
  ['/cart?added=01t', '/cart?added=01t'],
  ['/category/ovens/0ZG?price-from=100&price-to=900&page=3', '/category/ovens/0ZG'],
  [
    '/global-search/pump?manufacturer=A&manufacturer=B&price-to=900',
    '/global-search/pump?manufacturer=A&manufacturer=B',
  ],
])('after another market was chosen on %s the way leads to %s', (next, href) => {
  expect(nextAfterMarket(next)).toBe(href);
});
