import { describe, expect, test } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { updateRecord } from '../records/record-writes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contact, contactServer, contactsInfo } from './contacts.fixture.ts';
import { count, here, list, records, requested } from './observed-contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo } from './related-list-info.ts';
import { getRelatedListRecords } from './related-list-records.ts';

describe('a field that was written', () => {
  const write = { recordId: contact(1), fields: { Name: 'Zoe' } };

  test('a field that was written asks for lists that it orders or filters, and for no other and no count', async () => {
    const { client, fetch } = testClient(contactServer().script);
    for (const config of [
      here,
      { ...here, sortBy: ['-Contact.Name'] },
      { ...here, sortBy: ['Contact.Phone'] },
      { ...here, where: '{ Name: { like: "N%" } }' },
    ])
      getRelatedListRecords.observe(client, config, () => {});
    getRelatedListCount.observe(client, here, () => {});
    await settle();
    const from = fetch.requests.length;
    await updateRecord(client, write);
    const lists = fetch.requests.slice(from + 1).map(({ path, body }) => [path.split('/').at(-2), body]);
    expect(lists).toEqual([
      [
        'batch',
        {
          relatedListParameters: [
            { ...list, pageSize: 50, sortBy: ['-Contact.Name'] },
            { ...list, pageSize: 50, where: '{ Name: { like: "N%" } }' },
          ],
        },
      ],
    ]);
  });

  test.each([[['Contact.Name']], ['Phone,-Name']])(
    'asks for a list that tells its order as %j',
    async (sortBy) => {
      const page = { count: 0, records: [], listReference: contactsInfo.listReference, sortBy };
      const { client, fetch } = testClient({
        ...contactServer().script,
        'POST /related-list-records/*/*': page,
      });
      await getRecord(client, { recordId: contact(1), fields: ['Contact.AccountId'] });
      getRelatedListRecords.observe(client, here, () => {});
      await settle();
      await updateRecord(client, write);
      expect(requested(fetch, 3)).toEqual([records(account)]);
    },
  );

  test('a field that was written asks for a list whose info orders by it', async () => {
    const { client, fetch } = testClient({
      'GET /related-list-info/*/*': contactsInfo,
      ...contactServer().script,
    });
    await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    getRelatedListRecords.observe(client, here, () => {});
    getRelatedListCount.observe(client, here, () => {});
    await settle();
    await updateRecord(client, write);
    expect(requested(fetch, 3)).toEqual([`PATCH records/${contact(1)}`, records(account)]);
  });

  test('a field that was written asks for lists and counts whose info filters by it', async () => {
    const filteredByInfo = [{ fieldApiName: 'Contact.Email' }];
    const { client, fetch } = testClient({
      'GET /related-list-info/*/*': { ...contactsInfo, filteredByInfo },
      ...contactServer().script,
    });
    await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
    getRelatedListRecords.observe(client, here, () => {});
    getRelatedListCount.observe(client, here, () => {});
    await settle();
    const from = fetch.requests.length;
    await updateRecord(client, { recordId: contact(1), fields: { Email: 'a@example.com' } });
    expect(requested(fetch, from).slice(1)).toEqual([records(account), count(account)]);
  });

  test('a field that was written asks for lists that are ordered by the record that a written reference leads to', async () => {
    const { client, fetch } = testClient(contactServer().script);
    const sortBy = ['Contact.Owner.Name'];
    getRelatedListRecords.observe(client, { ...here, sortBy }, () => {});
    await settle();
    await updateRecord(client, { recordId: contact(1), fields: { OwnerId: '005000000000001AAA' } });
    expect(requested(fetch, 2)).toEqual([records(account)]);
  });

  test('a field that was written asks for later pages by the token that they were requested with', async () => {
    const { client, fetch } = testClient(contactServer(5).script);
    const config = { ...here, pageSize: 2, sortBy: ['Contact.Name'] };
    const { nextPageToken } = await getRelatedListRecords(client, config);
    getRelatedListRecords.observe(client, { ...config, pageToken: String(nextPageToken) }, () => {});
    await settle();
    await updateRecord(client, { recordId: contact(3), fields: { Name: 'A' } });
    expect(fetch.requests.at(-1)?.body).toMatchObject({ pageToken: 'at 2' });
  });
});
