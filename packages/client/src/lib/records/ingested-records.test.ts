import { describe, expect, test, vi } from 'vitest';
import { settle, testClient } from '../testing/test-client.ts';
import { accountServer, accounts, getAccounts, one, two } from './accounts.fixture.ts';
import { getRecord } from './get-record.ts';
import { isMended } from './ingested-records.ts';
import { updateRecord } from './record-writes.ts';

const read = (recordId: string, ...names: string[]) => ({
  recordId,
  fields: names.map((name) => `Account.${name}`),
});

describe('records of two versions', () => {
  test('D-113: records of two versions are requested again with their tracked fields where they are observed', async () => {
    const server = accountServer(one);
    const { client, fetch } = testClient(server.script);
    const listener = vi.fn();
    getRecord.observe(client, read(one, 'Name', 'City'), listener);
    await settle();
    server.settings.listFields = ['Name'];
    server.write(one, { Name: 'Theirs', City: 'Oslo' });
    await getAccounts(client, accounts);
    await settle();
    expect(listener.mock.lastCall?.[0].data.fields).toMatchObject({
      Name: { value: 'Theirs' },
      City: { value: 'Oslo' },
    });
    expect(fetch.requests).toHaveLength(3);
  });

  test('D-113: also where only a list shows them, all of them in one request', async () => {
    const server = accountServer(one, two);
    const { client, fetch } = testClient(server.script);
    const listener = vi.fn();
    getAccounts.observe(client, accounts, listener);
    await settle();
    server.settings.answerFields = ['Name'];
    server.write(one, { City: 'Oslo' });
    await updateRecord(client, { recordId: one, fields: { Name: 'Mine' } });
    await settle();
    const shown = listener.mock.lastCall?.[0];
    expect(shown).toMatchObject({ state: 'Fulfilled' });
    expect(shown.data.records[0].fields).toMatchObject({ Name: { value: 'Mine' }, City: { value: 'Oslo' } });
    expect(fetch.requests.slice(2).map(({ query }) => query)).toEqual([
      { optionalFields: 'Account.City,Account.Name' },
    ]);
  });

  test('D-113: records of two versions are not requested where nobody observes them', async () => {
    const server = accountServer(one);
    const { client, fetch } = testClient(server.script);
    await getRecord(client, read(one, 'Name', 'City'));
    server.settings.listFields = ['Name'];
    server.write(one, { Name: 'Theirs' });
    await getAccounts(client, accounts);
    await settle();
    expect(fetch.requests).toHaveLength(2);
    expect(getRecord.peek(client, read(one, 'City')).state).toBe('Stale');
  });

  test('D-113: records of two versions are requested once more where a response is from before a write, and not without end', async () => {
    const server = accountServer(one);
    const { client, fetch } = testClient(server.script);
    server.settings.answerFields = ['City'];
    // Its reads lag behind its writes.
    const old = { ...server.write(one, {}), fields: { Name: { displayValue: null, value: 'Old' } } };
    Object.assign(server.script, { 'GET /records/*': old });
    await updateRecord(client, { recordId: one, fields: { City: 'Oslo' } });
    getRecord.observe(client, read(one, 'Name'), () => {});
    await settle();
    expect(fetch.requests.map(({ method }) => method)).toEqual(['PATCH', 'GET', 'GET']);
    expect(getRecord.peek(client, read(one, 'Name')).state).toBe('Stale');
  });

  test('D-113: records of two versions are requested also where they stand inside another that only now came', async () => {
    const userId = '005000000000001AAA';
    const field = (value: unknown) => ({ displayValue: null, value });
    const user = (weakEtag: number, ...names: string[]) => ({
      apiName: 'User',
      id: userId,
      weakEtag,
      fields: Object.fromEntries(names.map((name) => [name, field(`${name} ${weakEtag}`)])),
    });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { client, fetch } = testClient({
      [`GET /records/${one}`]: () => promise,
      [`GET /records/${userId}`]: user(2, 'Name', 'Alias'),
      'PATCH /records/*': user(2, 'Name'),
    });
    const config = { recordId: one, fields: ['Account.Owner.Alias'] };
    getRecord.observe(client, config, () => {});
    await settle();
    await updateRecord(client, { recordId: userId, fields: { Name: 'Name 2' } });
    resolve({ apiName: 'Account', id: one, weakEtag: 1, fields: { Owner: field(user(1, 'Alias')) } });
    await settle();
    await settle();
    expect(fetch.requests.slice(2).map(({ path }) => path.split('/').at(-1))).toEqual([userId]);
    expect(getRecord.peek(client, config)).toMatchObject({
      state: 'Fulfilled',
      data: { fields: { Owner: { value: { fields: { Alias: { value: 'Alias 2' } } } } } },
    });
  });

  test('D-290: records of two versions of external objects are not requested again', async () => {
    const external = (version: number, names: readonly string[]) => ({
      apiName: 'Order__x',
      id: one,
      weakEtag: version,
      fields: Object.fromEntries(names.map((name) => [name, { displayValue: null, value: version }])),
    });
    let version = 1;
    const { client, fetch } = testClient({
      'GET /records/*': () => external(version, ['Name', 'City']),
      'POST /list-records/*/*': () => ({ count: 1, records: [external(2, ['Name'])] }),
    });
    getRecord.observe(client, { recordId: one, fields: ['Order__x.Name', 'Order__x.City'] }, () => {});
    await settle();
    version = 2;
    await getAccounts(client, accounts);
    await settle();
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('which objects are mended', () => {
  test.each(['Account', 'Contact', 'Opportunity', 'Case', 'User', 'Product2', 'Event', 'Task'])(
    'D-287, X-60: the standard object %s is',
    (name) => expect(isMended(name)).toBe(true),
  );

  test.each(['LoginEvent', 'FieldHistoryLog', 'AccountHistory', 'AccountFeed', 'AccountShare', 'ApexLog'])(
    'D-288, X-60: %s, which only ever happened, is not',
    (name) => expect(isMended(name)).toBe(false),
  );

  test('D-289: custom objects and those of data models are, whatever they are called', () => {
    for (const name of ['Rotor__c', 'AuditLog__c', 'ns__Rotor__c', 'Unified__dlm', 'UPPER__C'])
      expect(isMended(name)).toBe(true);
  });

  test('D-290: external ones are not, nor those of any other suffix', () => {
    for (const name of ['Order__x', 'Rotor__mdt', 'Rotor__e', 'Rotor__History', 'Rotor__Share', 'Rotor__kav'])
      expect(isMended(name)).toBe(false);
  });
});

test('D-112: what was read for a record of another type is requested again', async () => {
  const server = accountServer(one);
  const layout = (recordTypeId: string) => ({ ...server.write(one, {}), recordTypeId });
  let type = '012000000000001AAA';
  const { client, fetch } = testClient({ ...server.script, 'GET /records/*': () => layout(type) });
  getRecord.observe(client, { recordId: one, layoutTypes: ['Full'] }, () => {});
  await settle();
  expect(fetch.requests).toHaveLength(1);
  await getRecord.refresh(client, read(one, 'Name'));
  await settle();
  expect(fetch.requests).toHaveLength(2);
  type = '012000000000002AAA';
  await getRecord.refresh(client, read(one, 'Name'));
  await settle();
  expect(fetch.requests.slice(3).map(({ query }) => query)).toEqual([{ layoutTypes: 'Full' }]);
});
