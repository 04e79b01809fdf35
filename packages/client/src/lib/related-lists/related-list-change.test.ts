import { describe, expect, test, vi } from 'vitest';
import { announce } from '../change.ts';
import type { Client } from '../client.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import type { ScriptedFetch } from '../scripted-fetch.ts';
import { settle, testClient } from '../test-client.ts';
import { account, contact, contactServer, contactsInfo, other } from './contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo, getRelatedListsInfo } from './related-list-info.ts';
import { getRelatedListRecords } from './related-list-records.ts';

const third = '001000000000003AAA';
const user = '005000000000001AAA';
const list = { relatedListId: 'Contacts', fields: ['Contact.Name'] };
const here = { ...list, parentRecordId: account };
const there = { ...list, parentRecordId: other };
const asked = ({ requests }: ScriptedFetch, from: number) =>
  requests.slice(from).map(({ method, path }) => `${method} ${path.split('/ui-api/').at(-1)}`);
const records = (parent: string) => `POST related-list-records/${parent}/Contacts`;
const count = (parent: string) => `GET related-list-count/${parent}/Contacts`;

interface Circumstances {
  /** The info of the list is held. */
  readonly knows?: boolean;
  readonly size?: number;
  /** Fields with which the server answers an update. */
  readonly answered?: readonly string[];
  /** Values that the server gives to what is written, whatever it is sent. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** Two accounts of whose contacts the lists and the counts are observed. */
async function observed(options: Circumstances = {}) {
  const server = contactServer(options.size, options.answered, options.fixed);
  const script = { 'GET /related-list-info/Account/Contacts': contactsInfo, ...server.script };
  const { client, fetch } = testClient(script);
  if (options.knows)
    await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
  const listener = vi.fn();
  for (const config of [here, there]) {
    getRelatedListRecords.observe(client, config, listener);
    const { parentRecordId, relatedListId } = config;
    getRelatedListCount.observe(client, { parentRecordId, relatedListId }, listener);
  }
  await settle();
  const names = (parentRecordId: string) => shown(client, parentRecordId)[0];
  return { ...server, client, fetch, listener, names, from: fetch.requests.length };
}

const shown = (client: Client, parentRecordId: string) => [
  getRelatedListRecords
    .peek(client, { ...list, parentRecordId })
    .data?.records.map(({ fields }) => fields.Name?.value),
  getRelatedListCount.peek(client, { parentRecordId, relatedListId: 'Contacts' }).data?.count,
];

describe.each([
  ['whose info is held', true],
  ['of which nothing is known', false],
])('a list %s', (_, knows) => {
  test('shows a record that was created for its parent, and no other list is asked for', async () => {
    const { client, fetch, from } = await observed({ knows });
    await createRecord(client, { apiName: 'Contact', fields: { Name: 'New', AccountId: other } });
    expect(shown(client, other)).toEqual([['New'], 1]);
    expect(asked(fetch, from)).toEqual(['POST records', records(other), count(other)]);
  });

  test('loses a record that was deleted, also where nothing tells its parent', async () => {
    const { client, fetch, from } = await observed({ knows });
    await deleteRecord(client, { recordId: contact(1) });
    expect(shown(client, account)).toEqual([['Name 2', 'Name 3'], 2]);
    expect(asked(fetch, from)).toEqual([`DELETE records/${contact(1)}`, records(account), count(account)]);
  });

  test('gives a record to the one that it was moved to, also where nothing told its parent', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: other } });
    expect(shown(client, account)).toEqual([['Name 1', 'Name 3'], 2]);
    expect(shown(client, other)).toEqual([['Name 2'], 1]);
    expect(asked(fetch, from).sort()).toEqual(
      [`PATCH records/${contact(2)}`, records(account), count(account), records(other), count(other)].sort(),
    );
  });

  test('gives up a record whose reference was emptied', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: null } });
    expect(shown(client, account)).toEqual([['Name 1', 'Name 3'], 2]);
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(2)}`, records(account), count(account)]);
  });

  test('shows new fields of a record without asking, also where a form has sent its reference with them', async () => {
    const { client, fetch, from } = await observed({ knows });
    await getRecord(client, { recordId: contact(1), fields: ['Contact.AccountId', 'Contact.Email'] });
    const before = fetch.requests.length;
    await updateRecord(client, {
      recordId: contact(1),
      fields: { Email: 'a@example.com', AccountId: account },
    });
    expect(before).toBe(from + 1);
    expect(asked(fetch, before)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is not asked for with a record that is known to lead elsewhere', async () => {
    const { client, contacts, fetch } = await observed({ knows, size: 0 });
    contacts.set(contact(7), { Name: 'Else', AccountId: third, OwnerId: user, version: 1 });
    const fields = ['Contact.AccountId', 'Contact.OwnerId', 'Contact.Name'];
    await getRecord(client, { recordId: contact(7), fields });
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(7), fields: { Name: 'New', OwnerId: null } });
    await deleteRecord(client, { recordId: contact(7) });
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(7)}`, `DELETE records/${contact(7)}`]);
  });

  test('is right also where the answer to a move does not tell what was moved', async () => {
    const { client, names, fetch, from } = await observed({ knows, answered: ['Name'] });
    await getRecord(client, { recordId: contact(2), fields: ['Contact.AccountId', 'Contact.Name'] });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: other } });
    expect([names(account), names(other)]).toEqual([['Name 1', 'Name 3'], ['Name 2']]);
    expect(asked(fetch, from)).toContain(count(account));
  });

  test('is not asked for where a record moves between two others', async () => {
    const { script, contacts } = contactServer(0);
    contacts.set(contact(7), { Name: 'Else', AccountId: third, version: 1 });
    const { client, fetch } = testClient({ 'GET /related-list-info/*/*': contactsInfo, ...script });
    if (knows)
      await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    await getRecord(client, { recordId: contact(7), fields: ['Contact.AccountId'] });
    for (const parentRecordId of [account, other])
      getRelatedListCount.observe(client, { relatedListId: 'Contacts', parentRecordId }, () => {});
    await settle();
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(7), fields: { AccountId: other } });
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(7)}`, count(other)]);
  });

  test('goes by where the server has led a record, whatever was written', async () => {
    const { client, contacts, fetch } = await observed({ knows, fixed: { AccountId: account } });
    await getRecord(client, { recordId: contact(1), fields: ['Contact.AccountId', 'Contact.Name'] });
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(1), fields: { AccountId: other } });
    expect(contacts.get(contact(1))).toMatchObject({ AccountId: account });
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is not asked for where a text was written', async () => {
    const { client, fetch, from } = await observed({ knows, answered: ['Name'] });
    await updateRecord(client, { recordId: contact(1), fields: { Status__c: 'Open' } });
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is asked for where a record went that stood on a page that is not held', async () => {
    const { client, fetch } = testClient(contactServer(5).script);
    await getRecord(client, { recordId: contact(5), fields: ['Contact.Name'] });
    getRelatedListRecords.observe(client, { ...here, pageSize: 2 }, () => {});
    await settle();
    await deleteRecord(client, { recordId: contact(5) });
    expect(asked(fetch, 2)).toEqual([`DELETE records/${contact(5)}`, records(account)]);
  });

  test('goes also by what a record that was read by its reference tells', async () => {
    const { client, fetch } = testClient({
      'GET /related-list-info/*/*': contactsInfo,
      ...contactServer().script,
    });
    if (knows)
      await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    getRelatedListCount.observe(client, here, () => {});
    await settle();
    const from = fetch.requests.length;
    const change = { kind: 'record', operation: 'delete', id: contact(1), objectApiName: 'Contact' } as const;
    const before = new Map([['Account', third]]);
    await announce(client, [{ ...change, fields: undefined, parents: new Set([third]), before }]);
    expect(asked(fetch, from)).toEqual([]);
  });

  test('is not asked for where a record changes its owner', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(1), fields: { OwnerId: user } });
    expect(asked(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('that is read by number alone knows of a record that went, whichever fields of it were held', async () => {
    const { script, contacts } = contactServer();
    const { client, fetch } = testClient({ 'GET /related-list-info/*/*': contactsInfo, ...script });
    if (knows)
      await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    getRelatedListCount.observe(client, here, () => {});
    await getRecord(client, { recordId: contact(1), fields: ['Contact.Name'] });
    const from = fetch.requests.length;
    await deleteRecord(client, { recordId: contact(1) });
    expect(asked(fetch, from)).toEqual([`DELETE records/${contact(1)}`, count(account)]);
    expect(contacts.size).toBe(2);
  });

  test('is not asked for with its parent, which was deleted', async () => {
    const { client, fetch, from } = await observed({ knows });
    await deleteRecord(client, { recordId: account }).catch(() => {});
    expect(asked(fetch, from)).toEqual([`DELETE records/${account}`]);
  });
});

test('a record of another object than the list has touches it only where that is not known', async () => {
  const known = await observed({ knows: true });
  await createRecord(known.client, { apiName: 'Case', fields: { AccountId: account } });
  expect(asked(known.fetch, known.from)).toEqual(['POST records']);
  const unknown = await observed();
  await createRecord(unknown.client, { apiName: 'Case', fields: { AccountId: account } });
  expect(asked(unknown.fetch, unknown.from)).toEqual(['POST records', records(account), count(account)]);
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
  expect(asked(fetch, 2)).toEqual(['POST records']);
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
  expect(asked(fetch, 2)).toEqual(['POST records', `POST related-list-records/${account}/OpenActivities`]);
});

test('an update that does not say what it changed asks for the lists of the record', async () => {
  const { client, fetch, from } = await observed({ knows: true });
  const change = {
    kind: 'record',
    operation: 'update',
    objectApiName: 'Contact',
    fields: undefined,
  } as const;
  await announce(client, [{ ...change, id: contact(1), parents: new Set([account]) }]);
  expect(asked(fetch, from)).toContain(records(account));
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
  expect(asked(fetch, 1)).toEqual(['POST records']);
});

test('lists of a user are not asked for where the user has only written a record', async () => {
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
  expect(asked(fetch, 2)).toEqual([`PATCH records/${contact(1)}`]);
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
  await announce(client, [{ ...change, id: account, parents: new Set() }]);
  expect(fetch.requests).toHaveLength(1);
});

test('D-112: a parent of another type has other lists', async () => {
  const { client, fetch, from } = await observed();
  await announce(client, [{ kind: 'reshape', id: account }]);
  expect(asked(fetch, from)).toEqual([records(account), count(account)]);
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
  await announce(client, [
    { ...written, id: contact(1), fields: new Set(['Name']) },
    { kind: 'related-list', ...contactsInfo.listReference, preferencesId: undefined, reordered: true },
  ]);
  expect(asked(fetch, 1)).toEqual([records(account)]);
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
  expect(asked(fetch, 2)).toEqual(['POST records', records(account)]);
});
