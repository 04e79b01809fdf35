import { expect, test } from 'vitest';
import { priorityOf } from './priority-of.ts';

const priority = (method: string, path: string, by: 'guest' | 'user' | 'program' = 'guest'): string =>
  priorityOf(
    new Request(`https://shop.example${path}`, {
      method,
      headers: by === 'program' ? { authorization: 'Bearer x' } : {},
    }),
    () => by === 'user',
  );
const store = '/services/data/v63.0/commerce/webstores/0ZE000000000001AAA';

test.each([
  ['GET', '/cart'],
  ['POST', '/cart'],
  ['GET', '/de/checkout/review'],
  ['POST', '/checkout/payment'],
  ['GET', '/order-confirmation/1Os000000000001AAA'],
  ['PUT', `${store}/carts/current/cart-items/1`],
  ['POST', `${store}/checkouts/active/orders`],
  ['GET', `${store}/session-context`],
])('%s %s of a guest belongs to an order', (method, path) => {
  expect(priority(method, path)).toBe('order');
});

test.each([
  ['GET', '/?made=up'],
  ['POST', '/'],
  ['GET', '/global-search/centrifuge'],
  ['GET', '/category/marketplace/0ZG000000000001AAA'],
  ['GET', '/carts-and-more'],
  ['POST', '/contact'],
  ['GET', `${store}/search/products?q=x`],
  ['POST', `${store}/search/product-search`],
  ['GET', '/sitemap.xml'],
])('%s %s of a guest is looking around', (method, path) => {
  expect(priority(method, path)).toBe('guest');
});

test('who has signed in looks before guests do, and writes like somebody who orders', () => {
  expect(priority('GET', '/services/data/v63.0/ui-api/records/001', 'user')).toBe('session');
  expect(priority('PATCH', '/services/data/v63.0/ui-api/records/001', 'user')).toBe('order');
});

test('a token that may be made up is no reason to be served longer than readers are', () => {
  for (const method of ['GET', 'PATCH'])
    expect(priority(method, '/services/data/v63.0/ui-api/records/001', 'program')).toBe('session');
});

test.each(['/', '/de', '/services/identity/session', '/services/oauth2/token', '/cms/delivery/media/MC1'])(
  '%s is served for as long as those who have signed in are',
  (path) => expect(priority('GET', path)).toBe('session'),
);
