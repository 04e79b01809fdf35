import { expect, test } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { testClient } from '../testing/test-client.ts';
import { contactsInfo } from './contacts.fixture.ts';
import { getRelatedListInfo, getRelatedListInfoBatch, getRelatedListsInfo } from './related-list-info.ts';

const contacts = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
const cases = { ...contacts, relatedListId: 'Cases' };
const failure = [{ errorCode: 'INVALID_TYPE', message: 'No such list.' }];

const script = {
  'GET /related-list-info/batch/*/*': ({ path }: ScriptedRequest) => ({
    results: decodeURIComponent(path.split('/').at(-1) ?? '')
      .split(',')
      .map((name) =>
        name === 'Notes'
          ? { statusCode: 400, result: failure }
          : { statusCode: 200, result: { ...contactsInfo, label: name } },
      ),
  }),
  'GET /related-list-info/*/*': contactsInfo,
};
const paths = (requests: readonly ScriptedRequest[]) =>
  requests.map(({ path }) => path.split('related-list-info').at(-1));

test('D-081, D-082, D-123: one read of an info, however it is written; what the server sends comes untouched', async () => {
  const { client, fetch } = testClient(script);
  expect(await getRelatedListInfo(client, contacts)).toEqual(contactsInfo);
  await getRelatedListInfo(client, {
    parentObjectApiName: 'account',
    relatedListId: 'CONTACTS',
    fields: [],
    restrictColumnsToLayout: true,
  });
  expect(fetch.requests).toHaveLength(1);
});

test('D-263: an info is fresh for 15 minutes', async () => {
  const { client, fetch, pass } = testClient(script);
  await getRelatedListInfo(client, contacts);
  pass(899_999);
  await getRelatedListInfo(client, contacts);
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getRelatedListInfo(client, contacts);
  expect(fetch.requests).toHaveLength(2);
});

test('D-110: infos of one object and record type in one tick are one request, those with fields are alone', async () => {
  const { client, fetch } = testClient(script);
  const recordTypeId = '012000000000001';
  const [first, , bad] = await Promise.allSettled([
    getRelatedListInfo(client, contacts),
    getRelatedListInfo(client, cases),
    getRelatedListInfo(client, { ...contacts, relatedListId: 'Notes' }),
    getRelatedListInfo(client, { ...cases, recordTypeId }),
    getRelatedListInfo(client, { ...cases, fields: ['Case.Subject'] }),
    getRelatedListInfo(client, { ...cases, restrictColumnsToLayout: false }),
  ]);
  expect(paths(fetch.requests).sort()).toEqual([
    '/Account/Cases',
    '/Account/Cases',
    '/Account/Cases',
    '/batch/Account/Contacts,Cases,Notes',
  ]);
  expect(fetch.requests.map(({ query }) => query)).toContainEqual({ recordTypeId: `${recordTypeId}AAA` });
  expect(first).toMatchObject({ status: 'fulfilled', value: { label: 'Contacts' } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400, code: 'INVALID_TYPE' } });
});

test('D-110: several infos are read by their names, and only those that are not cached are requested', async () => {
  const { client, fetch } = testClient(script);
  await getRelatedListInfo(client, contacts);
  const { results } = await getRelatedListInfoBatch(client, {
    parentObjectApiName: 'Account',
    relatedListNames: ['Contacts', 'Cases', 'Notes'],
  });
  expect(paths(fetch.requests)[1]).toBe('/batch/Account/Cases,Notes');
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
});

test('D-228: a batch that is rejected as a whole is an error for all', async () => {
  const { client } = testClient({ 'GET /related-list-info/batch/*/*': reply(404, failure) });
  const relatedListNames = 'Contacts,Cases';
  await expect(
    getRelatedListInfoBatch(client, { parentObjectApiName: 'Account', relatedListNames }),
  ).rejects.toMatchObject({ status: 404, part: false });
});

test('D-084, D-240: the summary of the lists of an object is fresh for 30 days', async () => {
  const summary = { parentObjectApiName: 'Account', parentRecordTypeId: null, relatedLists: [] };
  const { client, fetch, pass } = testClient({ 'GET /related-list-info/*': summary });
  expect(await getRelatedListsInfo(client, { parentObjectApiName: 'Account' })).toEqual(summary);
  pass(2_591_999_999);
  await getRelatedListsInfo(client, { parentObjectApiName: 'account' });
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getRelatedListsInfo(client, { parentObjectApiName: 'Account' });
  expect(fetch.requests).toHaveLength(2);
});

test.each([
  { parentObjectApiName: 'Account' },
  { ...contacts, fields: 7 },
  { ...contacts, restrictColumnsToLayout: 1 },
])('X-07, X-08: %j is refused', async (config) => {
  const { client, fetch } = testClient(script);
  const read = getRelatedListInfo(client, config as unknown as typeof contacts);
  await expect(read).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  expect(getRelatedListInfo.source(client, config as unknown as typeof contacts)).toBeUndefined();
  expect(fetch.requests).toHaveLength(0);
});

test.each(['', '<html></html>', { label: 'x' }])(
  'an answer that is %j is an error that can be seen',
  async (response) => {
    const { client } = testClient({
      'GET /related-list-info/*/*': response,
      'GET /related-list-info/*': response,
    });
    await expect(getRelatedListInfo(client, contacts)).rejects.toMatchObject({ status: 502 });
    await expect(getRelatedListsInfo(client, { parentObjectApiName: 'Account' })).rejects.toMatchObject({
      status: 502,
    });
  },
);
