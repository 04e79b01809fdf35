import type { RecordRepresentation } from '@relab/contract/records';
import { describe, expect, it, vi } from 'vitest';
import { getListRecordsByName } from '../lists/list-records.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getRecord } from './get-record.ts';
import { createRecord, deleteRecord, updateRecord } from './record-writes.ts';

const one = '001000000000001AAA';
const names = (list: { records: readonly RecordRepresentation[] } | undefined) =>
  list?.records.map(({ fields }) => fields.Name?.value);

/** A server that stores accounts, and answers an update with the status that the test sets. */
function server(updateStatus = 200) {
  const accounts = new Map([[one, { name: 'First', version: 1 }]]);
  const record = (id: string) => {
    const { name = '', version = 0 } = accounts.get(id) ?? {};
    return {
      apiName: 'Account',
      id,
      weakEtag: version,
      fields: { Name: { displayValue: null, value: name } },
    };
  };
  const idOf = ({ path }: ScriptedRequest) => path.split('/').at(-1) ?? '';
  const nameIn = ({ body }: ScriptedRequest) => (body as { fields: { Name: string } }).fields.Name;
  return {
    'GET /records/*': (request: ScriptedRequest) =>
      accounts.has(idOf(request)) ? record(idOf(request)) : reply(404, []),
    'POST /records': (request: ScriptedRequest) => {
      const id = `00100000000000${accounts.size + 1}AAA`;
      accounts.set(id, { name: nameIn(request), version: 1 });
      return reply(201, record(id));
    },
    'PATCH /records/*': (request: ScriptedRequest) => {
      const id = idOf(request);
      accounts.set(id, { name: nameIn(request), version: (accounts.get(id)?.version ?? 0) + 1 });
      return updateStatus === 204 ? reply(204) : record(id);
    },
    'DELETE /records/*': (request: ScriptedRequest) => {
      accounts.delete(idOf(request));
      return reply(204);
    },
    'POST /list-records/*/*': () => ({ count: accounts.size, records: [...accounts.keys()].map(record) }),
  };
}

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
const single = { recordId: one, fields: ['Account.Name'] };

describe('lists', () => {
  it('D-123 lists are one, however object and list are written', async () => {
    const { client, fetch } = testClient(server());
    await getListRecordsByName(client, list);
    await getListRecordsByName(client, { objectApiName: 'account', listViewApiName: 'allaccounts' });
    expect(fetch.requests).toHaveLength(1);
  });

  it('serve single reads, and show what a single read has brought', async () => {
    const { client, fetch } = testClient(server());
    await getListRecordsByName(client, list);
    await getRecord(client, single);
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('after a write', () => {
  it('a created record stands in the lists of its object that are observed', async () => {
    const { client } = testClient(server());
    getListRecordsByName.observe(client, list, () => {});
    await settle();
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Second' } });
    expect(names(getListRecordsByName.peek(client, list).data)).toEqual(['First', 'Second']);
  });

  it('an updated record is right wherever it is observed', async () => {
    const { client } = testClient(server());
    const listener = vi.fn();
    getRecord.observe(client, single, listener);
    getListRecordsByName.observe(client, list, () => {});
    await settle();
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    await settle();
    expect(listener.mock.lastCall?.[0].data.fields.Name.value).toBe('Changed');
    expect(names(getListRecordsByName.peek(client, list).data)).toEqual(['Changed']);
  });

  it('D-126 an update answered 204 has the record requested again', async () => {
    const { client, fetch } = testClient(server(204));
    getRecord.observe(client, single, () => {});
    await settle();
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    expect(getRecord.peek(client, single).data?.fields.Name?.value).toBe('Changed');
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  });

  it('D-126 an update answered 204 leaves rows and record on the screen until the new version is there', async () => {
    const { client } = testClient(server(204));
    const shown: unknown[] = [];
    const rows: unknown[] = [];
    getRecord.observe(client, single, ({ data }) => shown.push(data?.fields.Name?.value));
    getListRecordsByName.observe(client, list, ({ data }) => rows.push(names(data)));
    await settle();
    shown.length = 0;
    rows.length = 0;
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    await settle();
    expect(new Set(shown)).toEqual(new Set(['First', 'Changed']));
    expect(rows.every((row) => row !== undefined)).toBe(true);
    expect(rows.at(-1)).toEqual(['Changed']);
  });

  it('D-126 what nobody observes answers no read after an update that was answered 204', async () => {
    const { client, fetch } = testClient(server(204));
    await getRecord(client, single);
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    expect((await getRecord(client, single)).fields.Name?.value).toBe('Changed');
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  });

  it('D-128 a deleted record is gone from lists, and its observers are notified', async () => {
    const { client } = testClient(server());
    getRecord.observe(client, single, () => {});
    getListRecordsByName.observe(client, list, () => {});
    await settle();
    await deleteRecord(client, { recordId: one });
    expect(getRecord.peek(client, single)).toMatchObject({ state: 'Error', error: { status: 404 } });
    expect(names(getListRecordsByName.peek(client, list).data)).toEqual([]);
  });

  it('D-232 a refusal is thrown, with what the server says of each field', async () => {
    const body = {
      message: 'x',
      output: { errors: [], fieldErrors: { Name: [{ errorCode: 'E', field: 'Name', message: 'Bad.' }] } },
    };
    const { client } = testClient({ 'PATCH /records/*': reply(400, body) });
    await expect(updateRecord(client, { recordId: one, fields: { Name: '' } })).rejects.toMatchObject({
      message: 'Bad.',
      errors: [{ fields: ['Name'] }],
      body,
    });
  });
});

describe('the input of an update', () => {
  it('D-200, D-202, X-10 needs fields and an id', async () => {
    const { client, fetch } = testClient(server());
    for (const input of [{ recordId: one }, { fields: { Name: 'x' } }, { recordId: one, fields: null }])
      await expect(updateRecord(client, input as never)).rejects.toThrow('Invalid recordInput');
    expect(fetch.requests).toHaveLength(0);
  });

  it('D-201 may have the id among the fields', async () => {
    const { client, fetch } = testClient(server());
    await updateRecord(client, { fields: { Id: one.slice(0, 15), Name: 'x' } } as never);
    expect(fetch.requests[0]).toMatchObject({ method: 'PATCH', body: { fields: { Name: 'x' } } });
    expect(fetch.requests[0]?.path).toContain(one);
  });

  it('D-203, D-204, D-205 the input of an update has its time converted to the one of HTTP', async () => {
    const { client, fetch } = testClient(server());
    const config = { recordId: one, fields: { Name: 'x' }, ifUnmodifiedSince: '2024-01-02T03:04:05.000Z' };
    await updateRecord(client, config);
    expect(fetch.requests[0]?.headers['if-unmodified-since']).toBe('Tue, 02 Jan 2024 03:04:05 GMT');
  });
});
