import { read, shape } from '@relab/contract';
import { describe, expect, test, vi } from 'vitest';
import { readAdapter } from './adapters/read-adapter.ts';
import { getCartSummary } from './commerce/cart/cart-summary.ts';
import { createClient } from './create-client.ts';
import { getObjectInfo, getObjectInfos } from './object-info/object-info.ts';
import { createRecord, updateRecord } from './records/record-writes.ts';
import { reply, type ScriptedRequest, scriptedFetch } from './testing/scripted-fetch.ts';
import { settle, testClient } from './testing/test-client.ts';
import type { Fetch } from './transport/send.ts';

const account = { objectApiName: 'Account' };
const info = { fields: {} };
const getThing = readAdapter(
  read({ id: 'getThing', area: 'records', path: '/thing', response: shape<{ readonly thing: number }>() }),
);

/** A transport that responds when the test says so, and ignores signals. */
function deaf() {
  const waiting: PromiseWithResolvers<Response>[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch: Fetch = (_, { signal }) => {
    const answer = Promise.withResolvers<Response>();
    waiting.push(answer);
    signals.push(signal);
    return answer.promise;
  };
  return {
    fetch,
    signals,
    answer: (index: number, body: unknown) => waiting[index]?.resolve(Response.json(body)),
  };
}

/** A client whose transport answers every request with this. */
const answering = (status: number, body: string | null, statusText = '') =>
  createClient({ fetch: async () => new Response(body, { status, statusText }) });

describe('what goes over the wire', () => {
  test('D-219: no request asks for another priority than the usual', async () => {
    const fetch = vi.fn(scriptedFetch({ 'GET *': info, 'POST *': info, 'PATCH *': info }));
    const client = createClient({ fetch });
    await getObjectInfo(client, account);
    await createRecord(client, { apiName: 'Account', fields: {} });
    await updateRecord(client, { recordId: '001000000000001AAA', fields: { Name: 'x' } });
    expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(3);
    for (const [, init = {}] of fetch.mock.calls) expect(init.priority ?? 'auto').toBe('auto');
  });
});

describe('statuses', () => {
  test.each([
    [200, 'OK'],
    [201, 'Created'],
    [304, 'Not Modified'],
    [400, 'Bad Request'],
    [404, 'Not Found'],
    [500, 'Server Error'],
  ])('D-131, D-233, X-56: %i has the text %s where the server sends none', async (status, text) => {
    const body = status === 304 ? null : '{"thing": 1}';
    const read = getThing(answering(status, body), {});
    if (status < 300) expect(await read).toEqual({ thing: 1 });
    else await expect(read).rejects.toMatchObject({ status, statusText: text });
  });

  test.each([401, 403, 409, 418, 503, 504])('D-132: %i has the one for all others', async (status) => {
    await expect(getThing(answering(status, '[]'), {})).rejects.toMatchObject({
      status,
      statusText: 'Unexpected HTTP Status Code',
      message: 'Unexpected HTTP Status Code',
    });
  });

  test('D-131: a text of the server goes before', async () => {
    await expect(getThing(answering(404, '[]', 'No such thing'), {})).rejects.toMatchObject({
      statusText: 'No such thing',
    });
  });

  test('D-233: 204 is a response without a body', async () => {
    const client = answering(204, null);
    expect(await updateRecord(client, { recordId: '001000000000001AAA', fields: {} })).toBeNull();
  });
});

describe('a server that never answers', () => {
  test.each(['heeds', 'does not heed'])('is given up, also where the transport %s signals', async (heeds) => {
    const { fetch, signals } = deaf();
    const waiting: Fetch = (url, init) =>
      new Promise((resolve, reject) => {
        fetch(url, init).then(resolve, reject);
        if (heeds === 'heeds') init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const client = createClient({ fetch: waiting, timeout: 5 });
    await expect(getThing(client, {})).rejects.toMatchObject({
      kind: 'timeout',
      status: 0,
      retryable: true,
    });
    expect(signals[0]?.aborted).toBe(true);
    expect(getThing.peek(client, {})).toMatchObject({ state: 'Error', error: { kind: 'timeout' } });
    // It does not concern the data: the next read sends a request.
    await expect(getThing(client, {})).rejects.toMatchObject({ kind: 'timeout' });
    expect(signals).toHaveLength(2);
  });

  test('a server that never answers is given up where it stops in the middle of its response', async () => {
    const fetch = async () => new Response(new ReadableStream({}));
    const client = createClient({ fetch, timeout: 5 });
    await expect(getThing(client, {})).rejects.toMatchObject({ kind: 'timeout', status: 0 });
  });

  test('gives up a write too', async () => {
    const client = createClient({ fetch: deaf().fetch, timeout: 5 });
    await expect(createRecord(client, { apiName: 'Account', fields: {} })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

describe('giving up', () => {
  test('an observer that leaves ends the request only if nobody else waits', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    fetch.hold();
    const first = getObjectInfo.observe(client, account, () => {});
    const second = getObjectInfo.observe(client, account, () => {});
    const isAborted = () => fetch.requests[0]?.signal?.aborted;
    first();
    await settle();
    expect(isAborted()).toBe(false);
    second();
    await settle();
    expect(isAborted()).toBe(true);
    expect(getObjectInfo.peek(client, account).state).toBe('Unfulfilled');
  });

  test('one of a batch that leaves ends the request only if nobody else of it waits', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    fetch.hold();
    const ends = ['Account', 'Contact'].map((objectApiName) =>
      getObjectInfo.observe(client, { objectApiName }, () => {}),
    );
    await settle();
    ends[0]?.();
    await settle();
    expect(fetch.requests).toHaveLength(1);
    expect(fetch.requests[0]?.signal?.aborted).toBe(false);
    ends[1]?.();
    await settle();
    expect(fetch.requests[0]?.signal?.aborted).toBe(true);
  });

  test('a joined read that is left ends the requests of its parts', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    fetch.hold();
    const end = getObjectInfos.observe(client, { objectApiNames: ['Account', 'Contact'] }, () => {});
    await settle();
    end();
    await settle();
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  test('who comes after everybody left gets a request of their own', async () => {
    const { fetch, answer } = deaf();
    const client = createClient({ fetch });
    getThing.observe(client, {}, () => {})();
    await settle();
    expect(getThing.peek(client, {}).state).toBe('Unfulfilled');
    const second = getThing(client, {});
    answer(1, { thing: 2 });
    expect(await second).toEqual({ thing: 2 });
    // Too late: nobody waits for it any more.
    answer(0, { thing: 1 });
    await settle();
    expect(getThing.peek(client, {}).data).toEqual({ thing: 2 });
  });

  test('who gives up before asking sends nothing', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    await expect(getObjectInfo(client, account, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
      message: 'Aborted',
    });
    await settle();
    expect(fetch.requests).toHaveLength(0);
  });

  test('a write that is given up is aborted, whatever the reason and the transport', async () => {
    const { fetch, signals } = deaf();
    const client = createClient({ fetch });
    const controller = new AbortController();
    const { signal } = controller;
    const written = createRecord(client, { apiName: 'Account', fields: {} }, { signal });
    const input = expect(written).rejects.toMatchObject({
      kind: 'aborted',
      message: 'Aborted',
      retryable: false,
    });
    await settle();
    controller.abort(new Error('Another page.'));
    await input;
    await expect(createRecord(client, { apiName: 'Account', fields: {} }, { signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(signals).toHaveLength(1);
  });

  test('who gives up a renewed request leaves it to those who waited for the one before', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    const release = fetch.hold();
    const listener = vi.fn();
    getObjectInfo.observe(client, account, listener);
    const waiting = getObjectInfo(client, account);
    await settle();
    const controller = new AbortController();
    const renewed = getObjectInfo(client, account, { policy: 'no-cache', signal: controller.signal });
    const input = expect(renewed).rejects.toMatchObject({ kind: 'aborted' });
    await settle();
    controller.abort();
    await input;
    release();
    expect(await waiting).toEqual(info);
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Fulfilled', data: info });
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  test('who leaves a renewed request as the last of all ends it', async () => {
    const { client, fetch } = testClient({ 'GET *': info });
    fetch.hold();
    const end = getObjectInfo.observe(client, account, () => {});
    await settle();
    const controller = new AbortController();
    const settings = { policy: 'no-cache', signal: controller.signal } as const;
    const renewed = getObjectInfo(client, account, settings).catch(() => 'given up');
    await settle();
    end();
    await settle();
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    controller.abort();
    expect(await renewed).toBe('given up');
    await settle();
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  test('a failure that nobody waits for is no unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { client } = testClient({ 'GET *': reply(500, []) });
    getObjectInfo.observe(client, account, () => {});
    getObjectInfos.observe(client, { objectApiNames: ['Account', 'Contact'] }, () => {});
    getObjectInfo.source(client, { objectApiName: 'Case' })?.dataPromise();
    await settle();
    await settle();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a batch', () => {
  test('takes so many at most, and the rest goes out beside it', async () => {
    const { client, fetch } = testClient({
      'GET /batch/*': ({ path }: ScriptedRequest) => {
        const names = decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
        return { results: names.map((label) => ({ statusCode: 200, result: { label, fields: {} } })) };
      },
    });
    const names = Array.from({ length: 150 }, (_, index) => `Object${index}__c`);
    const infos = await Promise.all(names.map((objectApiName) => getObjectInfo(client, { objectApiName })));
    expect(infos.map(({ label }) => label)).toEqual(names);
    expect(fetch.requests).toHaveLength(2);
  });

  test('a batch that fails as a whole gives every read the same failure, which each keeps for itself', async () => {
    const { client, fetch, pass } = testClient({ 'GET /batch/*': reply(500, []), 'GET *': info });
    const ask = () =>
      Promise.allSettled(
        ['Account', 'Contact'].map((objectApiName) => getObjectInfo(client, { objectApiName })),
      );
    const ends = await ask();
    const [first, second] = ends.map((end) => (end.status === 'rejected' ? end.reason : undefined));
    expect(first).toMatchObject({ status: 500 });
    expect(second).toBe(first);
    await ask();
    expect(fetch.requests).toHaveLength(1);
    pass(30_000);
    expect(await getObjectInfo(client, account)).toEqual(info);
  });

  test('a batch is rejected to a joined read as one failure', async () => {
    const { client } = testClient({
      'GET *': () => {
        throw new TypeError('fetch failed');
      },
    });
    const config = { objectApiNames: ['Account', 'Contact'] };
    await expect(getObjectInfos(client, config)).rejects.toMatchObject({ kind: 'network', status: 0 });
    const listener = vi.fn();
    getObjectInfos.observe(client, config, listener);
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: { kind: 'network' } });
  });
});

test('a call whose path neither the config nor the context can fill is not sent, and says what is missing', async () => {
  const { client, fetch } = testClient({}, { context: {} });
  const requested = getCartSummary(client, {});
  await expect(requested).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG', kind: 'config' });
  await expect(requested).rejects.toThrow('webstoreId');
  expect(fetch.requests).toEqual([]);
});
