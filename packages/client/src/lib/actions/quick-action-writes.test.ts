import { describe, expect, test } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { account, contact, contactServer, contactsInfo, other } from '../related-lists/contacts.fixture.ts';
import { getRelatedListCount } from '../related-lists/related-list-count.ts';
import { getRelatedListInfo } from '../related-lists/related-list-info.ts';
import { getRelatedListRecords } from '../related-lists/related-list-records.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './quick-action-writes.ts';

const list = { relatedListId: 'Contacts', fields: ['Contact.Name'] };
const single = { recordId: contact(1), fields: ['Contact.Name', 'Contact.AccountId'] };
const execution = { feedItemId: null, isSuccess: true, successMessage: 'Done.' };
const creation = { actionApiName: 'Account.NewContact', apiName: 'Contact', contextId: account };

/** A server on which an action creates a contact of the account it stands on, or changes the contact it stands on. */
async function observed(response?: unknown) {
  const server = contactServer();
  const { contacts, script } = server;
  const { client, fetch } = testClient({
    'GET /related-list-info/*/*': contactsInfo,
    'POST /actions/perform-quick-action/*': ({ body }: ScriptedRequest) => {
      const { contextId, fields } = body as { contextId: string; fields: Record<string, unknown> };
      contacts.set(contact(4), { AccountId: contextId, ...fields, version: 1 });
      return response ?? { ...execution, contextId, id: contact(4), isCreated: true };
    },
    'PATCH /actions/perform-quick-action/*': ({ body }: ScriptedRequest) => {
      const { contextId, fields } = body as { contextId: string; fields: Record<string, unknown> };
      contacts.set(contextId, { ...contacts.get(contextId), ...fields, version: 2 });
      return response ?? { ...execution, contextId, id: contextId, isCreated: false };
    },
    ...script,
  });
  await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
  for (const parentRecordId of [account, other]) {
    getRelatedListRecords.observe(client, { ...list, parentRecordId }, () => {});
    getRelatedListCount.observe(client, { relatedListId: 'Contacts', parentRecordId }, () => {});
  }
  getRecord.observe(client, single, () => {});
  await settle();
  const from = fetch.requests.length;
  const requested = () =>
    fetch.requests.slice(from).map(({ method, path }) => `${method} ${path.split('/ui-api/').at(-1)}`);
  const names = (parentRecordId: string) =>
    getRelatedListRecords
      .peek(client, { ...list, parentRecordId })
      .data?.records.map(({ fields }) => fields.Name?.value);
  return { ...server, client, fetch, requested, names };
}

const records = (parent: string) => `POST related-list-records/${parent}/Contacts`;
const count = (parent: string) => `GET related-list-count/${parent}/Contacts`;

describe('an action that creates', () => {
  test('D-065, X-42: an action that creates is a POST, and the lists and counts of the record it stands on show what it created', async () => {
    const { client, fetch, requested, names } = await observed();
    const response = await performQuickAction(client, {
      ...creation,
      contextId: account.slice(0, 15),
      fields: { Name: 'New' },
    });
    expect(response).toEqual({ ...execution, contextId: account, id: contact(4), isCreated: true });
    expect(fetch.requests.find(({ path }) => path.includes('perform'))).toMatchObject({
      method: 'POST',
      body: { apiName: 'Contact', contextId: account, fields: { Name: 'New' } },
    });
    expect(names(account)).toEqual(['Name 1', 'Name 2', 'Name 3', 'New']);
    expect(requested()).toEqual([
      'POST actions/perform-quick-action/Account.NewContact',
      records(account),
      count(account),
    ]);
  });

  test('an action that creates shows in the lists of the records that its fields lead to', async () => {
    const { client, requested, names } = await observed();
    const config = { actionApiName: 'NewContact', apiName: 'Contact' };
    await performQuickAction(client, { ...config, fields: { Name: 'New', AccountId: other } });
    expect(names(other)).toEqual(['New']);
    expect(requested().slice(1)).toEqual([records(other), count(other)]);
  });

  test('an action that creates shows also where the server does not say that it did', async () => {
    const { client, names } = await observed(reply(204));
    await performQuickAction(client, { ...creation, fields: { Name: 'New' } });
    expect(names(account)).toContain('New');
  });

  test('an action that creates that did not succeed asks for nothing', async () => {
    const { client, requested } = await observed({ ...execution, isSuccess: false, isCreated: false });
    await performQuickAction(client, { ...creation, fields: { Name: 'New' } });
    expect(requested()).toHaveLength(1);
  });
});

