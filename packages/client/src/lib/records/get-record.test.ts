import type { StoredRecord } from '@relab/store';
import { describe, expect, it, vi } from 'vitest';
import type { ScriptedRequest } from '../testing/scripted-fetch.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getRecord } from './get-record.ts';
import { getRecords } from './get-records.ts';

const one = '001000000000001AAA';
const two = '001000000000002AAA';

/** A server whose records have every requested field but `Odd`, each with the version that the test sets. */
function server() {
  const versions: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const record = (id: string, query: Readonly<Record<string, string>>) => {
    const requested = [query.fields, query.optionalFields].flatMap((names) => names?.split(',') ?? []);
    const fields: Record<string, unknown> = {};
    const version = versions[id] ?? 1;
    for (const [, name = '', nested] of requested.map((field) => field.split('.'))) {
      if (name === 'Odd') continue;
      if (nested === undefined) fields[name] = { displayValue: null, value: `${name} ${version}` };
      else
        fields[name] = {
          displayValue: null,
          value: {
            apiName: 'User',
            id: '005000000000001AAA',
            weakEtag: 1,
            fields: {
              ...(fields[name] as { value: StoredRecord } | undefined)?.value.fields,
              [nested]: { displayValue: null, value: nested },
            },
          },
        };
    }
    return { apiName: 'Account', id, weakEtag: version, fields };
  };
  const failure = [{ errorCode: 'FAILED', message: 'No.' }];
  return {
    versions,
    statuses,
    script: {
      'GET /records/batch/*': ({ path, query }: ScriptedRequest) => {
        const ids = decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
        const results = ids.map((id) => ({
          statusCode: statuses[id] ?? 200,
          result: statuses[id] ? failure : record(id, query),
        }));
        return { hasErrors: false, results };
      },
      'GET /records/*': ({ path, query }: ScriptedRequest) => {
        const id = path.split('/').at(-1) ?? '';
        return statuses[id] ? reply(statuses[id], failure) : record(id, query);
      },
    },
  };
}

const values = (record: StoredRecord | undefined) =>
  Object.fromEntries(Object.entries(record?.fields ?? {}).map(([name, { value }]) => [name, value]));
const requested = ({ query }: ScriptedRequest) => [query.fields, query.optionalFields];

