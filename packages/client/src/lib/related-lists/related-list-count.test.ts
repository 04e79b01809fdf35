import { expect, test, vi } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contactServer, other } from './contacts.fixture.ts';
import { getRelatedListCount, getRelatedListsCount } from './related-list-count.ts';

const contacts = { parentRecordId: account, relatedListId: 'Contacts' };
const cases = { parentRecordId: account, relatedListId: 'Cases' };

test('D-083, D-123, D-151: one read of a count, however parent and list are written', async () => {
  const { client, fetch } = testClient(contactServer().script);
  const count = await getRelatedListCount(client, contacts);
  expect(count).toMatchObject({ count: 3, hasMore: false, listReference: { relatedListId: 'Contacts' } });
  await getRelatedListCount(client, {
    parentRecordId: account.slice(0, 15),
    relatedListId: 'contacts',
    maxCount: 20,
  });
  expect(fetch.requests).toHaveLength(1);
  expect(await getRelatedListCount(client, { ...contacts, maxCount: 2 })).toMatchObject({
    count: 2,
    hasMore: true,
  });
  expect(fetch.requests).toHaveLength(2);
});

test('X-05: a count is fresh for 30 s', async () => {
  const { client, fetch, pass } = testClient(contactServer().script);
  await getRelatedListCount(client, contacts);
  pass(29_999);
  await getRelatedListCount(client, contacts);
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getRelatedListCount(client, contacts);
  expect(fetch.requests).toHaveLength(2);
});

test('D-110, D-222: counts of one record in one tick are one request, and each has its own status', async () => {
  const { script, statuses } = contactServer();
  statuses.Cases = 400;
  const { client, fetch } = testClient(script);
  const [good, bad, elsewhere] = await Promise.allSettled([
    getRelatedListCount(client, contacts),
    getRelatedListCount(client, cases),
    getRelatedListCount(client, { ...contacts, parentRecordId: other }),
  ]);
  expect(fetch.requests.map(({ path }) => path.split('related-list-count').at(-1))).toEqual([
    `/batch/${account}/Contacts,Cases`,
    `/${other}/Contacts`,
  ]);
  expect(good).toMatchObject({ status: 'fulfilled', value: { count: 3 } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400, code: 'INVALID_TYPE' } });
  expect(elsewhere).toMatchObject({ status: 'fulfilled', value: { count: 0 } });
});

test('D-222: several counts are read by their names, and only those that are not cached are requested', async () => {
  const { script, statuses } = contactServer();
  statuses.Notes = 404;
  const { client, fetch } = testClient(script);
  await getRelatedListCount(client, contacts);
  const counts = await getRelatedListsCount(client, {
    parentRecordId: account,
    relatedListNames: 'Contacts, Cases,Notes',
  });
  expect(fetch.requests[1]?.path).toContain(`/batch/${account}/Cases,Notes`);
  expect(counts.results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  expect(counts.results[2]?.result).toMatchObject([{ errorCode: 'INVALID_TYPE' }]);
});

test('D-228: a batch that is rejected as a whole is an error for all', async () => {
  const { client } = testClient({ 'GET /related-list-count/batch/*/*': reply(404, []) });
  const read = getRelatedListsCount(client, {
    parentRecordId: account,
    relatedListNames: ['Contacts', 'Cases'],
  });
  await expect(read).rejects.toMatchObject({ status: 404, part: false });
  expect(getRelatedListCount.peek(client, contacts)).toMatchObject({ state: 'Error' });
});

test('X-07, X-08: a wrong config is rejected, and never calls an observer', async () => {
  const { client, fetch } = testClient(contactServer().script);
  const wrong = { parentRecordId: account } as Parameters<typeof getRelatedListCount>[1];
  await expect(getRelatedListCount(client, wrong)).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_CONFIG',
  });
  await expect(getRelatedListCount(client, { ...contacts, maxCount: 2000 })).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
  });
  for (const relatedListNames of [7, '', [], ['Contacts', '']] as unknown as readonly string[])
    await expect(
      getRelatedListsCount(client, { parentRecordId: account, relatedListNames }),
    ).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
  const listener = vi.fn();
  getRelatedListCount.observe(client, wrong, listener);
  await settle();
  expect(listener).not.toHaveBeenCalled();
  expect(getRelatedListCount.source(client, wrong)).toBeUndefined();
  expect(fetch.requests).toHaveLength(0);
});

test.each([
  ['nothing', ''],
  ['a page of HTML', '<html></html>'],
  ['a batch without results', { results: null }],
  ['results that are none', { results: [null, 7] }],
])('an answer that is %s is an error that can be seen, and the client goes on', async (_, response) => {
  const { script } = contactServer();
  const { client } = testClient({ ...script, 'GET /related-list-count/batch/*/*': response });
  const reads = [contacts, cases].map((config) => getRelatedListCount(client, config));
  for (const end of await Promise.allSettled(reads))
    expect(end).toMatchObject({ status: 'rejected', reason: { status: 502 } });
  expect(await getRelatedListCount(client, { ...contacts, maxCount: 5 })).toMatchObject({ count: 3 });
});
