import { randomUUID } from 'node:crypto';
import { testEngines } from '@relab/database/testing';
import { Account, Contact, User } from '@relab/records/objects';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hour = 3_600_000;

describe.each(testEngines)('writes with a key on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let at = Date.UTC(2026, 0, 1);
  beforeAll(async () => {
    shop = await testServer(engine, { declared: [Account, Contact, User], now: () => new Date(at) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => shop.close());

  const create = (key: string, Name: string, by = clerk) =>
    by.post(`${uiApi}/records`, { apiName: 'Account', fields: { Name } }, { 'idempotency-key': key });
  const count = async (name: string) =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from account where name = ${name}`.execute(
        shop.database,
      )
    ).rows[0]?.n;

  test('a write that comes again is answered the same, and done once', async () => {
    const key = randomUUID();
    const first = await create(key, 'Once');
    expect(first.status).toBe(201);
    const second = await create(key.toUpperCase(), 'Once');
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await count('Once')).toBe(1);
  });

  test('a key is for one request, and for one caller', async () => {
    const key = randomUUID();
    await create(key, 'Mine');
    expect(await create(key, 'Other')).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] });
    const other = await shop.signedIn('other@example.com', ['clerk']);
    expect((await create(key, 'Other', other)).status).toBe(201);
  });

  test('a key that is no UUID of version 4 is refused', async () => {
    for (const key of ['', 'x', '6ba7b810-9dad-11d1-80b4-00c04fd430c8', `${randomUUID()} `.repeat(2)]) {
      const answer = await create(key, 'Unkeyed');
      expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
    }
    expect(await count('Unkeyed')).toBe(0);
  });

  test('a refusal is answered again too, and nothing of it is stored', async () => {
    const key = randomUUID();
    const first = await create(key, '');
    expect(first.status).toBe(400);
    expect(await create(key, '')).toMatchObject({ status: 400, body: first.body });
  });

  test('those who come at the same moment wait for the first', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(key, 'Race')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await count('Race')).toBe(1);
  });

  test('changing, deleting and batches have keys too', async () => {
    const { body } = await create(randomUUID(), 'Chain');
    const { id } = body as { id: string };
    const send = async (method: string, path: string, given?: object) => {
      const key = { 'idempotency-key': randomUUID() };
      const first = await clerk.send(method, `${uiApi}/records/${path}`, given, key);
      const second = await clerk.send(method, `${uiApi}/records/${path}`, given, key);
      expect(second).toMatchObject({ status: first.status, body: first.body });
      return first.status;
    };
    expect(await send('PATCH', id, { fields: { Name: 'Chained' } })).toBe(200);
    const records = [{ apiName: 'Account', fields: { Name: 'Batched' } }];
    expect(await send('POST', 'batch', { operations: [{ type: 'CREATE', records }] })).toBe(200);
    expect(await count('Batched')).toBe(1);
    expect(await send('DELETE', id)).toBe(204);
  });

  test('after a day a key is forgotten', async () => {
    const key = randomUUID();
    await create(key, 'Day');
    at += 23 * hour;
    await create(key, 'Day');
    expect(await count('Day')).toBe(1);
    at += 2 * hour;
    expect((await create(key, 'Day')).status).toBe(201);
    expect(await count('Day')).toBe(2);
  });
});
