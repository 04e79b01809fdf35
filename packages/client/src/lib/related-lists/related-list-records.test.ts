import { expect, test, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { clientToken } from '../lists/client-token.ts';
import { getRecord } from '../records/get-record.ts';
import { updateRecord } from '../records/record-writes.ts';
import { Product2 } from '../schema/shop.fixture.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contact, contactServer } from './contacts.fixture.ts';
import { getRelatedListRecords, getRelatedListRecordsBatch } from './related-list-records.ts';

const contacts = { parentRecordId: account, relatedListId: 'Contacts', fields: ['Contact.Name'] };
const namesIn = (page: { records: readonly { fields: object }[] } | undefined) =>
  page?.records.map(({ fields }) => (fields as { Name?: { value: unknown } }).Name?.value);

test('D-085, D-123, D-151, D-156, D-157, D-281: a page is normalised to one form, with 50 records', async () => {
  const { client, fetch } = testClient(contactServer().script);
  const page = await getRelatedListRecords(client, {
    ...contacts,
    fields: ['Contact.Name', 'Contact.Email', 'Contact.Name'],
    optionalFields: [],
  });
  expect(page).toMatchObject({ count: 3, pageSize: 50, listReference: { relatedListId: 'Contacts' } });
  await getRelatedListRecords(client, {
    parentRecordId: account.slice(0, 15),
    relatedListId: 'contacts',
    fields: ['Contact.Email', 'Contact.Name'],
    pageSize: 50,
    pageToken: clientToken(0),
    sortBy: [],
    where: '',
  });
  expect(fetch.requests.map(({ body }) => body)).toEqual([
    { fields: ['Contact.Email', 'Contact.Name'], pageSize: 50 },
  ]);
  await expect(getRelatedListRecords(client, { ...contacts, fields: ['Name'] })).rejects.toThrow(
    'Value does not include an object API name.',
  );
});

test('D-265: a page is fresh for 30 s', async () => {
  const { client, fetch, pass } = testClient(contactServer().script);
  await getRelatedListRecords(client, contacts);
  pass(29_999);
  await getRelatedListRecords(client, contacts);
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getRelatedListRecords(client, contacts);
  expect(fetch.requests).toHaveLength(2);
});

test('D-116, D-118: later pages resume where the server said, by tokens of the client', async () => {
  const { client, fetch } = testClient(contactServer(5).script);
  const config = { ...contacts, pageSize: 2 };
  const first = await getRelatedListRecords(client, config);
  expect([first.currentPageToken, first.nextPageToken, first.previousPageToken]).toEqual([
    clientToken(0),
    clientToken(2),
    null,
  ]);
  const second = await getRelatedListRecords(client, { ...config, pageToken: String(first.nextPageToken) });
  expect(second).toMatchObject({
    currentPageToken: clientToken(2),
    nextPageToken: clientToken(4),
    previousPageToken: clientToken(0),
  });
  expect(namesIn(second)).toEqual(['Name 3', 'Name 4']);
  const last = await getRelatedListRecords(client, { ...config, pageToken: clientToken(4) });
  expect(last).toMatchObject({ nextPageToken: null, previousPageToken: clientToken(2) });
  expect(fetch.requests.map(({ body }) => (body as { pageToken?: string }).pageToken)).toEqual([
    undefined,
    'at 2',
    'at 4',
  ]);
  await getRelatedListRecords(client, { ...config, pageToken: String(last.previousPageToken) });
  expect(fetch.requests).toHaveLength(3);
});

test('D-118: the page before is come to also where no page has led there from the front', async () => {
  const { client, fetch } = testClient(contactServer(5).script);
  await getRelatedListRecords(client, { ...contacts, pageSize: 4 });
  const config = { ...contacts, pageSize: 3 };
  const { previousPageToken } = await getRelatedListRecords(client, { ...config, pageToken: clientToken(4) });
  expect(previousPageToken).toBe(clientToken(1));
  const before = await getRelatedListRecords(client, { ...config, pageToken: clientToken(1) });
  expect(namesIn(before)).toEqual(['Name 2', 'Name 3', 'Name 4']);
  expect(fetch.requests.at(-1)?.body).toMatchObject({ pageToken: 'at 1' });
});

test('D-118, D-136: a token to which no page of the list has led is rejected, until one has', async () => {
  const { client, fetch } = testClient(contactServer(5).script);
  const later = { ...contacts, pageSize: 2, pageToken: clientToken(2) };
  await expect(getRelatedListRecords(client, later)).rejects.toMatchObject({
    status: 400,
    statusText: 'data is not fetchable',
  });
  expect(fetch.requests).toHaveLength(0);
  await getRelatedListRecords(client, { ...contacts, pageSize: 2 });
  expect(namesIn(await getRelatedListRecords(client, later))).toEqual(['Name 3', 'Name 4']);
  await expect(getRelatedListRecords(client, { ...later, relatedListId: 'Cases' })).rejects.toMatchObject({
    status: 400,
  });
});

test('D-118: a token of the server itself is sent as it is, and so are those that it answers', async () => {
  const { client, fetch } = testClient(contactServer(5).script);
  const page = await getRelatedListRecords(client, { ...contacts, pageSize: 2, pageToken: 'at 2' });
  expect(fetch.requests[0]?.body).toMatchObject({ pageToken: 'at 2' });
  expect(page).toMatchObject({ currentPageToken: 'at 2', nextPageToken: 'at 4' });
});

test('D-118: a client that starts with the state of another knows where its pages go on', async () => {
  const { script } = contactServer(5);
  const { client } = testClient(script);
  const first = await getRelatedListRecords(client, { ...contacts, pageSize: 2 });
  const state: unknown = JSON.parse(JSON.stringify(dehydrate(client)));
  const later = testClient(script, { state });
  const pageToken = String(first.nextPageToken);
  await getRelatedListRecords(later.client, { ...contacts, pageSize: 2, pageToken });
  expect(later.fetch.requests.map(({ body }) => (body as { pageToken?: string }).pageToken)).toEqual([
    'at 2',
  ]);
});

test('a page by typed fields answers records that types know', async () => {
  const record = {
    id: contact(1),
    apiName: 'Product2',
    fields: { Name: { displayValue: null, value: 'A' } },
  };
  const { client } = testClient({ 'POST /related-list-records/*/*': { count: 1, records: [record] } });
  const fields = [Product2.Name] as const;
  const page = await getRelatedListRecords(client, {
    parentRecordId: account,
    relatedListId: 'Parts',
    fields,
  });
  const name: string | undefined = page.records[0]?.fields.Name.value;
  expect(name).toBe('A');
});

test('an empty page is the end, whatever the server says', async () => {
  const page = { count: 0, records: [], nextPageToken: 'at 0', previousPageToken: null };
  const { client } = testClient({ 'POST /related-list-records/*/*': page });
  expect(await getRelatedListRecords(client, contacts)).toMatchObject({ nextPageToken: null });
});

test('records are cached once each: pages serve single reads and show what a write has changed', async () => {
  const { client, fetch } = testClient(contactServer().script);
  const listener = vi.fn();
  getRelatedListRecords.observe(client, contacts, listener);
  await settle();
  await getRecord(client, { recordId: contact(1), fields: ['Contact.Name'] });
  expect(fetch.requests).toHaveLength(1);
  await updateRecord(client, { recordId: contact(1), fields: { Name: 'Other' } });
  expect(namesIn(getRelatedListRecords.peek(client, contacts).data)?.[0]).toBe('Other');
});

test('D-110, D-191, D-192, D-193, D-194: first pages of one tick are one request, each by its own status', async () => {
  const { script, statuses } = contactServer();
  statuses.Cases = 400;
  const { client, fetch } = testClient(script);
  const [good, bad] = await Promise.allSettled([
    getRelatedListRecords(client, { ...contacts, sortBy: ['-Contact.Name'], where: '{ a: 1 }', pageSize: 7 }),
    getRelatedListRecords(client, { parentRecordId: account, relatedListId: 'Cases' }),
  ]);
  expect(fetch.requests).toHaveLength(1);
  expect(fetch.requests[0]?.path).toContain(`/related-list-records/batch/${account}`);
  expect(fetch.requests[0]?.body).toEqual({
    relatedListParameters: [
      {
        relatedListId: 'Contacts',
        fields: ['Contact.Name'],
        pageSize: 7,
        sortBy: ['-Contact.Name'],
        where: '{ a: 1 }',
      },
      { relatedListId: 'Cases', pageSize: 50 },
    ],
  });
  expect(good).toMatchObject({ status: 'fulfilled', value: { count: 3 } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400 } });
});

