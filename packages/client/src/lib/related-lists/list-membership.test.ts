import { describe, expect, test } from 'vitest';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contact, contactServer, contactsInfo, other } from './contacts.fixture.ts';
import {
  count,
  here,
  observed,
  records,
  requested,
  shown,
  third,
  user,
} from './observed-contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo } from './related-list-info.ts';
import { getRelatedListRecords } from './related-list-records.ts';

describe.each([
  ['whose info is held', true],
  ['of which nothing is known', false],
])('a list %s', (_, knows) => {
  test('shows a record that was created for its parent, and no other list is requested', async () => {
    const { client, fetch, from } = await observed({ knows });
    await createRecord(client, { apiName: 'Contact', fields: { Name: 'New', AccountId: other } });
    expect(shown(client, other)).toEqual([['New'], 1]);
    expect(requested(fetch, from)).toEqual(['POST records', records(other), count(other)]);
  });

  test('loses a record that was deleted, also where nothing tells its parent', async () => {
    const { client, fetch, from } = await observed({ knows });
    await deleteRecord(client, { recordId: contact(1) });
    expect(shown(client, account)).toEqual([['Name 2', 'Name 3'], 2]);
    expect(requested(fetch, from)).toEqual([
      `DELETE records/${contact(1)}`,
      records(account),
      count(account),
    ]);
  });

  test('gives a record to the one that it was moved to, also where nothing told its parent', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: other } });
    expect(shown(client, account)).toEqual([['Name 1', 'Name 3'], 2]);
    expect(shown(client, other)).toEqual([['Name 2'], 1]);
    expect(requested(fetch, from).sort()).toEqual(
      [`PATCH records/${contact(2)}`, records(account), count(account), records(other), count(other)].sort(),
    );
  });

  test('gives up a record whose reference was emptied', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: null } });
    expect(shown(client, account)).toEqual([['Name 1', 'Name 3'], 2]);
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(2)}`, records(account), count(account)]);
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
    expect(requested(fetch, before)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is not requested with a record that is known to lead elsewhere', async () => {
    const { client, contacts, fetch } = await observed({ knows, size: 0 });
    contacts.set(contact(7), { Name: 'Else', AccountId: third, OwnerId: user, version: 1 });
    const fields = ['Contact.AccountId', 'Contact.OwnerId', 'Contact.Name'];
    await getRecord(client, { recordId: contact(7), fields });
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(7), fields: { Name: 'New', OwnerId: null } });
    await deleteRecord(client, { recordId: contact(7) });
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(7)}`, `DELETE records/${contact(7)}`]);
  });

  test('is right also where the response to a move does not tell what was moved', async () => {
    const { client, names, fetch, from } = await observed({ knows, answered: ['Name'] });
    await getRecord(client, { recordId: contact(2), fields: ['Contact.AccountId', 'Contact.Name'] });
    await updateRecord(client, { recordId: contact(2), fields: { AccountId: other } });
    expect([names(account), names(other)]).toEqual([['Name 1', 'Name 3'], ['Name 2']]);
    expect(requested(fetch, from)).toContain(count(account));
  });

  test('is not requested where a record moves between two others', async () => {
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
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(7)}`, count(other)]);
  });

  test('goes by where the server has led a record, whatever was written', async () => {
    const { client, contacts, fetch } = await observed({ knows, fixed: { AccountId: account } });
    await getRecord(client, { recordId: contact(1), fields: ['Contact.AccountId', 'Contact.Name'] });
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(1), fields: { AccountId: other } });
    expect(contacts.get(contact(1))).toMatchObject({ AccountId: account });
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is not requested where a text was written', async () => {
    const { client, fetch, from } = await observed({ knows, answered: ['Name'] });
    await updateRecord(client, { recordId: contact(1), fields: { Status__c: 'Open' } });
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('is requested where a record went that stood on a page that is not cached', async () => {
    const { client, fetch } = testClient(contactServer(5).script);
    await getRecord(client, { recordId: contact(5), fields: ['Contact.Name'] });
    getRelatedListRecords.observe(client, { ...here, pageSize: 2 }, () => {});
    await settle();
    await deleteRecord(client, { recordId: contact(5) });
    expect(requested(fetch, 2)).toEqual([`DELETE records/${contact(5)}`, records(account)]);
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
    await publishChanges(client, [{ ...change, fields: undefined, parents: new Set([third]), before }]);
    expect(requested(fetch, from)).toEqual([]);
  });

  test('is not requested where a record changes its owner', async () => {
    const { client, fetch, from } = await observed({ knows });
    await updateRecord(client, { recordId: contact(1), fields: { OwnerId: user } });
    expect(requested(fetch, from)).toEqual([`PATCH records/${contact(1)}`]);
  });

  test('that is read by number alone knows of a record that went, whichever fields of it were cached', async () => {
    const { script, contacts } = contactServer();
    const { client, fetch } = testClient({ 'GET /related-list-info/*/*': contactsInfo, ...script });
    if (knows)
      await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    getRelatedListCount.observe(client, here, () => {});
    await getRecord(client, { recordId: contact(1), fields: ['Contact.Name'] });
    const from = fetch.requests.length;
    await deleteRecord(client, { recordId: contact(1) });
    expect(requested(fetch, from)).toEqual([`DELETE records/${contact(1)}`, count(account)]);
    expect(contacts.size).toBe(2);
  });

  test('is not requested with its parent, which was deleted', async () => {
    const { client, fetch, from } = await observed({ knows });
    await deleteRecord(client, { recordId: account }).catch(() => {});
    expect(requested(fetch, from)).toEqual([`DELETE records/${account}`]);
  });
});
