import { testEngines } from '@relab/database/testing';
import type { Quota } from '@relab/server/identity';
import { type TestBrowser, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileServer, fileServer } from './files.fixture.ts';

const quota: Quota = { recordsPerDay: 3, records: 5, filesPerDay: 4, files: 6, bytes: 1_000 };
const quotas = { unconfirmed: quota, confirmed: { ...quota, filesPerDay: 100, files: 100, bytes: 5_000 } };

describe.each(testEngines)('the quota of an account on %s', (engine) => {
  let files: FileServer;
  let clock = Date.parse('2026-01-05T10:00:00Z');
  let count = 0;
  beforeAll(async () => {
    files = await fileServer(engine, undefined, { quotas, now: () => new Date(clock) });
  });
  afterAll(() => files.close());

  async function register(): Promise<TestBrowser & { readonly email: string }> {
    count += 1;
    const email = `buyer-${count}@example.com`;
    return { ...(await files.shop.signedIn(email)), email };
  }
  const confirm = (email: string) =>
    sql`update auth_user set email_verified = true where email = ${email}`.execute(files.shop.database);
  const upload = (by: TestBrowser, bytes: number) => files.upload(by, 'a'.repeat(bytes), 'a.txt');
  const full = { status: 403, body: [{ errorCode: 'STORAGE_LIMIT_EXCEEDED' }] };

  test('files of an unconfirmed account are limited by bytes, and those of a confirmed one less', async () => {
    const buyer = await register();
    expect((await upload(buyer, 600)).status).toBe(201);
    const before = await files.kept();
    expect(await upload(buyer, 600)).toMatchObject(full);
    expect(await files.kept()).toBe(before);
    expect((await upload(buyer, 400)).status).toBe(201);
    await confirm(buyer.email);
    expect((await upload(buyer, 600)).status).toBe(201);
  });

  test('of concurrent uploads only as many are stored as the quota has room for', async () => {
    const buyer = await register();
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(buyer, 400)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
  });

  test('an unconfirmed account may upload a limited number of files a day, deleted ones included', async () => {
    const buyer = await register();
    for (let index = 0; index < 4; index += 1) {
      const { status, body } = await upload(buyer, 1);
      expect(status).toBe(201);
      const { contentDocument } = body as { contentDocument: { id: string } };
      await buyer.send('DELETE', `${uiApi}/records/${contentDocument.id}`);
    }
    expect(await upload(buyer, 1)).toMatchObject({
      status: 429,
      body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }],
    });
    clock += 86_400_001;
    expect((await upload(buyer, 1)).status).toBe(201);
  });

  test('users of the company itself have no quota', async () => {
    const clerk = await files.shop.signedIn('clerk@example.com', ['clerk']);
    for (let index = 0; index < 7; index += 1) expect((await upload(clerk, 500)).status).toBe(201);
  });
});
