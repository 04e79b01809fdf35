import { defaultLifetime, read, shape } from '@relab/contract';
import type { Snapshot } from '@relab/store';
import { describe, expect, test, vi } from 'vitest';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { CachePolicy } from '../client/policy.ts';
import { getObjectInfo, getObjectInfos } from '../object-info/object-info.ts';
import { getRecord } from '../records/get-record.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';

const hour = 3_600_000;
const lifetime = 900_000;
const account = { objectApiName: 'Account' };

/** A server that counts its answers. */
function counted() {
  let count = 0;
  return testClient({
    'GET /object-info/batch/*': () => ({
      results: ['Account', 'Contact'].map(() => ({
        statusCode: 200,
        result: { label: ++count, fields: {} },
      })),
    }),
    'GET /object-info/*': () => ({ label: ++count, fields: {} }),
    'GET /records/*': () => ({
      apiName: 'Account',
      id: '001000000000001AAA',
      weakEtag: ++count,
      fields: { Name: { displayValue: null, value: String(count) } },
    }),
  });
}

type Here = ReturnType<typeof counted>;
/** What is cached when a read comes. */
const situations = {
  empty: async () => {},
  fresh: async ({ client }: Here) => void (await getObjectInfo(client, account)),
  stale: async ({ client, pass }: Here) => {
    await getObjectInfo(client, account);
    pass(lifetime);
  },
} satisfies Record<string, (here: Here) => Promise<void>>;

/** By policy and situation: the response's number, or the error's status, and the number of requests. */
const table: readonly [CachePolicy, keyof typeof situations, number, number][] = [
  ['cache-then-network', 'empty', 1, 1],
  ['cache-then-network', 'fresh', 1, 1],
  ['cache-then-network', 'stale', 2, 2],
  ['cache-and-network', 'empty', 1, 1],
  ['cache-and-network', 'fresh', 1, 2],
  ['cache-and-network', 'stale', 1, 2],
  ['stale-while-revalidate', 'empty', 1, 1],
  ['stale-while-revalidate', 'fresh', 1, 1],
  ['stale-while-revalidate', 'stale', 1, 2],
  ['only-if-cached', 'empty', 504, 0],
  ['only-if-cached', 'fresh', 1, 1],
  ['only-if-cached', 'stale', 1, 1],
  ['no-cache', 'empty', 1, 1],
  ['no-cache', 'fresh', 2, 2],
  ['no-cache', 'stale', 2, 2],
  ['valid-at', 'empty', 1, 1],
  ['valid-at', 'fresh', 1, 1],
  ['valid-at', 'stale', 2, 2],
];

describe('D-102: each policy, with nothing, something fresh and something stale', () => {
  test.each(table)('%s, %s', async (policy, situation, answer, requests) => {
    const here = counted();
    await situations[situation](here);
    const input = await getObjectInfo(here.client, account, { policy }).then(
      ({ label }) => label,
      ({ status }) => status,
    );
    await settle();
    expect(input).toBe(answer);
    expect(here.fetch.requests).toHaveLength(requests);
  });

  test.each(table)('observed: %s, %s', async (policy, situation, _, requests) => {
    const here = counted();
    await situations[situation](here);
    const listener = vi.fn<(snapshot: Snapshot<unknown>) => void>();
    const end = getObjectInfo.observe(here.client, account, listener, policy);
    await settle();
    end();
    expect(here.fetch.requests).toHaveLength(requests);
    const last = listener.mock.lastCall?.[0];
    if (requests === 0) expect(last).toMatchObject({ state: 'Error', error: { status: 504 } });
    else expect(last).toMatchObject({ data: { label: requests } });
  });
});

test('valid-at answers what holds at a time of its own', async () => {
  const { client, fetch, pass } = counted();
  await getObjectInfo(client, account);
  const receivedAt = client.store.now();
  pass(lifetime + hour);
  const at = (time: number) =>
    getObjectInfo(client, account, { policy: 'valid-at', at: time }).then(({ label }) => label);
  expect(await at(receivedAt + lifetime - 1)).toBe(1);
  expect(fetch.requests).toHaveLength(1);
  expect(await at(receivedAt + lifetime)).toBe(2);
  expect(await at(client.store.now() + lifetime)).toBe(3);
});

test('D-133, D-134, X-13: a miss of the cache alone is 504 Gateway Timeout, and is not kept', async () => {
  const { client } = counted();
  await expect(getObjectInfo(client, account, { policy: 'only-if-cached' })).rejects.toMatchObject({
    status: 504,
    statusText: 'Gateway Timeout',
    message: 'Data requested with only-if-cached policy and not found in the cache',
    kind: 'refused',
  });
  getObjectInfo.observe(client, account, () => {}, 'only-if-cached')();
  expect(await getObjectInfo(client, account)).toMatchObject({ label: 1 });
});

