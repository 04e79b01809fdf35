import { describe, expect, test, vi } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { accountServer, accounts, getAccounts, namesIn, one, three, two } from './accounts.fixture.ts';
import { getRecord } from './get-record.ts';
import { notifyRecordUpdateAvailable } from './notify-record-update.ts';

const read = (recordId: string, ...names: string[]) => ({
  recordId,
  fields: names.map((name) => `Account.${name}`),
});

async function setUp() {
  const server = accountServer(one, two, three);
  const { client, fetch, pass } = testClient(server.script);
  getAccounts.observe(client, accounts, () => {});
  await settle();
  const before = fetch.requests.length;
  return { server, client, fetch, pass, requested: () => fetch.requests.slice(before) };
}

describe('a notice', () => {
  test('D-113: a notice has observed records requested in one request, with all fields that are cached of them', async () => {
    const { server, client, requested } = await setUp();
    const listener = vi.fn();
    getRecord.observe(client, read(one, 'Name'), listener);
    for (const id of [one, two]) server.write(id, { Name: `Theirs ${id}` });
    await notifyRecordUpdateAvailable(client, [{ recordId: one.slice(0, 15) }, { recordId: two }]);
    await settle();
    expect(listener.mock.lastCall?.[0].data.fields.Name.value).toBe(`Theirs ${one}`);
    expect(namesIn(getAccounts.peek(client, accounts).data)).toEqual([
      `Theirs ${one}`,
      `Theirs ${two}`,
      'Account 3',
    ]);
    expect(requested().map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
      [`${one},${two}`, { optionalFields: 'Account.City,Account.Name' }],
    ]);
  });

  test('a notice of a record that nobody observes marks it as stale', async () => {
    const { client, requested } = await setUp();
    const { client: other, fetch } = testClient(accountServer(one).script);
    await getRecord(other, read(one, 'Name'));
    await notifyRecordUpdateAvailable(other, [{ recordId: one }]);
    expect(getRecord.peek(other, read(one, 'Name')).state).toBe('Stale');
    expect(fetch.requests).toHaveLength(1);
    await notifyRecordUpdateAvailable(client, [{ recordId: '001000000000009AAA' }]);
    expect(requested()).toEqual([]);
  });

  test('a notice of a record that is the same asks for no list', async () => {
    const { client, requested } = await setUp();
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(requested().map(({ method }) => method)).toEqual(['GET']);
    expect(getAccounts.peek(client, accounts).state).toBe('Fulfilled');
  });

  test('a notice of a record that a server gives no version of goes by its values', async () => {
    const server = accountServer(one);
    const field = (value: string) => ({ displayValue: null, value });
    const bare = (name: string) => ({ apiName: 'Account', id: one, fields: { Name: field(name) } });
    let name = 'A';
    const { client, fetch } = testClient({
      ...server.script,
      'GET /records/*': () => bare(name),
      'POST /list-records/*/*': () => ({ count: 1, records: [bare(name)] }),
    });
    getAccounts.observe(client, accounts, () => {});
    await settle();
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    name = 'B';
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(namesIn(getAccounts.peek(client, accounts).data)).toEqual(['B']);
    expect(fetch.requests).toHaveLength(3);
  });

  test('D-105: a notice of a record that is gone takes it from everywhere', async () => {
    const { server, client } = await setUp();
    server.cached.delete(one);
    getRecord.observe(client, read(one, 'Name'), () => {});
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(getRecord.peek(client, read(one, 'Name'))).toMatchObject({ error: { status: 404 } });
    expect(namesIn(getAccounts.peek(client, accounts).data)).toEqual(['Account 2', 'Account 3']);
  });

  test('a notice that cannot be followed leaves what is cached as stale, and throws nothing', async () => {
    const { server, client } = await setUp();
    Object.assign(server.script, { 'GET /records/*': reply(500, []) });
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(getAccounts.peek(client, accounts)).toMatchObject({ state: 'Stale' });
  });

  test('during a read of the record has it requested again', async () => {
    const { client, fetch } = testClient(accountServer(one).script);
    const release = fetch.hold();
    const response = getRecord(client, read(one, 'Name'));
    await settle();
    const told = notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    await settle();
    release();
    await told;
    expect((await response).fields.Name?.value).toBe('Account 1');
    expect(fetch.requests).toHaveLength(2);
  });

  test('a notice of nothing of use does nothing', async () => {
    const { client, requested } = await setUp();
    await notifyRecordUpdateAvailable(client, []);
    await notifyRecordUpdateAvailable(client, [{ recordId: 7 as never }, { recordId: '' }, {} as never]);
    expect(requested()).toEqual([]);
  });
});

test('D-278, C-212, X-62: 60 notices in 60 s get through; those above are dropped with one warning', async () => {
  const { client, pass, requested } = await setUp();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let count = 0; count < 65; count++) await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
  expect(requested()).toHaveLength(60);
  expect(warn).toHaveBeenCalledTimes(1);
  pass(60_000);
  await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
  expect(requested()).toHaveLength(61);
  warn.mockRestore();
});
