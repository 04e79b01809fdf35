import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test('safeNext accepts a path of the site with its query', () => {
  expect(safeNext('/checkout/address')).toBe('/checkout/address');
  expect(safeNext('/category/x/0ZG?page=2#top')).toBe('/category/x/0ZG?page=2#top');
  const consent = '/services/oauth2/authorize?client_id=a&state=b';
  expect(safeNext(consent)).toBe(consent);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/services/data/v63.0/x',
  '/webruntime/logout',
  '/x/../webruntime/logout',
  'cart',
  '',
  null,
  undefined,
])('%j leads nowhere', (given) => {
  expect(safeNext(given)).toBeUndefined();
});