test('D-099: a read goes from Unfulfilled over Pending and Fulfilled to Stale, and to Error', async () => {
  let status = 200;
  const { client, pass } = testClient({ 'GET /object-info/*': () => reply(status, { fields: {} }) });
  const state = () => getObjectInfo.peek(client, account).state;
  const states = [state()];
  const end = getObjectInfo.observe(client, account, () => {});
  states.push(state());
  await settle();
  states.push(state());
  pass(lifetime);
  states.push(state());
  status = 500;
  await expect(getObjectInfo.refresh(client, account)).rejects.toMatchObject({ status: 500 });
  states.push(state());
  end();
  expect(states).toEqual(['Unfulfilled', 'Pending', 'Fulfilled', 'Stale', 'Error']);
  // What was cached before is still there to be shown.
  expect(getObjectInfo.peek(client, account).data).toEqual({ fields: {} });
});

test('D-100, D-101, D-225: a failure is kept under its key, with status and body, for 30 s', async () => {
  const body = [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }];
  const { client, fetch, pass } = testClient({
    'GET /object-info/Account': reply(403, body),
    'GET *': { fields: {} },
  });
  const fails = () =>
    expect(getObjectInfo(client, account)).rejects.toMatchObject({ status: 403, body, message: 'No.' });
  await fails();
  pass(29_999);
  await fails();
  expect(getObjectInfo.peek(client, account)).toMatchObject({ state: 'Error', error: { status: 403, body } });
  expect(fetch.requests).toHaveLength(1);
  await getObjectInfo(client, { objectApiName: 'Contact' });
  expect(fetch.requests).toHaveLength(2);
  pass(1);
  await fails();
  expect(fetch.requests).toHaveLength(3);
});

test('D-103: a refresh asks although all is fresh, and although a failure is kept', async () => {
  let status = 200;
  const { client, fetch } = testClient({ 'GET /object-info/*': () => reply(status, { fields: {} }) });
  await getObjectInfo(client, account);
  await getObjectInfo.refresh(client, account);
  status = 404;
  await getObjectInfo.refresh(client, account).catch(() => {});
  await getObjectInfo.refresh(client, account).catch(() => {});
  expect(fetch.requests).toHaveLength(4);
});

test('D-234, D-239: what states no lifetime is fresh for 30 days', async () => {
  const getPlain = readAdapter(
    read({ id: 'getPlain', area: 'records', path: '/plain', response: shape<{ readonly plain: boolean }>() }),
  );
  expect(defaultLifetime).toBe(2_592_000_000);
  const { client, fetch, pass } = testClient({ 'GET /plain': { plain: true } });
  await getPlain(client, {});
  pass(2_592_000_000 - 1);
  await getPlain(client, {});
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getPlain(client, {});
  expect(fetch.requests).toHaveLength(2);
});

describe('a clock that jumps', () => {
  const record = { recordId: '001000000000001AAA', fields: ['Account.Name'] };
  const reads: readonly [string, (here: Here) => Promise<unknown>, (here: Here) => string][] = [
    [
      'a plain read',
      ({ client }) => getObjectInfo(client, account),
      ({ client }) => getObjectInfo.peek(client, account).state,
    ],
    [
      'a record',
      ({ client }) => getRecord(client, record),
      ({ client }) => getRecord.peek(client, record).state,
    ],
    [
      'a joined read',
      ({ client }) => getObjectInfos(client, { objectApiNames: 'Account,Contact' }),
      ({ client }) => getObjectInfos.peek(client, { objectApiNames: 'Account,Contact' }).state,
    ],
  ];

  test.each(reads)('forward: %s is stale, and asked for again', async (_, ask, state) => {
    const here = counted();
    await ask(here);
    here.pass(1000 * 24 * hour);
    expect(state(here)).toBe('Stale');
    await ask(here);
    expect(here.fetch.requests).toHaveLength(2);
    expect(state(here)).toBe('Fulfilled');
  });

  test.each(reads)('back: %s is not kept for longer than it holds', async (_, ask, state) => {
    const here = counted();
    await ask(here);
    here.pass(-24 * hour);
    expect(state(here)).toBe('Stale');
    await ask(here);
    expect(here.fetch.requests).toHaveLength(2);
    expect(state(here)).toBe('Fulfilled');
  });

  test('back: a failure is not kept for longer than it holds', async () => {
    const { client, fetch, pass } = testClient({ 'GET *': reply(400, []) });
    await getObjectInfo.prefetch(client, account);
    pass(-24 * hour);
    await getObjectInfo.prefetch(client, account);
    expect(fetch.requests).toHaveLength(2);
  });
});
