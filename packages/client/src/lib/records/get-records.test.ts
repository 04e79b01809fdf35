import * as calls from '@relab/contract/records';
import { describe, expect, test, vi } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { accountServer, one, three, two } from './accounts.fixture.ts';
import { getRecord } from './get-record.ts';
import { getRecords } from './get-records.ts';
import { deleteRecord, updateRecord } from './record-writes.ts';

const fields = ['Account.Name'];
const both = { recordIds: [one, two], fields };

function setUp() {
  const server = accountServer(one, two);
  return { server, ...testClient(server.script) };
}

describe('a batch', () => {
  test('D-104, D-105, D-110, D-226: answers each record by its own status', async () => {
    const { client } = setUp();
    const response = await getRecords(client, { recordIds: [one, three], fields });
    expect(response).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 200, result: { id: one, fields: { Name: { value: 'Account 1' } } } },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
      ],
    });
  });

  test('D-106: a record that was missing is requested again at once', async () => {
    const { server, client, fetch } = setUp();
    await getRecords(client, { recordIds: [one, three], fields });
    server.write(three, { Name: 'New' });
    const { results } = await getRecords(client, { recordIds: [one, three], fields });
    expect(results[1]).toMatchObject({ statusCode: 200, result: { id: three } });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-109, D-110: a record that is removed leaves the others, also where it alone is requested', async () => {
    for (const gone of [{ id: two }, reply(404, []), reply(403, [])]) {
      const { server, client, fetch } = setUp();
      await getRecord(client, { recordId: one, fields });
      Object.assign(server.script, { 'GET /records/*': gone });
      const { results } = await getRecords(client, both);
      expect(results).toMatchObject([
        { statusCode: 200 },
        { statusCode: gone instanceof Object && 'status' in gone ? gone.status : 404 },
      ]);
      expect(fetch.requests).toHaveLength(2);
    }
  });

  test('D-107, D-108, D-227, D-243: another failure holds for its record alone, and for 30 s', async () => {
    const { server, client, fetch, pass } = setUp();
    const batch = server.script['GET /records/batch/*'];
    const failure = { statusCode: 403, result: [{ errorCode: 'NO_ACCESS', message: 'No.' }] };
    Object.assign(server.script, {
      'GET /records/batch/*': (request: Parameters<typeof batch>[0]) => {
        const { results } = batch(request);
        return { hasErrors: true, results: [results[0], failure] };
      },
      'GET /records/*': reply(403, failure.result),
    });
    for (let count = 0; count < 2; count++)
      expect((await getRecords(client, both)).results).toMatchObject([{ statusCode: 200 }, failure]);
    expect(fetch.requests).toHaveLength(1);
    pass(29_999);
    await expect(getRecord(client, { recordId: two, fields })).rejects.toMatchObject({ status: 403 });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await expect(getRecord(client, { recordId: two, fields })).rejects.toMatchObject({ status: 403 });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-241, D-242, X-59: a batch is declared to live 120 s, and counts as fresh as long as the first of its records', async () => {
    const { client, pass } = setUp();
    expect([calls.batchLifetime, calls.getRecords.lifetime]).toEqual([120_000, 120_000]);
    await getRecords(client, both);
    pass(29_999);
    expect(getRecords.peek(client, both).state).toBe('Fulfilled');
    pass(1);
    expect(getRecords.peek(client, both)).toMatchObject({ state: 'Stale', data: { hasErrors: false } });
  });

  test('X-11: a batch that fails as a whole is an error', async () => {
    const { server, client } = setUp();
    Object.assign(server.script, {
      'GET /records/batch/*': reply(500, [{ errorCode: 'E', message: 'No.' }]),
    });
    await expect(getRecords(client, both)).rejects.toMatchObject({ status: 500, code: 'E', part: false });
  });

  test('D-135: a record that is not saved yet is a failure of its own', async () => {
    const { client, fetch } = setUp();
    const { results } = await getRecords(client, { recordIds: [one, 'draft:1'], fields });
    expect(results).toMatchObject([{ statusCode: 200 }, { statusCode: 400 }]);
    expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual([one]);
  });

  test('with odd answers is an error that can be seen', async () => {
    for (const response of [null, {}, { results: null }, { results: [null, 7] }, '<html>', reply(204)]) {
      const { server, client } = setUp();
      Object.assign(server.script, { 'GET /records/batch/*': response });
      const [settled] = await Promise.allSettled([getRecords(client, both)]);
      const failed = settled?.status === 'rejected' || settled?.value.hasErrors;
      expect(failed, JSON.stringify(response)).toBe(true);
      Object.assign(server.script, accountServer(one, two).script);
      expect(await getRecords.refresh(client, both)).toMatchObject({ hasErrors: false });
    }
  });
});

describe('groups', () => {
  test('D-155: groups have fields of their own, and go out by object', async () => {
    const { client, fetch } = setUp();
    const response = await getRecords(client, {
      records: [
        { recordIds: [one.slice(0, 15)], fields },
        { recordIds: [two], fields: ['Account.City'] },
      ],
    });
    expect(response.results).toMatchObject([
      { result: { id: one, fields: { Name: { value: 'Account 1' } } } },
      { result: { id: two, fields: { City: { value: 'Bergen' } } } },
    ]);
    expect(fetch.requests).toHaveLength(1);
  });

  test('X-08, D-154: groups that are wrong never call an observer and reject with status 400', async () => {
    const { client, fetch } = setUp();
    const listener = vi.fn();
    for (const config of [
      {},
      { records: [] },
      { records: [{ recordIds: [one] }] },
      { recordIds: [one] },
      null,
    ]) {
      getRecords.observe(client, config as never, listener);
      await expect(getRecords(client, config as never)).rejects.toMatchObject({ status: 400 });
    }
    expect(listener).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('observed', () => {
  test('observed shows what is written of one, and that another is deleted', async () => {
    const { client, fetch } = setUp();
    const listener = vi.fn();
    getRecords.observe(client, both, listener);
    await settle();
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    await deleteRecord(client, { recordId: two });
    await settle();
    expect(listener.mock.lastCall?.[0].data.results).toMatchObject([
      { statusCode: 200, result: { fields: { Name: { value: 'Changed' } } } },
      { statusCode: 404 },
    ]);
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'DELETE']);
  });
});

test('D-161, D-284: a path of more than five levels is not requested', async () => {
  const { client, fetch } = setUp();
  await getRecord(client, {
    recordId: one,
    fields: ['Account.Name'],
    optionalFields: ['Account.A.B.C.D.E', 'Account.A.B.C.D.E.F'],
  }).catch(() => {});
  expect(fetch.requests[0]?.query.optionalFields).toBe('Account.A.B.C.D.E');
});
