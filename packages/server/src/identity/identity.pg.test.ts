import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer, uiApi } from '../server.fixture.ts';

const person = { firstName: 'Ada', lastName: 'Nwosu', companyName: 'Fjord Assay Works' };
const password = 'a long enough password';

describe.each(testEngines)('identity on %s', (engine) => {
  let shop: TestServer;
  let clock = Date.parse('2026-01-05T10:00:00Z');
  beforeAll(async () => {
    shop = await testServer(engine, { now: () => new Date(clock) });
  });
  afterAll(() => shop.close());

  const codeOf = (body: unknown): unknown => (body as { errorCode: string }[])[0]?.errorCode;

  test('sign-up makes a user, a contact and an account, and signs in', async () => {
    const browser = shop.browser();
    const answer = await browser.post('/services/identity/sign-up', {
      ...person,
      email: 'Ada@Example.com',
      password,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: 'ada@example.com', firstName: 'Ada' });
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly/);
    expect(answer.headers.getSetCookie().join()).toMatch(/SameSite=Lax/);
    const { userId } = answer.body as { userId: string };
    const record = await browser.get(
      `${uiApi}/records/${userId}?fields=User.Account.Name,User.Contact.Email,User.Contact.Account.Name`,
    );
    expect(record.body).toMatchObject({
      fields: {
        Account: { value: { fields: { Name: { value: 'Fjord Assay Works' } } } },
        Contact: { value: { fields: { Email: { value: 'ada@example.com' } } } },
      },
    });
  });

  test('a clerk reads all users, and changes their own names, phone and settings only', async () => {
    const own = await shop.signedIn('own.clerk@example.com', ['clerk']);
    const { rows } = await sql<{ id: string }>`
      select id from "user" where email = 'ada@example.com'`.execute(shop.database);
    const change = (id: string, fields: object) => own.send('PATCH', `${uiApi}/records/${id}`, { fields });
    const fields = { FirstName: 'Grace', LastName: 'Okafor', Phone: '+49 30 1234', LocaleSidKey: 'de_DE' };
    const { userId, accountId } = own.person;
    const { status, body } = await change(userId, fields);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: userId } });
    expect((await change(rows[0]?.id ?? '', fields)).status).toBe(403);
    const kept = {
      Username: 'me@example.com',
      Email: 'me@example.com',
      AccountId: accountId,
      ContactId: null,
      IsActive: false,
      Roles__c: 'administrator',
      AuthId__c: 'x',
    };
    for (const [field, value] of Object.entries(kept)) {
      // What they may not even read is as unknown as what is not there.
      const errorCode = field === 'AuthId__c' ? 'INVALID_FIELD' : 'INVALID_FIELD_FOR_INSERT_UPDATE';
      expect(await change(userId, { [field]: value }), field).toMatchObject({
        status: 400,
        body: { output: { fieldErrors: { [field]: [{ errorCode }] } } },
      });
    }
  });

  test('an e-mail address is taken once, whatever its letters, and nothing of the second attempt stays', async () => {
    const count = async (): Promise<unknown> =>
      (
        await sql`select (select count(*) from account) accounts, (select count(*) from auth_user) users`.execute(
          shop.database,
        )
      ).rows;
    const before = await count();
    const answers = await Promise.all(
      ['new@example.com', 'NEW@example.com', 'new@Example.com'].map((email) =>
        shop.browser().post('/services/identity/sign-up', { ...person, email, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => codeOf(body))).toEqual([
      'USER_EXISTS',
      'USER_EXISTS',
    ]);
    expect(before).not.toEqual(await count());
    const again = await shop
      .browser()
      .post('/services/identity/sign-up', { ...person, email: 'new@example.com', password });
    expect(again.status).toBe(409);
    const { rows } = await sql`select username from "user" where username = 'new@example.com'`.execute(
      shop.database,
    );
    expect(rows).toHaveLength(1);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'ada@example.com', password: 'something else' });
    const unknown = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'nobody@example.com', password });
    const malformed = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'no address', password });
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
    expect(malformed).toMatchObject({ status: 401, body: wrong.body });
  });

  test('signing out ends the session in the database, not only the cookie', async () => {
    const browser = shop.browser();
    await browser.post('/services/identity/sign-in', { email: 'ada@example.com', password });
    const stolen = new Map(browser.cookies);
    const cookie = { cookie: [...stolen].map(([name, value]) => `${name}=${value}`).join('; ') };
    expect((await shop.browser().get(`${uiApi}/object-info/User`, cookie)).status).toBe(200);
    expect((await browser.post('/webruntime/logout')).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    expect((await shop.browser().get(`${uiApi}/object-info/User`, cookie)).status).toBe(403);
  });

  test('a link signs out from the own pages only', async () => {
    const browser = shop.browser();
    await browser.post('/services/identity/sign-in', { email: 'ada@example.com', password });
    const foreign = await browser.get('/webruntime/logout', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const ahead = await browser.get('/webruntime/logout', { 'sec-purpose': 'prefetch' });
    expect(ahead.status).toBe(403);
    expect(browser.cookies.size).toBe(1);
    const own = await browser.get('/webruntime/logout');
    expect(own.status).toBe(303);
    expect(browser.cookies.size).toBe(0);
  });

  test('a forged or changed session cookie is nobody', async () => {
    const browser = shop.browser();
    await browser.post('/services/identity/sign-in', { email: 'ada@example.com', password });
    const [[name, value] = ['', '']] = browser.cookies;
    const changed = `${name}=${value.slice(0, -3)}abc`;
    expect((await shop.browser().get(`${uiApi}/object-info/User`, { cookie: changed })).status).toBe(403);
    const { rows } = await sql<{ token: string }>`select token from auth_session limit 1`.execute(
      shop.database,
    );
    const unsigned = `${name}=${rows[0]?.token}.`;
    expect((await shop.browser().get(`${uiApi}/object-info/User`, { cookie: unsigned })).status).toBe(403);
  });

  test('a session ends after thirty days', async () => {
    const browser = shop.browser();
    await browser.post('/services/identity/sign-in', { email: 'ada@example.com', password });
    expect((await browser.get(`${uiApi}/object-info/User`)).status).toBe(200);
    await sql`update auth_session set expires_at = ${new Date(clock)}`.execute(shop.database);
    expect((await browser.get(`${uiApi}/object-info/User`)).status).toBe(403);
  });

  test('attempts on one account are limited from everywhere, and again allowed after a while', async () => {
    const email = 'ada@example.com';
    clock += 3_600_000;
    const attempts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        shop
          .browser(`192.0.2.${index + 50}`)
          .post('/services/identity/sign-in', { email, password: 'wrong' }),
      ),
    );
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([401]));
    const limited = await shop.browser('192.0.2.99').post('/services/identity/sign-in', { email, password });
    expect(limited.status).toBe(429);
    expect(codeOf(limited.body)).toBe('REQUEST_LIMIT_EXCEEDED');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    clock += 901_000;
    expect((await shop.browser().post('/services/identity/sign-in', { email, password })).status).toBe(200);
  });

  test('attempts from one address are limited across accounts', async () => {
    clock += 3_600_000;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        shop
          .browser('198.51.100.7')
          .post('/services/identity/sign-in', { email: `x${index}`, password: 'wrong' }),
      ),
    );
    const limited = await shop
      .browser('198.51.100.7')
      .post('/services/identity/sign-in', { email: 'ada@example.com', password });
    expect(limited.status).toBe(429);
    const elsewhere = await shop
      .browser('198.51.100.8')
      .post('/services/identity/sign-in', { email: 'ada@example.com', password });
    expect(elsewhere.status).toBe(200);
  });

  test('a reset by mail sets the password once and ends every session', async () => {
    const browser = shop.browser();
    await browser.post('/services/identity/sign-in', { email: 'ada@example.com', password });
    shop.mails.length = 0;
    const unknown = await shop
      .browser()
      .post('/services/identity/password-reset', { email: 'nobody@example.com' });
    expect(shop.mails).toEqual([]);
    const known = await shop
      .browser()
      .post('/services/identity/password-reset', { email: 'Ada@example.com' });
    expect([unknown.status, known.status]).toEqual([204, 204]);
    expect(shop.mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    const token = /token=([\w-]+)/.exec(shop.mails[0]?.text ?? '')?.[1];
    const newPassword = 'another long password';
    const confirm = () =>
      shop.browser().post('/services/identity/password-reset/confirm', { token, newPassword });
    expect((await confirm()).status).toBe(204);
    expect(await confirm()).toMatchObject({ status: 400 });
    expect((await browser.get(`${uiApi}/object-info/User`)).status).toBe(403);
    const old = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'ada@example.com', password });
    expect(old.status).toBe(401);
    const fresh = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'ada@example.com', password: newPassword });
    expect(fresh.status).toBe(200);
  });

  test('whoever was made inactive is out at once and cannot come back', async () => {
    const browser = await shop.signedIn('gone@example.com');
    expect((await browser.get(`${uiApi}/object-info/User`)).status).toBe(200);
    await sql`update "user" set is_active = false where username = 'gone@example.com'`.execute(shop.database);
    expect((await browser.get(`${uiApi}/object-info/User`)).status).toBe(403);
    const again = await browser.post('/services/identity/sign-in', {
      email: 'gone@example.com',
      password: 'correct horse battery',
    });
    expect(again.status).toBe(401);
  });

  test('a password is kept as a memory-hard hash', async () => {
    const email = 'hashed@example.com';
    await shop.browser().post('/services/identity/sign-up', { ...person, email, password });
    const { rows } = await sql<{ password: string }>`
      select c.password from auth_credential c join auth_user u on u.id = c.user_id where u.email = ${email}`.execute(
      shop.database,
    );
    expect(rows).toEqual([{ password: expect.stringMatching(/^scrypt\$15\$8\$3\$/) }]);
  });
});
