import { dataPath } from '@relab/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, type TestBrowser, type TestServer, testServer } from './server.fixture.ts';

const queryPath = (text: string): string =>
  `${dataPath.replace('{version}', 'v63.0')}/query?q=${encodeURIComponent(text)}`;
const accounts = queryPath('SELECT Id FROM Account');

/** Whoever reads accounts waits while the work goes on. */
async function whileLocked<Result>(server: TestServer, work: () => Promise<Result>): Promise<Result> {
  return await server.database.transaction().execute(async (transaction) => {
    await sql`lock table account in access exclusive mode`.execute(transaction);
    return await work();
  });
}

const waiting = async ({ database }: TestServer): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
};

describe('statements of requests', () => {
  let server: TestServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    server = await testServer('postgres', { statementTimeout: 400 });
    clerk = await server.signedIn('clerk@lab.example', ['clerk']);
  });
  afterAll(() => server.close());

  test('a query past its time limit is answered QUERY_TIMEOUT and ended in the database', async () => {
    await whileLocked(server, async () => {
      const response = await clerk.get(accounts);
      expect([response.status, response.body]).toEqual([
        400,
        [{ errorCode: 'QUERY_TIMEOUT', message: expect.stringContaining('too long') }],
      ]);
      expect(await waiting(server)).toBe(0);
    });
    expect((await clerk.get(accounts)).status).toBe(200);
  });

  test('at most three queries of one caller run, some wait, more are answered 429 at once', async () => {
    await whileLocked(server, async () => {
      const responses = Array.from({ length: 40 }, () => clerk.get(accounts));
      await expect.poll(() => waiting(server), { interval: 20, timeout: 5_000 }).toBe(3);
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      // 3 run until their time limit and 32 wait: five at least find no room.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
      expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(3);
      expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([]);
      const other = await clerk.get('/services/data/v63.0/ui-api/object-info');
      expect(other.status).toBe(200);
    });
  });

  test('the queries of one caller leave room for another', async () => {
    const other = await server.signedIn('other@lab.example', ['clerk']);
    const contacts = queryPath('SELECT Id FROM Contact');
    await whileLocked(server, async () => {
      const busy = Array.from({ length: 10 }, () => clerk.get(accounts));
      await expect.poll(() => waiting(server), { interval: 20, timeout: 5_000 }).toBe(3);
      expect((await other.get(contacts)).status).not.toBe(429);
      await Promise.all(busy);
    });
  });
});

describe('requests that are broken off', () => {
  let server: TestServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    server = await testServer('postgres', { statementTimeout: 60_000 });
    clerk = await server.signedIn('clerk@lab.example', ['clerk']);
  });
  afterAll(() => server.close());

  const send = (signal: AbortSignal, method: string, path: string, body?: unknown) =>
    server.server.fetch(
      new Request(new URL(path, origin), {
        method,
        headers: {
          cookie: [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { signal },
    );

  test('the statement of a read ends, and nothing is logged as an error', async () => {
    const connection = new AbortController();
    await whileLocked(server, async () => {
      const response = send(connection.signal, 'GET', accounts);
      await expect.poll(() => waiting(server), { timeout: 10_000 }).toBe(1);
      connection.abort();
      await response;
      expect(await waiting(server)).toBe(0);
    });
    expect(server.lines).toEqual([]);
  });

  test('a write goes on to its end', async () => {
    const connection = new AbortController();
    const created = await whileLocked(server, async () => {
      const response = send(connection.signal, 'POST', '/services/data/v63.0/ui-api/records', {
        apiName: 'Account',
        fields: { Name: 'Quark & Sons' },
      });
      await expect.poll(() => waiting(server), { timeout: 10_000 }).toBe(1);
      connection.abort();
      return { response };
    });
    expect((await created.response).status).toBe(201);
  });
});
