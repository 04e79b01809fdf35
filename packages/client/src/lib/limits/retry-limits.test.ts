import { getVersions } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { ClientEvent } from '../client/client-event.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { type LimitOptions, retryLimits } from './retry-limits.ts';

const versions = readAdapter(getVersions);
const limit = (message = 'ConcurrentRequests Limit exceeded.') => [
  { errorCode: 'REQUEST_LIMIT_EXCEEDED', message },
];

/** A client whose server rejects the first requests so, and then responds with an empty list. */
function limited(rejections: readonly unknown[], options: LimitOptions = {}) {
  const left = [...rejections];
  const next = () => left.shift() ?? [];
  const test = testClient({ 'GET *': next, 'PATCH *': next, 'POST *': next });
  const events: ClientEvent[] = [];
  test.client.listen((event) => events.push(event));
  const end = retryLimits(test.client, { random: () => 0.5, ...options });
  return { ...test, end, limits: () => events.filter(({ type }) => type === 'limited') };
}

test.each([
  ['429', reply(429, limit())],
  ['503', reply(503, [])],
  ['403 with the code of a limit', reply(403, limit())],
])('a read that is rejected with %s is sent again, later each time', async (_, rejection) => {
  const { client, waits, fetch, limits } = limited([rejection, rejection, rejection]);
  expect(await versions(client, {})).toEqual([]);
  expect(fetch.requests).toHaveLength(4);
  expect(waits).toEqual([250, 500, 1_000]);
  expect(limits()).toMatchObject([
    { call: 'getVersions', attempt: 1 },
    { attempt: 2 },
    { attempt: 3, retryAt: expect.any(Number) },
  ]);
});

test('Retry-After says how long the wait is, and those who waited do not all come back at once', async () => {
  const { client, waits } = limited([reply(429, limit(), { 'retry-after': '3' })]);
  await versions(client, {});
  expect(waits).toEqual([3_500]);
});

test('what found no room is not sent again, and its error says when it may be', async () => {
  const { client, fetch, waits } = limited([reply(507, [], { 'retry-after': '30' })]);
  const at = client.store.now();
  await expect(versions(client, {})).rejects.toMatchObject({ status: 507, retryAt: at + 30_000 });
  expect([fetch.requests.length, waits]).toEqual([1, []]);
});

test('while a time that the server named lies ahead, other calls wait for it too', async () => {
  const { client, waits, pass } = limited([reply(429, limit(), { 'retry-after': '3' })]);
  await versions(client, {});
  pass(1_000);
  await versions.refresh(client, {});
  expect(waits).toEqual([3_500, 2_500]);
  pass(2_000);
  await versions.refresh(client, {});
  expect(waits).toHaveLength(2);
});

test('a call is sent again four times at most, and its error says when it may be', async () => {
  const rejection = reply(503, [], { 'retry-after': '1' });
  const { client, fetch } = limited(Array(9).fill(rejection));
  const at = client.store.now();
  await expect(versions(client, {})).rejects.toMatchObject({
    status: 503,
    limited: true,
    retryable: true,
    retryAt: at + 1_000,
  });
  expect(fetch.requests).toHaveLength(5);
});

test('what has to wait for too long, or for the next day, fails at once', async () => {
  const long = limited([reply(429, limit(), { 'retry-after': '3600' })]);
  const at = long.client.store.now();
  await expect(versions(long.client, {})).rejects.toMatchObject({ retryAt: at + 3_600_000 });
  const daily = limited([reply(403, limit('TotalRequests Limit exceeded.'))]);
  await expect(versions(daily.client, {})).rejects.toMatchObject({ limited: true, retryAt: undefined });
  expect([long.waits, daily.waits]).toEqual([[], []]);
});

test('a write without an idempotency key is never sent twice', async () => {
  const { client, fetch, waits } = limited([reply(429, limit(), { 'retry-after': '1' })]);
  const write = updateRecord(client, { recordId: '001000000000001AAA', fields: { Name: 'A' } });
  await expect(write).rejects.toMatchObject({ limited: true, retryAt: expect.any(Number) });
  expect(fetch.requests).toHaveLength(1);
  expect(waits).toEqual([]);
});

test('a write with an idempotency key is sent again under the same one', async () => {
  const { client, fetch } = limited([reply(503, []), reply(204)]);
  const idempotencyKey = '5e2b2c8e-2f5c-4b1c-8f3a-0c5a1f0e7d11';
  await createRecord(client, { apiName: 'Account', fields: { Name: 'A' }, idempotencyKey });
  expect(fetch.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    idempotencyKey,
    idempotencyKey,
  ]);
});

test('a wait ends when the caller gives up, and nothing is sent any more', async () => {
  const controller = new AbortController();
  const { client, fetch } = testClient(
    { 'GET *': reply(429, limit()) },
    { wait: () => new Promise(() => {}) },
  );
  retryLimits(client);
  const sent = client.send(getVersions, {}, controller.signal);
  await settle();
  controller.abort();
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetch.requests).toHaveLength(1);
});

test('errors that are no limits are not sent again, and nothing is after the end', async () => {
  const { client, fetch, end } = limited([reply(500, []), reply(403, []), reply(429, limit())]);
  await expect(versions.refresh(client, {})).rejects.toMatchObject({ status: 500, limited: false });
  await expect(versions.refresh(client, {})).rejects.toMatchObject({ status: 403, limited: false });
  end();
  await expect(versions.refresh(client, {})).rejects.toMatchObject({ status: 429 });
  expect(fetch.requests).toHaveLength(3);
});

test('a record whose read was limited is read again, not taken for a record that may not be read', async () => {
  const { client, fetch } = limited([reply(403, limit())]);
  const read = getRecord(client, { recordId: '001000000000001AAA', fields: ['Account.Name'] });
  await read.catch(() => {});
  expect(fetch.requests).toHaveLength(2);
});
