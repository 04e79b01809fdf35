import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnWatchlist } from './act-on-watchlist.ts';

const listing = '01t000000000001AAA';
const watch = 'a03000000000001AAA';
const next = '/product/oven/01t000000000001AAA#watch';

function form(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

function act(values: Readonly<Record<string, string>>, answers: Parameters<typeof testClient>[0] = {}) {
  const { client, fetch } = testClient({
    'GET /session-context': { guestUser: false },
    'POST /records': reply(201, { id: watch, apiName: 'WatchedListing__c', fields: {} }),
    'DELETE /records/*': reply(204),
    ...answers,
  });
  return { outcome: actOnWatchlist({ client } as PageContext, form({ next, ...values })), fetch };
}

const refusal = (errorCode: string, message: string) => reply(400, [{ errorCode, message }]);

test('a press begins to watch, with the price that was seen, and leads back', async () => {
  const { outcome, fetch } = act({ intent: 'add', productId: listing, price: '1200.50', currency: 'EUR' });
  expect(await outcome).toEqual({ kind: 'redirect', href: next });
  expect(fetch.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    apiName: 'WatchedListing__c',
    fields: { Listing__c: listing, Price__c: 1200.5, CurrencyIsoCode: 'EUR' },
  });
});

test('watching a listing ignores an invalid price', async () => {
  const { outcome, fetch } = act({ intent: 'add', productId: listing, price: '1e9', currency: 'EUR' });
  await outcome;
  expect(fetch.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    fields: { Listing__c: listing },
  });
});

test('watching a watched listing and removing a removed one both succeed', async () => {
  const again = act(
    { intent: 'add', productId: listing },
    { 'POST /records': refusal('DUPLICATE_VALUE', 'Listing: another record has this value.') },
  );
  expect(await again.outcome).toEqual({ kind: 'redirect', href: next });
  const gone = act({ intent: 'remove', watchId: watch }, { 'DELETE /records/*': reply(404) });
  expect(await gone.outcome).toEqual({ kind: 'redirect', href: next });
});

test('watching a listing as a guest leads to the sign-in, and back', async () => {
  const { outcome, fetch } = act(
    { intent: 'add', productId: listing },
    { 'GET /session-context': { guestUser: true } },
  );
  expect(await outcome).toEqual({ kind: 'sign-in', next });
  expect(fetch.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a listing that cannot be watched says why', async () => {
  const full = act(
    { intent: 'add', productId: listing },
    { 'POST /records': refusal('FIELD_CUSTOM_VALIDATION_EXCEPTION', '200 listings are watched already.') },
  );
  expect(await full.outcome).toMatchObject({
    kind: 'invalid',
    problems: [{ message: '200 listings are watched already.' }],
  });
  expect(await act({ intent: 'add', productId: '<b>' }).outcome).toMatchObject({ kind: 'invalid' });
});

test('nobody is led to another site', async () => {
  const { outcome } = act({ intent: 'remove', watchId: watch, next: 'https://else.example/' });
  expect(await outcome).toEqual({ kind: 'redirect', href: '/watching' });
});
