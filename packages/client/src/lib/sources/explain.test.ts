import { describe, expect, test, vi } from 'vitest';
import type { ClientEvent } from '../client/client-event.ts';
import type { Explanation } from '../client/source.ts';
import { dehydrate } from '../dehydrate.ts';
import { getObjectInfo, getObjectInfos } from '../object-info/object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from '../object-info/picklist-values.ts';
import { getRecord } from '../records/get-record.ts';
import { updateRecord } from '../records/record-writes.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { explain } from './explain.ts';
import { reasonOf } from './reason.ts';

const account = { objectApiName: 'Account' };
const id = '001000000000001AAA';
const name = { recordId: id, fields: ['Account.Name'] };
const record = (weakEtag: number) => ({
  apiName: 'Account',
  id,
  weakEtag,
  fields: { Name: { displayValue: null, value: `Name ${weakEtag}` } },
});
const script = {
  'GET /object-info/batch/*': {
    results: [{ fields: {} }, { fields: {} }].map((result) => ({ statusCode: 200, result })),
  },
  'GET /object-info/*': { fields: {} },
  'GET /records/*': record(1),
  'PATCH /records/*': record(2),
};

const reasonIn = (explanation: Explanation | undefined) =>
  explanation?.decision && reasonOf(explanation.decision.why);

describe('explaining a read', () => {
  test('says where it came from, when it was ingested and until when it holds', async () => {
    const { client, pass } = testClient(script);
    expect(getObjectInfo.explain(client, account)).toEqual({
      key: 'object-info/getObjectInfo/account?{}',
      state: 'Unfulfilled',
      provenance: undefined,
      decision: undefined,
      observers: 0,
    });
    const receivedAt = client.store.now();
    await getObjectInfo(client, account);
    const provenance = { origin: 'server', receivedAt, expiresAt: receivedAt + 900_000 };
    const key = 'object-info/getObjectInfo/account?{}';
    expect(explain(client, key)).toEqual(getObjectInfo.explain(client, account));
    expect(explain(client, 'object-info/getObjectInfo/contact?{}')).toBeUndefined();
    expect(getObjectInfo.explain(client, account)).toMatchObject({
      state: 'Fulfilled',
      provenance,
      decision: {
        at: receivedAt,
        from: 'server',
        why: { policy: 'cache-then-network', state: 'Unfulfilled' },
      },
    });
    pass(1_000);
    await getObjectInfo(client, account);
    expect(getObjectInfo.explain(client, account)).toMatchObject({
      provenance,
      decision: {
        at: receivedAt + 1_000,
        from: 'cache',
        why: { policy: 'cache-then-network', state: 'Fulfilled', provenance },
      },
    });
  });

  test('says why the server was asked', async () => {
    let status = 200;
    const { client, pass } = testClient({
      ...script,
      'GET /object-info/*': () => reply(status, { fields: {} }),
    });
    const reason = () => reasonIn(getObjectInfo.explain(client, account));
    const reasons: unknown[] = [];
    const ask = async (requested: Promise<unknown>) => {
      await requested.catch(() => {});
      reasons.push(reason());
    };
    await ask(getObjectInfo(client, account));
    pass(900_000);
    await ask(getObjectInfo(client, account));
    client.store.invalidate(() => true);
    await ask(getObjectInfo(client, account));
    await ask(getObjectInfo(client, account, { policy: 'no-cache' }));
    await ask(getObjectInfo(client, account, { policy: 'cache-and-network' }));
    pass(900_000);
    status = 500;
    await ask(getObjectInfo.refresh(client, account));
    await ask(getObjectInfo(client, account));
    pass(30_000);
    await ask(getObjectInfo(client, account));
    expect(reasons).toEqual([
      'Nothing is held.',
      'What is held is past its lifetime.',
      'What is held was marked as stale.',
      'The policy no-cache asks in any case.',
      'The policy cache-and-network asks in any case.',
      'It was asked for anew.',
      'The last request failed.',
      'The last request failed.',
    ]);
  });

  test('names the fields that a held record lacks', async () => {
    const { client } = testClient(script);
    await getRecord(client, name);
    const more = { recordId: id, fields: ['Account.Name', 'Account.City'] };
    await getRecord.prefetch(client, more);
    expect(reasonIn(getRecord.explain(client, more))).toBe('Not held: City.');
  });

  test('says what a write was that had it requested again', async () => {
    const { client } = testClient({ ...script, 'PATCH /records/*': reply(204) });
    const end = getRecord.observe(client, name, () => {});
    await settle();
    await updateRecord(client, { recordId: id, fields: { Name: 'x' } });
    expect(getRecord.explain(client, name)?.decision?.from).toBe('server');
    expect(reasonIn(getRecord.explain(client, name))).toBe(`Account ${id} was written (update).`);
    end();
  });

  test('tells data of a state from data of the server, and of a write that is not answered yet', async () => {
    const there = testClient(script);
    await getRecord(there.client, name);
    const state = JSON.parse(JSON.stringify(dehydrate(there.client)));
    const { client, fetch } = testClient(script, { state });
    const origin = () => getRecord.explain(client, name)?.provenance?.origin;
    expect(origin()).toBe('state');
    const release = fetch.hold();
    const written = updateRecord(client, { recordId: id, fields: { Name: 'x' } }, { optimistic: true });
    expect(origin()).toBe('optimistic');
    release();
    await written;
    expect(origin()).toBe('server');
  });

  test('counts who observes', async () => {
    const { client } = testClient(script);
    const both = { objectApiNames: ['Account', 'Contact'] };
    const ends = [
      getObjectInfo.observe(client, account, () => {}),
      getObjectInfos.observe(client, both, () => {}),
    ];
    expect(getObjectInfo.explain(client, account)?.observers).toBe(2);
    expect(getObjectInfos.explain(client, both)?.observers).toBe(1);
    for (const end of ends) end();
    expect(getObjectInfo.explain(client, account)?.observers).toBe(0);
    expect(getObjectInfos.explain(client, both)?.observers).toBe(0);
  });

  test('of a wrong config is nothing', () => {
    const { client } = testClient(script);
    expect(getObjectInfo.explain(client, { objectApiName: '' })).toBeUndefined();
  });
});

