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
  return { server, client, fetch, pass, asked: () => fetch.requests.slice(before) };
}

describe('a notice', () => {
  test('D-113: has observed records asked for in one request, with all fields that are held of them', async () => {
    const { server, client, asked } = await setUp();
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
    expect(asked().map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
      [`${one},${two}`, { optionalFields: 'Account.City,Account.Name' }],
    ]);
  });

  test('of a record that nobody observes marks it as stale', async () => {
    const { client, asked } = await setUp();
    const { client: other, fetch } = testClient(accountServer(one).script);
    await getRecord(other, read(one, 'Name'));
    await notifyRecordUpdateAvailable(other, [{ recordId: one }]);
    expect(getRecord.peek(other, read(one, 'Name')).state).toBe('Stale');
    expect(fetch.requests).toHaveLength(1);
    await notifyRecordUpdateAvailable(client, [{ recordId: '001000000000009AAA' }]);
    expect(asked()).toEqual([]);
  });

  test('of a record that is the same asks for no list', async () => {
    const { client, asked } = await setUp();
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(asked().map(({ method }) => method)).toEqual(['GET']);
    expect(getAccounts.peek(client, accounts).state).toBe('Fulfilled');
  });

  test('of a record that a server gives no version of goes by its values', async () => {
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

  test('D-105: of a record that is gone takes it from everywhere', async () => {
    const { server, client } = await setUp();
    server.held.delete(one);
    getRecord.observe(client, read(one, 'Name'), () => {});
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(getRecord.peek(client, read(one, 'Name'))).toMatchObject({ error: { status: 404 } });
    expect(namesIn(getAccounts.peek(client, accounts).data)).toEqual(['Account 2', 'Account 3']);
  });

  test('that cannot be followed leaves what is held as stale, and throws nothing', async () => {
    const { server, client } = await setUp();
    Object.assign(server.script, { 'GET /records/*': reply(500, []) });
    await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
    expect(getAccounts.peek(client, accounts)).toMatchObject({ state: 'Stale' });
  });

  test('during a read of the record has it asked for anew', async () => {
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

  test('of nothing of use does nothing', async () => {
    const { client, asked } = await setUp();
    await notifyRecordUpdateAvailable(client, []);
    await notifyRecordUpdateAvailable(client, [{ recordId: 7 as never }, { recordId: '' }, {} as never]);
    expect(asked()).toEqual([]);
  });
});

test('D-278, C-212, X-62: 60 notices in 60 s get through; those above are dropped with one warning', async () => {
  const { client, pass, asked } = await setUp();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let count = 0; count < 65; count++) await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
  expect(asked()).toHaveLength(60);
  expect(warn).toHaveBeenCalledTimes(1);
  pass(60_000);
  await notifyRecordUpdateAvailable(client, [{ recordId: one }]);
  expect(asked()).toHaveLength(61);
  warn.mockRestore();
});
