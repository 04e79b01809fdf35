import { reply, testClient } from '@relab/client/testing';
import { NotFound } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const quoteId = 'a01000000000001AAA';
const listingId = '01t000000000001AAA';

const record = (fields: Readonly<Record<string, unknown>> = {}) => ({
  apiName: 'QuoteRequest__c',
  id: quoteId,
  eTag: 'e',
  weakEtag: 1,
  childRelationships: {},
  fields: Object.fromEntries(
    Object.entries({ Status__c: 'Quoted', Quantity__c: 5, Listing__c: listingId, ...fields }).map(
      ([name, value]) => [name, { value, displayValue: null }],
    ),
  ),
});
const cart = (...cartItems: readonly object[]) => ({
  cartItems: cartItems.map((cartItem) => ({ cartItem })),
  cartSummary: {},
});
const item = { cartItemId: '0a9000000000001AAA', productId: listingId };

function press(intent: string, script: Readonly<Record<string, unknown>>, id = quoteId) {
  const { client, fetch } = testClient(script);
  const data = new FormData();
  data.set('intent', intent);
  const url = new URL(`https://shop.example/quotes/${id}`);
  const led = page.act?.({ client, params: { quoteId: id }, url } as unknown as PageContext, data);
  const changes = () =>
    fetch.requests
      .filter(({ method, path }) => method !== 'GET' && path.includes('cart-items'))
      .map(({ method, body }) => ({ method, body }));
  return { led, changes, fetch };
}

test('accepting a valid quote adds its quantity to the cart', async () => {
  const { led, changes } = press('accept', {
    [`GET /records/${quoteId}`]: record(),
    'GET /cart-items': cart(),
    'POST /cart-items': reply(201, { ...item, cartId: '0a6000000000001AAA' }),
  });
  expect(await led).toEqual({ kind: 'redirect', href: `/cart?added=${listingId}` });
  expect(changes()).toMatchObject([{ method: 'POST', body: { productId: listingId, quantity: '5' } }]);
});

test('accepting a quote sets the quantity of its item in the cart', async () => {
  const second = { ...item, cartItemId: '0a9000000000002AAA' };
  const { led, changes } = press('accept', {
    [`GET /records/${quoteId}`]: record(),
    'GET /cart-items': cart(item, second),
    'DELETE /cart-items/*': reply(204),
    'PATCH /cart-items/*': item,
  });
  expect(await led).toMatchObject({ kind: 'redirect' });
  expect(changes()).toMatchObject([{ method: 'DELETE' }, { method: 'PATCH', body: { quantity: '5' } }]);
});

test.each([
  ['has ended', { IsExpired__c: true, ValidUntil__c: '2026-01-01' }],
  ['was ordered', { Status__c: 'Accepted' }],
  ['was withdrawn', { Status__c: 'Withdrawn' }],
  ['is not quoted yet', { Status__c: 'In Review' }],
])('one that %s puts nothing into the cart, and says so', async (_, fields) => {
  const { led, changes } = press('accept', { [`GET /records/${quoteId}`]: record(fields) });
  expect(await led).toMatchObject({
    kind: 'invalid',
    problems: [{ message: expect.stringMatching(/^Nothing was put into the cart\./) }],
  });
  expect(changes()).toEqual([]);
});

test('withdrawing a quote request updates its flag alone', async () => {
  const { led, fetch } = press('withdraw', {
    [`PATCH /records/${quoteId}`]: record({ IsWithdrawn__c: true }),
  });
  expect(await led).toEqual({ kind: 'redirect', href: `/quotes/${quoteId}?withdrawn=1` });
  expect(fetch.requests[0]?.body).toMatchObject({ fields: { IsWithdrawn__c: true } });
});

test('the id of another record is no quote', async () => {
  await expect(press('accept', {}, '001000000000001AAA').led).rejects.toThrow(NotFound);
});
