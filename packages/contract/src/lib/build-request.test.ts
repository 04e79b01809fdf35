import { expect, test } from 'vitest';
import {
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  getOrCreateCart,
  preserveCart,
} from '../commerce.ts';
import { getRecords, updateRecord } from '../records.ts';
import { buildRequest } from './build-request.ts';
import { read, shape } from './call.ts';
import { parseRequest } from './parse-request.ts';
import { list, object, optional, text } from './schema.ts';

const store = { webstoreId: '0ZE000000000001AAA' };
const carts = '/services/data/v63.0/commerce/webstores/0ZE000000000001AAA/carts';

test('S-222 S-223 S-259 a cart call sits under its web store and its cart, which is the current one unless named', () => {
  expect(buildRequest(getCartItems, {}, store)).toEqual({
    method: 'GET',
    url: `${carts}/current/cart-items`,
    headers: { accept: 'application/json' },
    body: undefined,
  });
  expect(buildRequest(getCartItems, { cartId: '0a6000000000001AAA' }, store).url).toBe(
    `${carts}/0a6000000000001AAA/cart-items`,
  );
});

test('S-224 account and currency go along, except on DELETE', () => {
  const buyer = { effectiveAccountId: '001000000000001AAA', currencyIsoCode: 'EUR' };
  expect(buildRequest(getCartItems, buyer, store).url).toContain(
    'effectiveAccountId=001000000000001AAA&currencyIsoCode=EUR',
  );
  expect(buildRequest(deleteItemFromCart, { itemId: 'i', ...buyer }, store).url).toBe(
    `${carts}/current/cart-items/i`,
  );
});

test('S-225 a header marks high-scale carts', () => {
  expect(buildRequest(getCartItems, { highScaleCart: 'true' }, store).headers).toHaveProperty(
    'x-high-scale-cart',
    'true',
  );
});

test('S-226 get or create has no body', () => {
  const request = buildRequest(getOrCreateCart, { unknown: 1 }, store);
  expect(request).toMatchObject({ method: 'PUT', body: undefined });
});

test('S-227 an item is added by a body of known members only', () => {
  const config = { productId: '01t', quantity: '2', type: 'Product', price: '1.00' };
  expect(buildRequest(addItemToCart, config, store).body).toBe(
    '{"productId":"01t","quantity":"2","type":"Product"}',
  );
});

test('lists are comma-joined, in the query and in the path; what is undefined stays away', () => {
  expect(buildRequest(getCartItems, { productFields: ['A', 'B'], sort: undefined }, store).url).toContain(
    '?productFields=A%2CB',
  );
  expect(buildRequest(getRecords, { recordIds: ['a', 'b'] }).url).toBe(
    '/services/data/v63.0/ui-api/records/batch/a,b',
  );
});

test('the saved guest cart of a preserve call stands in the path and in the query', () => {
  expect(buildRequest(preserveCart, { cartId: '0a6' }, store).url).toBe(
    `${carts}/0a6/actions/preserve?cartId=0a6`,
  );
});

test('D-204 If-Unmodified-Since is a header, not a member', () => {
  const request = buildRequest(updateRecord, {
    recordId: 'r',
    fields: {},
    ifUnmodifiedSince: 'Tue, 02 Jan 2024 03:04:05 GMT',
  });
  expect(request.headers).toHaveProperty('If-Unmodified-Since', 'Tue, 02 Jan 2024 03:04:05 GMT');
  expect(request.body).toBe('{"fields":{}}');
});

test('what stands in a path is escaped, and a path without a value is rejected', () => {
  expect(buildRequest(getCartItems, { cartId: '../x?y' }, store).url).toBe(`${carts}/..%2Fx%3Fy/cart-items`);
  expect(() => buildRequest(getCartItems, {})).toThrow('needs webstoreId');
});

test('a member of the query may have another name on the wire, so that it does not stand in for a part of the path', () => {
  const call = read({
    id: 'getVersion',
    area: 'cms-authoring',
    path: '/services/data/{version}/contents/{contentKeyOrId}',
    query: object({ contentVersion: optional(text()), keys: optional(list(text())) }),
    queryNames: { contentVersion: 'version', keys: 'keys[]' },
    response: shape<unknown>(),
  });
  const { url } = buildRequest(call, { contentKeyOrId: 'MCA', contentVersion: '2.0', keys: ['a', 'b'] });
  expect(url).toBe('/services/data/v63.0/contents/MCA?version=2.0&keys%5B%5D=a%2Cb');
  const { searchParams } = new URL(url, 'https://relab.example');
  expect(parseRequest(call, searchParams, undefined)).toMatchObject({
    query: { contentVersion: '2.0', keys: ['a', 'b'] },
  });
});
