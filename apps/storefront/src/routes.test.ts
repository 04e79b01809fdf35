import { createMatcher, writeQuery } from '@relab/pages/routes';
import { expect, test } from 'vitest';
import { hrefOf } from './href.ts';
import { referencedRoutes, referenceHref } from './route-references.ts';
import { routes } from './routes.ts';

const match = createMatcher(referencedRoutes);
const at = (path: string) => match(new URL(path, 'https://relab.example'));

test.each([
  ['/', 'home', {}],
  [
    '/category/centrifuges/0ZG000000000001AAA',
    'category',
    { urlName: 'centrifuges', recordId: '0ZG000000000001AAA' },
  ],
  [
    '/product/eppendorf-5810-r/01t000000000001AAA/',
    'product',
    { urlName: 'eppendorf-5810-r', recordId: '01t000000000001AAA' },
  ],
  ['/global-search/5810%20R', 'search', { term: '5810 R' }],
  ['/global-search', 'search', { term: '' }],
  ['/checkout/review', 'checkout', { step: 'review' }],
])('%s is the page %s', (path, name, params) => {
  expect(at(path)).toMatchObject({ name, params });
});

test.each([['/nothing'], ['/category/a'], ['/product/x/%E0%A4%A'], ['/content/%00'], ['/cart/more']])(
  '%s is no page',
  (path) => {
    expect(at(path)).toBeUndefined();
  },
);

test('S-087 an address and its page reference lead to each other', () => {
  for (const path of [
    '/category/c/0ZG000000000001AAA',
    '/product/p/01t000000000001AAA',
    '/orders',
    '/orders/1Os000000000001AAA',
    '/cart',
    '/content/guide',
  ]) {
    const found = at(path);
    expect(found && referenceHref(found.route.toReference(found.params))).toBe(path);
  }
});

test('S-028 the record page of a category without a name in its address is led by its id', () => {
  const reference = {
    type: 'standard__recordPage',
    attributes: { objectApiName: 'ProductCategory', recordId: 'r' },
  } as const;
  expect(referenceHref(reference)).toBe('/category/r/r');
  expect(
    referenceHref({ ...reference, attributes: { ...reference.attributes, objectApiName: 'Unknown' } }),
  ).toBeUndefined();
});

test('addresses escape what they hold and leave out what is empty', () => {
  expect(hrefOf(routes.search, { term: 'a/b ü' })).toBe('/global-search/a%2Fb%20%C3%BC');
  expect(hrefOf(routes.search, { term: '' })).toBe('/global-search');
  expect(hrefOf(routes.login, undefined, { next: '/cart?x=1', empty: '' })).toBe(
    '/login?next=%2Fcart%3Fx%3D1',
  );
  expect(writeQuery({ a: ['1', '2'], b: undefined, c: null })).toBe('?a=1&a=2');
});