describe('an action that updates', () => {
  const write = { actionApiName: 'Contact.Rename', contextId: contact(1), fields: { Name: 'Renamed' } };

  test('X-42: an action that updates is a PATCH, and the record it stands on is right wherever it is observed', async () => {
    const { client, requested, names } = await observed();
    await performUpdateRecordQuickAction(client, write);
    expect(requested()[0]).toBe('PATCH actions/perform-quick-action/Contact.Rename');
    expect(getRecord.peek(client, single).data?.fields.Name?.value).toBe('Renamed');
    expect(names(account)?.[0]).toBe('Renamed');
    // Which fields it changed is not told, so that any order and any number may be another; of the account it was of.
    expect([...new Set(requested().slice(1))].sort()).toEqual([
      `GET records/${contact(1)}`,
      count(account),
      records(account),
    ]);
  });

  test('makes stale what is cached of the record, also for reads that were not made yet', async () => {
    const config = { recordId: contact(2), fields: ['Contact.Name'] };
    const { script } = contactServer();
    const { client, fetch } = testClient({ ...script, 'PATCH /actions/perform-quick-action/*': execution });
    await getRelatedListRecords(client, { ...list, parentRecordId: account });
    await performUpdateRecordQuickAction(client, { ...write, contextId: contact(2) });
    await getRecord(client, config);
    expect(fetch.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'GET']);
  });

  test('an action that updates shows the record in the lists of the one that it leads to now', async () => {
    const { client, names } = await observed();
    await performUpdateRecordQuickAction(client, { ...write, fields: { AccountId: other } });
    expect(names(account)).toEqual(['Name 2', 'Name 3']);
    expect(names(other)).toEqual(['Name 1']);
  });
});

test('an action goes by what the record was before it, also where somebody reads it meanwhile', async () => {
  const { contacts, script } = contactServer();
  const { client } = testClient({
    ...script,
    'PATCH /actions/perform-quick-action/*': async () => {
      contacts.set(contact(1), { ...contacts.get(contact(1)), AccountId: other, version: 2 });
      await getRecord.refresh(client, single);
      return { ...execution, contextId: contact(1), id: null, isCreated: false };
    },
  });
  await getRecord(client, single);
  const config = { relatedListId: 'Contacts', parentRecordId: account };
  getRelatedListCount.observe(client, config, () => {});
  await settle();
  await performUpdateRecordQuickAction(client, { actionApiName: 'Contact.Move', contextId: contact(1) });
  expect(getRelatedListCount.peek(client, config).data?.count).toBe(2);
});

describe.each([
  ['performQuickAction', performQuickAction],
  ['performUpdateRecordQuickAction', performUpdateRecordQuickAction],
])('%s', (id, perform) => {
  test('D-232: rejects with what the server says, and asks for nothing', async () => {
    const failure = reply(400, {
      message: 'No.',
      output: { fieldErrors: { Name: [{ message: 'Too long.' }] } },
    });
    const { client, requested } = await observed(failure);
    await expect(perform(client, creation)).rejects.toMatchObject({ status: 400, message: 'Too long.' });
    expect(requested()).toHaveLength(1);
    expect(client.store.query(`actions/${id}/?{}`).read()).toMatchObject({ state: 'Error' });
  });

  test.each([{}, { actionApiName: 'A', fields: 'Name' }, { actionApiName: 'A', contextId: 7 }])(
    'X-09: refuses %j',
    async (config) => {
      const { client, fetch } = testClient({});
      await expect(perform(client, config as { actionApiName: string })).rejects.toThrow(
        `Invalid config for "${id}"`,
      );
      expect(fetch.requests).toHaveLength(0);
    },
  );

  test.each(['null', '7', '[]', '{"id":7,"isCreated":"yes"}'])(
    'goes on where the answer is %s',
    async (response) => {
      const { client } = await observed(response);
      await perform(client, { ...creation, fields: { Name: 'New' } });
      expect(getRelatedListCount.peek(client, { ...list, parentRecordId: other }).data?.count).toBe(0);
    },
  );
});
