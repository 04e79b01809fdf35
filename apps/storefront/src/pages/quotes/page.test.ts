import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const accountId = '001000000000001AAA';
const signedIn = { guestUser: false, accountId, accountName: 'Quark & Sons' };
const listed = (records: readonly object[], nextPageToken: string | null = null) => ({
  records,
  nextPageToken,
  fields: [],
  optionalFields: [],
});
const record = {
  apiName: 'QuoteRequest__c',
  id: 'a01000000000001AAA',
  eTag: 'e',
  weakEtag: 1,
  childRelationships: {},
  fields: { Name: { value: 'Q-00001', displayValue: null }, Status__c: { value: 'New', displayValue: null } },
};

function load(answer: unknown, search = '', session: object = signedIn) {
  const { client, fetch } = testClient({
    'GET /session-context': session,
    [`POST /${accountId}/QuoteRequests__r`]: answer,
  });
  const url = new URL(`https://shop.example/quotes${search}`);
  const loaded = page.load({ client, params: {}, url } as unknown as PageContext);
  return { loaded, fetch };
}

test('the list of quotes shows those of the own account, page by page', async () => {
  const { loaded, fetch } = load(listed([record], '40'), '?page=2');
  expect(await loaded).toMatchObject({
    kind: 'open',
    quotes: [{ reference: 'Q-00001', state: 'Waiting' }],
    pageNumber: 2,
    hasMore: true,
  });
  expect(fetch.requests.at(-1)?.body).toMatchObject({ pageSize: 20, pageToken: '20' });
});

test('a page beyond the last of the quotes leads to the first', async () => {
  await expect(load(listed([]), '?page=99').loaded).rejects.toThrow(Redirect);
  expect(await load(listed([]), '?page=x').loaded).toMatchObject({ quotes: [], pageNumber: 1 });
});

test('buyers of another account read where their quotes are', async () => {
  const refusal = reply(404, [{ errorCode: 'NOT_FOUND', message: 'x' }]);
  expect(await load(refusal).loaded).toEqual({ kind: 'elsewhere', accountName: 'Quark & Sons' });
});

test('a guest signs in first', async () => {
  await expect(load(listed([]), '', { guestUser: true }).loaded).rejects.toMatchObject({
    href: '/login?next=%2Fquotes',
  });
});
