import { describe, expect, test, vi } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { accountServer, accounts, getAccounts, namesIn, one, three, two } from './accounts.fixture.ts';
import { getRecord } from './get-record.ts';
import { operationErrors } from './operation-errors.ts';
import { executeBatchRecordOperations } from './record-operations.ts';

const single = (recordId: string) => ({ recordId, fields: ['Account.Name'] });
const names = ({ requests }: { readonly requests: readonly ScriptedRequest[] }) =>
  requests.map(({ method, path }) => `${method} ${path.split('/ui-api/')[1]}`);

/** Observes a list of both accounts and one of them. */
async function setUp() {
  const server = accountServer(one, two);
  const { client, fetch } = testClient(server.script);
  const listener = vi.fn();
  getAccounts.observe(client, accounts, listener);
  getRecord.observe(client, single(one), () => {});
  await settle();
  const before = fetch.requests.length;
  const list = () => namesIn(getAccounts.peek(client, accounts).data);
  const requested = () => names(fetch).slice(before);
  return { server, client, fetch, listener, list, requested };
}

describe('the config', () => {
  test('D-125, D-206: types are sent in capitals, ids with 18 characters', async () => {
    const { client, fetch } = testClient(accountServer(one).script);
    await executeBatchRecordOperations(client, {
      allOrNone: false,
      operations: [
        { type: 'create', records: [{ apiName: 'Account', fields: { Name: 'x' } }] },
        { type: 'Update', records: [{ fields: { Id: one.slice(0, 15), Name: 'y' } }] },
      ],
    });
    expect(fetch.requests[0]?.body).toEqual({
      allOrNone: false,
      operations: [
        { type: 'CREATE', records: [{ apiName: 'Account', fields: { Name: 'x' } }] },
        { type: 'UPDATE', records: [{ fields: { Id: one, Name: 'y' } }] },
      ],
    });
  });

  const good = { type: 'DELETE', records: [{ fields: { Id: one } }] };
  test.each([
    ['D-206, D-208, X-36: another type', { operations: [good, { type: 'UPSERT', records: [] }] }],
    ['D-206, D-208: no type', { operations: [good, { records: [] }] }],
    ['D-207, D-208: no records', { operations: [{ type: 'UPDATE' }, good] }],
    ['D-207, D-208: a record that is none', { operations: [good, { type: 'UPDATE', records: [one] }] }],
    ['D-208: an operation that is none', { operations: [good, null] }],
    ['D-209: allOrNone as a text', { allOrNone: 'true', operations: [good] }],
    ['no operations', {}],
    ['nothing', null],
  ])('%s: nothing is sent, and the write throws', async (_, config) => {
    const { client, fetch } = testClient({});
    await expect(executeBatchRecordOperations(client, config as never)).rejects.toThrow(
      'Invalid config for "executeBatchRecordOperations"',
    );
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('what succeeded', () => {
  test('D-111: what succeeded shows everywhere, and each read that it touches is requested once', async () => {
    const { client, list, requested } = await setUp();
    await executeBatchRecordOperations(client, {
      operations: [
        {
          type: 'CREATE',
          records: ['A', 'B', 'C'].map((Name) => ({ apiName: 'Account', fields: { Name } })),
        },
        { type: 'UPDATE', records: [{ fields: { Id: one, Name: 'Changed' } }] },
        { type: 'DELETE', records: [{ fields: { Id: two } }] },
      ],
    });
    await settle();
    expect(list()).toEqual(['Changed', 'A', 'B', 'C']);
    expect(getRecord.peek(client, single(one)).data?.fields.Name?.value).toBe('Changed');
    expect(getRecord.peek(client, single(two))).toMatchObject({ data: undefined });
    expect(requested()).toEqual(['POST records/batch', 'POST list-records/Account/All']);
  });

  test('an update alone asks for nothing', async () => {
    const { client, list, requested } = await setUp();
    const records = [one, two].map((Id) => ({ fields: { Id, Name: `New ${Id}` } }));
    await executeBatchRecordOperations(client, { operations: [{ type: 'UPDATE', records }] });
    await settle();
    expect(list()).toEqual([`New ${one}`, `New ${two}`]);
    expect(requested()).toEqual(['POST records/batch']);
  });

  test('D-126: an update without a response has its record requested', async () => {
    const { server, client, list, requested } = await setUp();
    server.settings.quiet = true;
    const records = [{ fields: { Id: one, Name: 'Quiet' } }];
    await executeBatchRecordOperations(client, { operations: [{ type: 'UPDATE', records }] });
    await settle();
    expect(list()).toEqual(['Quiet', 'Account 2']);
    expect(getRecord.peek(client, single(one)).data?.fields.Name?.value).toBe('Quiet');
    expect(requested()).toHaveLength(3);
  });
});

test.each([
  { optimistic: false, names: ['Account 1', 'Quiet'] },
  { optimistic: true, names: ['Quiet'] },
])('D-126: rows stay while what was updated without an answer is read, $optimistic', async (settings) => {
  const { server, client } = await setUp();
  server.settings.quiet = true;
  const rows: unknown[] = [];
  getAccounts.observe(client, accounts, ({ data }) => rows.push(data && namesIn(data)[0]));
  rows.length = 0;
  const records = [{ fields: { Id: one, Name: 'Quiet' } }];
  await executeBatchRecordOperations(client, { operations: [{ type: 'UPDATE', records }] }, settings);
  await settle();
  expect(new Set(rows)).toEqual(new Set(settings.names));
});

describe('what failed', () => {
  test('D-110, D-111: leaves the others done, and says why by its own status', async () => {
    const { client, list } = await setUp();
    const response = await executeBatchRecordOperations(client, {
      allOrNone: false,
      operations: [
        {
          type: 'UPDATE',
          records: [{ fields: { Id: one, Name: '' } }, { fields: { Id: two, Name: 'Two' } }],
        },
        { type: 'DELETE', records: [{ fields: { Id: three } }] },
      ],
    });
    expect(list()).toEqual(['Account 1', 'Two']);
    const [first, second, third] = operationErrors(response);
    expect(first).toMatchObject({ status: 400, code: 'REQUIRED', message: 'No name.', part: true });
    expect([second, third]).toEqual([undefined, undefined]);
  });

  test('D-232: as a whole is thrown, and changes nothing', async () => {
    const { server, client, list } = await setUp();
    Object.assign(server.script, { 'POST /records/batch': reply(400, [{ errorCode: 'E', message: 'No.' }]) });
    const records = [{ fields: { Id: one, Name: 'x' } }];
    const operations = [{ type: 'UPDATE', records }] as const;
    await expect(executeBatchRecordOperations(client, { operations })).rejects.toMatchObject({ code: 'E' });
    expect(list()).toEqual(['Account 1', 'Account 2']);
  });

  test('or may have: a response that says nothing has everything that is touched requested', async () => {
    for (const response of [null, {}, { results: null }, { results: [] }, reply(204)]) {
      const { server, client, requested } = await setUp();
      Object.assign(server.script, { 'POST /records/batch': response });
      const records = [{ fields: { Id: one, Name: 'x' } }];
      await executeBatchRecordOperations(client, { operations: [{ type: 'UPDATE', records }] });
      expect(requested()).toContain('POST list-records/Account/All');
      expect(requested()).toContain(`GET records/${one}`);
    }
  });
});

describe('optimistic', () => {
  const operations = [
    { type: 'UPDATE', records: [{ fields: { Id: one, Name: 'Soon' } }] },
    { type: 'DELETE', records: [{ fields: { Id: two } }] },
  ] as const;

  test('updates and deletions show at once, and stay when they come true', async () => {
    const { client, fetch, list } = await setUp();
    const release = fetch.hold();
    const sent = executeBatchRecordOperations(client, { operations }, { optimistic: true });
    expect(list()).toEqual(['Soon']);
    release();
    await sent;
    await settle();
    expect(list()).toEqual(['Soon']);
  });

  test('are rolled back where the server refuses', async () => {
    const { server, client, list } = await setUp();
    Object.assign(server.script, { 'POST /records/batch': reply(500, []) });
    const sent = executeBatchRecordOperations(client, { operations }, { optimistic: true });
    expect(list()).toEqual(['Soon']);
    await expect(sent).rejects.toMatchObject({ status: 500 });
    expect(list()).toEqual(['Account 1', 'Account 2']);
  });

  test('one that is rejected alone is rolled back alone', async () => {
    const { client, fetch, list } = await setUp();
    const release = fetch.hold();
    const sent = executeBatchRecordOperations(
      client,
      {
        allOrNone: false,
        operations: [
          {
            type: 'UPDATE',
            records: [{ fields: { Id: one, Name: '' } }, { fields: { Id: two, Name: 'B' } }],
          },
        ],
      },
      { optimistic: true },
    );
    expect(list()).toEqual(['', 'B']);
    release();
    await sent;
    expect(list()).toEqual(['Account 1', 'B']);
  });
});
