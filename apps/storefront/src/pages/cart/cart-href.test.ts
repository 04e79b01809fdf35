import { expect, test } from 'vitest';
import { cartItemsQuery } from '../../cart/cart-query.ts';
import { cartHref, readCartPageState } from './cart-href.ts';

const at = (search: string) => readCartPageState(new URL(`https://shop.example/cart${search}`));

test('S-273, S-274 the first page with the last added first, unless the address says otherwise', () => {
  expect(at('')).toEqual({ pageNumber: 1, sort: 'CreatedDateDesc' });
  expect(at('?page=3&sort=NameAsc')).toEqual({ pageNumber: 3, sort: 'NameAsc' });
  for (const rubbish of ['?page=0&sort=x', '?page=-1', '?page=1.5', '?page=9999999&sort=', '?page=1e3'])
    expect(at(rubbish)).toEqual(at(''));
});

test('the address of the cart holds only what differs from the defaults', () => {
  expect(cartHref(at(''))).toBe('/cart');
  expect(cartHref({ pageNumber: 2, sort: 'NameDesc' }, { removed: 'x' })).toBe(
    '/cart?sort=NameDesc&page=2&removed=x',
  );
});

test('S-272 a page of the cart has 25 lines', () => {
  expect(cartItemsQuery(2)).toMatchObject({ pageNumber: 2, pageSize: 25 });
  expect(cartItemsQuery(1)).not.toHaveProperty('sort');
  expect(cartItemsQuery(1, 'NameAsc')).toMatchObject({ sort: 'NameAsc' });
});