test('D-110: several lists are read together, and only those that are not cached are requested', async () => {
  const { script, statuses } = contactServer();
  statuses.Notes = 404;
  const { client, fetch } = testClient(script);
  await getRelatedListRecords(client, contacts);
  const { parentRecordId: _, ...list } = contacts;
  const lists = await getRelatedListRecordsBatch(client, {
    parentRecordId: account,
    relatedListParameters: [list, { relatedListId: 'Cases' }, { relatedListId: 'Notes' }],
  });
  expect(fetch.requests).toHaveLength(2);
  expect(lists.results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
});

test('D-228: a batch that is rejected as a whole is an error for all', async () => {
  const { client } = testClient({ 'POST /related-list-records/batch/*': reply(404, []) });
  const relatedListParameters = [{ relatedListId: 'Contacts' }, { relatedListId: 'Cases' }];
  await expect(
    getRelatedListRecordsBatch(client, { parentRecordId: account, relatedListParameters }),
  ).rejects.toMatchObject({ status: 404, part: false });
});

test.each([
  ['D-191', 'Contacts'],
  ['D-191', {}],
  ['D-191', null],
  ['D-192', { relatedListId: 'Contacts', fields: 'Contact.Name' }],
  ['D-192', { relatedListId: 'Contacts', sortBy: [7] }],
  ['D-193', { relatedListId: 'Contacts', pageSize: '50' }],
  ['D-194', { relatedListId: 'Contacts', where: {} }],
])('%s: an entry that is %j is refused', async (_, entry) => {
  const { client, fetch } = testClient(contactServer().script);
  const relatedListParameters = [entry as { relatedListId: string }];
  await expect(
    getRelatedListRecordsBatch(client, { parentRecordId: account, relatedListParameters }),
  ).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  expect(fetch.requests).toHaveLength(0);
});

test.each([
  ['nothing', ''],
  ['a page of HTML', '<html></html>'],
  ['a page without records', { count: 0, records: null }],
  ['a page whose records are no list', { count: 0, records: {} }],
  ['a list', []],
])('an answer that is %s is an error that can be seen, and the client goes on', async (_, response) => {
  const { script } = contactServer();
  const { client } = testClient({ 'POST /related-list-records/*/Broken': response, ...script });
  const broken = { parentRecordId: account, relatedListId: 'Broken' };
  await expect(getRelatedListRecords(client, broken)).rejects.toMatchObject({ status: 502 });
  expect(getRelatedListRecords.peek(client, broken)).toMatchObject({ state: 'Error' });
  expect(await getRelatedListRecords(client, contacts)).toMatchObject({ count: 3 });
});

test('a record called __proto__ or none at all does no harm', async () => {
  const response =
    '{"count":2,"records":[null,{"id":"003000000000001AAA","apiName":"Contact","fields":{"__proto__":{"value":1},"Name":{"value":"A"}}}]}';
  const { client } = testClient({ 'POST /related-list-records/*/*': response });
  expect(namesIn(await getRelatedListRecords(client, contacts))).toEqual(['A']);
  expect(({} as { value?: unknown }).value).toBeUndefined();
});