describe('events', () => {
  test('tell of each read, each request and each answer, in their order', async () => {
    const { client } = testClient(script);
    const events: ClientEvent[] = [];
    const end = client.listen((event) => events.push(event));
    await getObjectInfo(client, account);
    await getObjectInfo(client, account);
    end();
    await getObjectInfo(client, { objectApiName: 'Case' });
    const key = 'object-info/getObjectInfo/account?{}';
    const at = client.store.now();
    expect(events).toEqual([
      { type: 'missed', at, key, why: { policy: 'cache-then-network', state: 'Unfulfilled', missing: [] } },
      {
        type: 'request',
        at,
        number: 1,
        call: 'getObjectInfo',
        method: 'GET',
        url: '/services/data/v63.0/ui-api/object-info/Account',
        causes: [key],
      },
      { type: 'response', at, number: 1, status: 200, bytes: 13 },
      {
        type: 'served',
        at,
        key,
        why: {
          policy: 'cache-then-network',
          state: 'Fulfilled',
          provenance: { origin: 'server', receivedAt: at, expiresAt: at + 900_000 },
        },
      },
    ]);
  });

  test('name every read that a batch was sent for, and the write that a write was', async () => {
    const { client } = testClient(script);
    const causes: (readonly string[])[] = [];
    client.listen((event) => {
      if (event.type === 'request') causes.push(event.causes);
    });
    await getObjectInfos(client, { objectApiNames: ['Account', 'Contact'] });
    await updateRecord(client, { recordId: id, fields: { Name: 'x' } });
    expect(causes).toEqual([
      ['object-info/getObjectInfo/account?{}', 'object-info/getObjectInfo/contact?{}'],
      ['updateRecord'],
    ]);
  });

  test('carry the error of a response that is one', async () => {
    const { client } = testClient({ 'GET *': reply(403, []) });
    const listener = vi.fn();
    client.listen(listener);
    await getObjectInfo.prefetch(client, account);
    expect(listener.mock.lastCall?.[0]).toMatchObject({
      type: 'response',
      status: 403,
      error: { status: 403, kind: 'refused' },
    });
  });

  test('a listener that throws harms nobody', async () => {
    const { client } = testClient(script);
    const others = vi.fn();
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    client.listen(() => {
      throw new Error('A bug of a tool.');
    });
    client.listen(others);
    expect(await getObjectInfo(client, account)).toEqual({ fields: {} });
    expect(others).toHaveBeenCalledTimes(3);
    expect(told).toHaveBeenCalledTimes(3);
    vi.unstubAllGlobals();
  });
});

describe('counters', () => {
  test('count hits, misses, requests, failures and bytes', async () => {
    const { client } = testClient({ 'GET /object-info/Nope': reply(404, []), ...script });
    expect(client.counters()).toEqual({
      hits: 0,
      misses: 0,
      requests: 0,
      failures: 0,
      bytes: 0,
      rebuilds: 0,
    });
    await getObjectInfo(client, account);
    await getObjectInfo(client, account);
    await getObjectInfo.prefetch(client, { objectApiName: 'Nope' });
    expect(client.counters()).toMatchObject({ hits: 1, misses: 2, requests: 2, failures: 1, bytes: 15 });
    await Promise.all(['A', 'B'].map((objectApiName) => getObjectInfo(client, { objectApiName })));
    expect(client.counters()).toMatchObject({ hits: 1, misses: 4, requests: 3 });
  });

  test('count what is put together, and a repeated read puts nothing together', async () => {
    const { client } = testClient({
      'GET /picklist-values/*': { picklistFieldValues: { Rating: { values: [] } } },
      'GET /picklist-values/*/Rating': { values: [{ label: 'Hot' }] },
    });
    const all = { ...account, recordTypeId: '012000000000000AAA' };
    await getPicklistValuesByRecordType(client, all);
    const { rebuilds } = client.counters();
    expect(rebuilds).toBeGreaterThan(0);
    for (let time = 0; time < 10; time++) getPicklistValuesByRecordType.peek(client, all);
    expect(client.counters().rebuilds).toBe(rebuilds);
    await getPicklistValues.refresh(client, { ...all, fieldApiName: 'Rating' });
    getPicklistValuesByRecordType.peek(client, all);
    expect(client.counters().rebuilds).toBe(rebuilds + 1);
  });
});
