import { expect, test } from 'vitest';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contact, contactServer, contactsInfo } from './contacts.fixture.ts';
import { count, here, observed, records, requested, user } from './observed-contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo, getRelatedListsInfo } from './related-list-info.ts';
import { getRelatedListRecords } from './related-list-records.ts';

test('a record of another object than the list has touches it only where that is not known', async () => {
  const known = await observed({ knows: true });
  await createRecord(known.client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(known.fetch, known.from)).toEqual(['POST records']);
  const unknown = await observed();
  await createRecord(unknown.client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(unknown.fetch, unknown.from)).toEqual(['POST records', records(account), count(account)]);
});

test('the summary of lists tells what a list has, as an info does', async () => {
  const { script } = contactServer();
  const relatedLists = [{ relatedListId: 'Contacts', objectApiName: 'Contact', fieldApiName: 'AccountId' }];
  const { client, fetch } = testClient({
    'GET /related-list-info/Account': { parentObjectApiName: 'Account', relatedLists },
    ...script,
  });
  await getRelatedListsInfo(client, { parentObjectApiName: 'Account' });
  getRelatedListRecords.observe(client, here, () => {});
  await settle();
  await createRecord(client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(fetch, 2)).toEqual(['POST records']);
});

test('a list that gathers tasks under a name of its own shows a task that was created', async () => {
  const { script } = contactServer();
  const activities = {
    ...contactsInfo,
    objectApiNames: ['OpenActivity'],
    fieldApiName: 'WhatId',
  };
  const { client, fetch } = testClient({ 'GET /related-list-info/*/*': activities, ...script });
  await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'OpenActivities' });
  getRelatedListRecords.observe(
    client,
    { parentRecordId: account, relatedListId: 'OpenActivities' },
    () => {},
  );
  await settle();
  await createRecord(client, { apiName: 'Task', fields: { WhatId: account } });
  expect(requested(fetch, 2)).toEqual([
    'POST records',
    `POST related-list-records/${account}/OpenActivities`,
  ]);
});

test('an update that does not say what it changed asks for the lists of the record', async () => {
  const { client, fetch, from } = await observed({ knows: true });
  const change = {
    kind: 'record',
    operation: 'update',
    objectApiName: 'Contact',
    fields: undefined,
  } as const;
  await publishChanges(client, [{ ...change, id: contact(1), parents: new Set([account]) }]);
  expect(requested(fetch, from)).toContain(records(account));
});

test('a list says itself which object its records are of, where the server tells', async () => {
  const { client, fetch } = testClient({
    ...contactServer().script,
    'POST /related-list-records/*/*': {
      count: 0,
      records: [],
      listReference: { parentObjectApiName: 'Account', relatedListId: 'Contacts', objectApiName: 'Contact' },
    },
  });
  getRelatedListRecords.observe(client, here, () => {});
  await settle();
  await createRecord(client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(fetch, 1)).toEqual(['POST records']);
});

test('lists of a user are not requested where the user has only written a record', async () => {
  const { script, contacts } = contactServer();
  const { client, fetch } = testClient(script);
  const mark = (LastModifiedById: string) =>
    contacts.set(contact(1), { ...contacts.get(contact(1)), LastModifiedById });
  mark('005000000000002AAA');
  await getRecord(client, { recordId: contact(1), fields: ['Contact.LastModifiedById'] });
  getRelatedListCount.observe(client, { ...here, parentRecordId: user }, () => {});
  await settle();
  mark(user);
  await updateRecord(client, { recordId: contact(1), fields: { Name: 'New' } });
  expect(requested(fetch, 2)).toEqual([`PATCH records/${contact(1)}`]);
});

test('a parent that was written is in no list of its own', async () => {
  const { client, fetch } = testClient(contactServer().script);
  getRelatedListCount.observe(client, here, () => {});
  await settle();
  const change = {
    kind: 'record',
    operation: 'update',
    objectApiName: 'Account',
    fields: undefined,
  } as const;
  await publishChanges(client, [{ ...change, id: account, parents: new Set() }]);
  expect(fetch.requests).toHaveLength(1);
});

test('D-112: a parent of another type has other lists', async () => {
  const { client, fetch, from } = await observed();
  await publishChanges(client, [{ kind: 'record-type', id: account }]);
  expect(requested(fetch, from)).toEqual([records(account), count(account)]);
});

test('reads that were dropped for room tell nothing any more, and do so again when they are requested', async () => {
  const { client, fetch, from } = await observed({ knows: true });
  for (const key of client.sources.keys()) if (key.includes('Info')) client.sources.delete(key);
  await createRecord(client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(fetch, from)).toEqual(['POST records', records(account), count(account)]);
  await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
  const then = fetch.requests.length;
  await createRecord(client, { apiName: 'Case', fields: { AccountId: account } });
  expect(requested(fetch, then)).toEqual(['POST records']);
});

test('nobody is called for a write that changes nothing of what is shown', async () => {
  const { client, listener } = await observed({ knows: true });
  await settle();
  listener.mockClear();
  await updateRecord(client, { recordId: contact(1), fields: { Email: 'a@example.com' } });
  await settle();
  expect(listener).not.toHaveBeenCalled();
});

test('a page that tells of its list in a wrong shape hinders no write', async () => {
  const { client, fetch } = testClient({
    ...contactServer().script,
    'POST /related-list-records/*/*': {
      count: 'x',
      records: [],
      listReference: { parentObjectApiName: 7, relatedListId: {} },
      sortBy: { length: 1 },
    },
  });
  getRelatedListRecords.observe(client, here, () => {});
  await settle();
  const written = {
    kind: 'record',
    operation: 'update',
    objectApiName: 'Contact',
    parents: new Set([account]),
  } as const;
  await publishChanges(client, [
    { ...written, id: contact(1), fields: new Set(['Name']) },
    { kind: 'related-list', ...contactsInfo.listReference, preferencesId: undefined, reordered: true },
  ]);
  expect(requested(fetch, 1)).toEqual([records(account)]);
});

test('an info that a server has sent in a wrong shape hinders no write', async () => {
  const { client, fetch } = testClient({
    'GET /related-list-info/*/*': {
      listReference: {},
      objectApiNames: 7,
      orderedByInfo: [null],
      filteredByInfo: {},
    },
    ...contactServer().script,
  });
  await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
  getRelatedListRecords.observe(client, here, () => {});
  await settle();
  await createRecord(client, { apiName: 'Contact', fields: { AccountId: account } });
  expect(requested(fetch, 2)).toEqual(['POST records', records(account)]);
});
