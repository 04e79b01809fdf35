import { randomUUID } from 'node:crypto';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hour = 3_600_000;

describe.each(testEngines)('what guests may make on %s', (engine) => {
  let shop: TestServer;
  let at = Date.UTC(2026, 0, 1);
  beforeAll(async () => {
    shop = await testServer(engine, { now: () => new Date(at) });
  });
  afterAll(() => shop.close());

  const ask = (by: TestBrowser, Subject = 'Is it there?', key?: string) =>
    by.post(
      `${uiApi}/records`,
      { apiName: 'Case', fields: { Subject } },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const many = (by: TestBrowser, count: number, allOrNone = true) => {
    const records = Array.from({ length: count }, () => ({
      apiName: 'Case',
      fields: { Subject: 'One of many' },
    }));
    return by.post(`${uiApi}/records/batch`, { allOrNone, operations: [{ type: 'CREATE', records }] });
  };
  const count = async (subject: string) =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from "case" where subject = ${subject}`.execute(
        shop.database,
      )
    ).rows[0]?.n;

  test('twenty records an hour from one address, also of several browsers, then 429 until it is over', async () => {
    const here = '198.51.100.1';
    for (let made = 0; made < 20; made++) expect((await ask(shop.browser(here), 'Twenty')).status).toBe(201);
    const refused = await ask(shop.browser(here), 'Twenty');
    expect(refused).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] });
    expect(JSON.stringify(refused.body)).toContain('Try again in 60 min');
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect(await count('Twenty')).toBe(20);
    expect((await ask(shop.browser('198.51.100.2'))).status).toBe(201);
    at += hour;
    expect((await ask(shop.browser(here))).status).toBe(201);
  });

  test('each record of a batch counts', async () => {
    const here = shop.browser('198.51.100.3');
    expect(JSON.stringify((await many(here, 21)).body)).toContain('REQUEST_LIMIT_EXCEEDED');
    expect(await count('One of many')).toBe(0);
    await many(here, 21, false);
    expect(await count('One of many')).toBe(20);
    expect((await ask(here)).status).toBe(429);
  });

  test('neither what fails for another reason nor a repeated response counts for the limit of guests', async () => {
    const here = shop.browser('198.51.100.4');
    for (let tried = 0; tried < 21; tried++) expect((await ask(here, '')).status).toBe(400);
    const key = randomUUID();
    for (let sent = 0; sent < 21; sent++) expect((await ask(here, 'Again', key)).status).toBe(201);
    expect(await count('Again')).toBe(1);
  });

  test('an error of the limit is not stored for its key: the same key creates the record later', async () => {
    const here = shop.browser('198.51.100.5');
    const key = randomUUID();
    await many(here, 20);
    expect((await ask(here, 'Later', key)).status).toBe(429);
    at += hour;
    expect((await ask(here, 'Later', key)).status).toBe(201);
  });

  test('who is signed in is not limited', async () => {
    const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    expect((await many(clerk, 60)).status).toBe(200);
  });
});