describe('the config', () => {
  it('D-151, D-155, D-156, D-157 the config is normalised to one form', async () => {
    const { client, fetch } = testClient(server().script);
    await getRecord(client, {
      recordId: one.slice(0, 15),
      fields: ['Account.Name', 'Account.City', 'Account.Name'],
    });
    await getRecord(client, { recordId: one, fields: ['Account.City', 'Account.Name'] });
    expect(fetch.requests).toHaveLength(1);
    expect(fetch.requests[0]?.path).toContain(`/ui-api/records/${one}`);
    expect(requested(fetch.requests[0] as ScriptedRequest)).toEqual(['Account.City,Account.Name', undefined]);
  });

  it('D-154 the config that names nothing to show is rejected, and never calls an observer', async () => {
    const { client } = testClient(server().script);
    await expect(getRecord(client, { recordId: one })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
    const listener = vi.fn();
    getRecord.observe(client, { recordId: one, fields: [] }, listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('D-158 the config that names a field without its object is rejected', async () => {
    const { client } = testClient(server().script);
    await expect(getRecord(client, { recordId: one, fields: ['Name'] })).rejects.toThrow(
      'Value does not include an object API name.',
    );
  });

  it('D-159, D-160 the config has its layout types capitalised and its modes sorted', async () => {
    const { client, fetch } = testClient({
      'GET /records/*': {
        id: one,
        apiName: 'Account',
        weakEtag: 1,
        fields: { Name: { displayValue: null, value: 'A' } },
      },
    });
    const record = await getRecord(client, {
      recordId: one,
      layoutTypes: ['full'],
      modes: ['View', 'Edit', 'View'],
    });
    expect(fetch.requests[0]?.query).toEqual({ layoutTypes: 'Full', modes: 'Edit,View' });
    expect(values(record)).toEqual({ Name: 'A' });
    await getRecord(client, { recordId: one, fields: ['Account.Name'] });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('fields', () => {
  it('fields that are all cached are answered without a request, whichever read brought them', async () => {
    const { client, fetch } = testClient(server().script);
    await getRecord(client, {
      recordId: one,
      fields: ['Account.Name', 'Account.City', 'Account.Owner.Name'],
    });
    const record = await getRecord(client, { recordId: one, fields: ['Account.City'] });
    expect(values(record)).toEqual({ City: 'City 1' });
    expect(fetch.requests).toHaveLength(1);
  });

  it('D-113 fields that are cached are requested again with one that is missing', async () => {
    const { client, fetch } = testClient(server().script);
    await getRecord(client, { recordId: one, fields: ['Account.Name', 'Account.Owner.Name'] });
    await getRecord(client, { recordId: one, fields: ['Account.City'] });
    expect(requested(fetch.requests[1] as ScriptedRequest)).toEqual([
      'Account.City',
      'Account.Name,Account.Owner.Name',
    ]);
  });

  it('fields that are optional and were left out are not requested again', async () => {
    const { client, fetch } = testClient(server().script);
    const config = { recordId: one, fields: ['Account.Name'], optionalFields: ['Account.Odd'] };
    expect(values(await getRecord(client, config))).toEqual({ Name: 'Name 1' });
    await getRecord(client, config);
    expect(fetch.requests).toHaveLength(1);
  });

  it('fields that a server leaves out although they were needed end in an error, not in asking for ever', async () => {
    const { client, fetch } = testClient(server().script);
    const config = { recordId: one, fields: ['Account.Odd'] };
    await expect(getRecord(client, config)).rejects.toMatchObject({ code: 'INVALID_ANSWER' });
    expect(fetch.requests).toHaveLength(1);
  });

  it('fields of a newer version reach every observer of the record', async () => {
    const { versions, script } = server();
    const { client } = testClient(script);
    const listener = vi.fn();
    getRecord.observe(client, { recordId: one, fields: ['Account.Name'] }, listener);
    await settle();
    versions[one] = 2;
    await getRecord(client, { recordId: one, fields: ['Account.City'] });
    await settle();
    expect(values(listener.mock.lastCall?.[0].data)).toEqual({ Name: 'Name 2' });
  });

  it('D-241 fields are fresh for 30 s', async () => {
    const { client, fetch, pass } = testClient(server().script);
    const config = { recordId: one, fields: ['Account.Name'] };
    await getRecord(client, config);
    pass(29_999);
    await getRecord(client, config);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getRecord(client, config);
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('reads of one tick', () => {
  it('D-104 go out as one batch, with fields that not all want as optional ones', async () => {
    const { client, fetch } = testClient(server().script);
    const [first, second] = await Promise.all([
      getRecord(client, { recordId: one, fields: ['Account.Name', 'Account.City'] }),
      getRecord(client, { recordId: two, fields: ['Account.Name'] }),
    ]);
    expect(fetch.requests.map(requested)).toEqual([['Account.Name', 'Account.City']]);
    expect([values(first), values(second)]).toEqual([{ City: 'City 1', Name: 'Name 1' }, { Name: 'Name 1' }]);
  });

  it('reads of one tick of one record are one request, and so are those of another object', async () => {
    const { client, fetch } = testClient(server().script);
    await Promise.all([
      getRecord(client, { recordId: one, fields: ['Account.Name'] }),
      getRecord(client, { recordId: one, fields: ['Account.City'] }),
      getRecord(client, { recordId: '003000000000001AAA', fields: ['Contact.Email'] }),
    ]);
    expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual([one, '003000000000001AAA']);
  });

  it('D-105, D-106, D-107, D-108, D-226, D-227 reads of one tick are answered each by its own status', async () => {
    const { statuses, script } = server();
    const three = '001000000000003AAA';
    Object.assign(statuses, { [two]: 404, [three]: 403 });
    const { client, fetch, pass } = testClient(script);
    const read = (recordId: string) => getRecord(client, { recordId, fields: ['Account.Name'] });
    const settled = await Promise.allSettled([one, two, three].map(read));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(fetch.requests).toHaveLength(1);
    await expect(read(three)).rejects.toMatchObject({ status: 403 });
    expect(fetch.requests).toHaveLength(1);
    await expect(read(two)).rejects.toMatchObject({ status: 404 });
    expect(fetch.requests).toHaveLength(2);
    pass(30_000);
    await expect(read(three)).rejects.toMatchObject({ status: 403 });
    expect(fetch.requests).toHaveLength(3);
  });

  it('end with their request only when nobody waits for any of them', async () => {
    const { client, fetch } = testClient(server().script);
    fetch.hold();
    const ends = [one, two].map((recordId) =>
      getRecord.observe(client, { recordId, fields: ['Account.Name'] }, () => {}),
    );
    await settle();
    ends[0]?.();
    await settle();
    expect(fetch.requests[0]?.signal?.aborted).toBe(false);
    ends[1]?.();
    await settle();
    expect(fetch.requests[0]?.signal?.aborted).toBe(true);
  });
});

it('D-137 unwraps a list of one result', async () => {
  const record = {
    apiName: 'Account',
    id: one,
    weakEtag: 1,
    fields: { Name: { displayValue: null, value: 'A' } },
  };
  const { client } = testClient({ 'GET /records/*': { results: [{ statusCode: 200, result: record }] } });
  expect(values(await getRecord(client, { recordId: one, fields: ['Account.Name'] }))).toEqual({ Name: 'A' });
});

it('D-109 takes a response without fields for a removed record', async () => {
  const { client } = testClient({ 'GET /records/*': { id: one } });
  await expect(getRecord(client, { recordId: one, fields: ['Account.Name'] })).rejects.toMatchObject({
    status: 404,
  });
});

it('D-110 a batch read serves single reads of its records', async () => {
  const { client, fetch } = testClient(server().script);
  const response = await getRecords(client, { recordIds: [one, two] as never, fields: ['Account.Name'] });
  expect(response.results).toHaveLength(2);
  await getRecord(client, { recordId: two, fields: ['Account.Name'] });
  expect(fetch.requests).toHaveLength(1);
});

it('tells the server of each visit, whatever is cached of the record', async () => {
  const { script } = server();
  const { client, fetch } = testClient(script);
  const visit = { recordId: one, fields: ['Account.Name'], updateMru: true };
  await getRecord(client, { recordId: one, fields: ['Account.Name'] });
  await getRecord(client, visit);
  await getRecord(client, visit);
  expect(fetch.requests.map(({ query }) => query.updateMru)).toEqual([undefined, 'true', 'true']);
});

it.each([
  ['of 14 characters', '00100000000000'],
  ['of 18 characters whose checksum is wrong', '001000000000001AAZ'],
])('asks for an id %s as it is', async (_, recordId) => {
  const { client, fetch } = testClient({
    'GET /records/*': reply(404, [{ errorCode: 'NOT_FOUND', message: 'No.' }]),
  });
  const read = getRecord(client, { recordId, fields: ['Account.Name'] });
  await expect(read).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual([recordId]);
  expect(getRecord.peek(client, { recordId, fields: ['Account.Name'] }).state).toBe('Error');
});
