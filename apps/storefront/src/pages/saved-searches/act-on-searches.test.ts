import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnSearches } from './act-on-searches.ts';

const id = 'a04000000000001AAA';
const address = '/global-search/oven?condition=Refurbished';

function act(values: Readonly<Record<string, string>>, answers: Parameters<typeof testClient>[0] = {}) {
  const { client, fetch } = testClient({
    'GET /session-context': { guestUser: false },
    'POST /records': reply(201, { id, apiName: 'SavedSearch__c', fields: {} }),
    'PATCH /records/*': reply(200, { id, apiName: 'SavedSearch__c', fields: {} }),
    'DELETE /records/*': reply(204),
    ...answers,
  });
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  const written = () => fetch.requests.find(({ method }) => method !== 'GET')?.body;
  return { outcome: actOnSearches({ client } as PageContext, data), written };
}

test('a search is saved without its sort order and page', async () => {
  const { outcome, written } = act({
    intent: 'save',
    address: `${address}&page=3&sort=price-asc`,
    name: 'Oven, Refurbished',
    currency: 'EUR',
  });
  expect(await outcome).toEqual({ kind: 'redirect', href: `/saved-searches?saved=${id}` });
  expect(written()).toMatchObject({
    apiName: 'SavedSearch__c',
    fields: { Name: 'Oven, Refurbished', Address__c: address, CurrencyIsoCode: 'EUR' },
  });
});

test('saving a search as a guest leads to the sign-in, and back to the results', async () => {
  const { outcome, written } = act(
    { intent: 'save', address, name: 'Oven' },
    { 'GET /session-context': { guestUser: true } },
  );
  const next = `${address}#save-search`;
  expect(await outcome).toEqual({ kind: 'sign-in', next });
  expect(written()).toBeUndefined();
});

test('saving a search twice says that it is saved already', async () => {
  const { outcome } = act(
    { intent: 'save', address, name: 'Oven' },
    { 'POST /records': reply(400, [{ errorCode: 'DUPLICATE_VALUE', message: 'Address' }]) },
  );
  expect(await outcome).toEqual({ kind: 'redirect', href: '/saved-searches?there=1' });
});

test('only addresses of results can be saved as searches', async () => {
  const { outcome, written } = act({ intent: 'save', address: 'https://else.example/global-search/a' });
  expect(await outcome).toMatchObject({ kind: 'invalid', form: 'save' });
  expect(written()).toBeUndefined();
});

test('opened, it counts again and shows the newest first; a forged address leads nowhere', async () => {
  const opened = act({ intent: 'open', searchId: id, address });
  expect(await opened.outcome).toEqual({ kind: 'redirect', href: `${address}&sort=newest` });
  expect(opened.written()).toMatchObject({ fields: { New__c: 0 } });
  const forged = act({ intent: 'open', searchId: id, address: '//else.example/global-search/a' });
  expect(await forged.outcome).toEqual({ kind: 'redirect', href: '/saved-searches' });
});

test('changes of a saved search are validated first', async () => {
  const named = { intent: 'change', searchId: id, [`name-${id}`]: ' ', [`frequency-${id}`]: 'Hourly' };
  const refused = act(named);
  expect(await refused.outcome).toMatchObject({
    kind: 'invalid',
    form: `search-${id}`,
    problems: [{ field: `name-${id}` }, { field: `frequency-${id}` }],
  });
  expect(refused.written()).toBeUndefined();
  const right = act({ ...named, [`name-${id}`]: 'Ovens', [`frequency-${id}`]: 'Never' });
  expect(await right.outcome).toEqual({ kind: 'redirect', href: `/saved-searches?changed=${id}` });
  expect(right.written()).toMatchObject({ fields: { Name: 'Ovens', Frequency__c: 'Never' } });
});

test('deleting a search that is gone succeeds', async () => {
  const { outcome } = act({ intent: 'delete', searchId: id }, { 'DELETE /records/*': reply(404) });
  expect(await outcome).toEqual({ kind: 'redirect', href: '/saved-searches?deleted=1' });
});
