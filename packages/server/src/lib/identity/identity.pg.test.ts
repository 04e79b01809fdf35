import { testEngines } from '@relab/database/testing';
import { createObjects, standardObjects } from '@relab/records/objects';
import { createPlatform, origin, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHashPool } from './hash-pool.ts';
import { isPasswordHash } from './stored-password.ts';

const person = { firstName: 'Ada', lastName: 'Nwosu', companyName: 'Fjord Assay Works' };
const password = 'a long enough password';

/** The storefront offers to sign in and go on. */
const ended = { status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] };

describe.each(testEngines)('identity on %s', (engine) => {
  let shop: TestServer;
  let clock = Date.parse('2026-01-05T10:00:00Z');
  const delays: number[] = [];
  beforeAll(async () => {
    shop = await testServer(engine, {
      now: () => new Date(clock),
      pause: async (milliseconds) => void delays.push(milliseconds),
    });
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
    expect(await shop.browser().get(`${uiApi}/object-info/User`, cookie)).toMatchObject(ended);
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
    expect(await browser.get(`${uiApi}/object-info/User`)).toMatchObject(ended);
  });

  const signIn = (address: string, email: string, given: string) =>
    shop.browser(address).post('/services/identity/sign-in', { email, password: given });
  /** One after the other, as many as the limit of one network allows for an account. */
  async function guess(network: string, email: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push((await signIn(`${network}${index + 1}`, email, 'wrong')).status);
    return statuses;
  }

  test('ten wrong passwords lock an account for their network for a while, and for nobody elsewhere', async () => {
    const email = 'ada@example.com';
    clock += 3_600_000;
    expect(new Set(await guess('2001:db8:1:1::', email, 10))).toEqual(new Set([401]));
    const locked = await signIn('2001:db8:1:1:ffff::', email, password);
    expect(locked.status).toBe(429);
    expect(codeOf(locked.body)).toBe('REQUEST_LIMIT_EXCEEDED');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('2001:db8:1:2::1', email, password)).status).toBe(200);
    clock += 901_000;
    expect((await signIn('2001:db8:1:1::1', email, password)).status).toBe(200);
  });

  test('guesses from many networks are slowed, then end, and a reset by mail lets the owner in', async () => {
    const email = 'ada@example.com';
    clock += 7_200_000;
    delays.length = 0;
    for (let network = 0; network < 10; network += 1) await guess(`2001:db8:2:${network}::`, email, 10);
    expect(delays).toHaveLength(80);
    expect(delays[0]).toBeLessThan(delays[20] ?? 0);
    expect(Math.max(...delays)).toBeLessThanOrEqual(3_000);
    expect((await signIn('2001:db8:3::1', email, password)).status).toBe(429);
    const owner = shop.browser('2001:db8:3::1');
    shop.mails.length = 0;
    await owner.post('/services/identity/password-reset', { email });
    const token = /token=([\w-]+)/.exec(shop.mails[0]?.text ?? '')?.[1];
    expect(
      (await owner.post('/services/identity/password-reset/confirm', { token, newPassword: password }))
        .status,
    ).toBe(204);
    expect((await owner.post('/services/identity/sign-in', { email, password })).status).toBe(200);
  });

  test('signing in often with the right password locks nobody out', async () => {
    clock += 7_200_000;
    for (let index = 0; index < 110; index += 1)
      expect((await signIn(`198.51.100.${index}`, 'ada@example.com', password)).status).toBe(200);
  });

  test('sign-ins for which no thread is free get 503 and a time, and do not count', async () => {
    clock += 3_600_000;
    const hashPool = createHashPool({ threads: 1, maxWaiting: 2 });
    const small = createPlatform({ ...shop.options, hashPool, objects: createObjects(standardObjects) });
    const send = (given: string) =>
      small.fetch(
        new Request(`${origin}/services/identity/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ email: 'ada@example.com', password: given }),
        }),
        { address: '203.0.113.5' },
      );
    const responses = await Promise.all(Array.from({ length: 10 }, () => send('wrong')));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect((await send(password)).status).toBe(200);
    await small.close();
    await hashPool.close();
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
    expect(await browser.get(`${uiApi}/object-info/User`)).toMatchObject(ended);
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
    expect(await browser.get(`${uiApi}/object-info/User`)).toMatchObject(ended);
    const again = await browser.post('/services/identity/sign-in', {
      email: 'gone@example.com',
      password: 'correct horse battery',
    });
    expect(again.status).toBe(401);
  });

  test('once a link has set a password the other links and the sessions end with it', async () => {
    const email = 'linked@example.com';
    clock += 7_200_000;
    const thief = await shop.signedIn(email);
    shop.mails.length = 0;
    for (let index = 0; index < 2; index += 1)
      await shop.browser().post('/services/identity/password-reset', { email });
    const tokens = shop.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const confirm = (token: string | undefined) =>
      shop.browser().post('/services/identity/password-reset/confirm', { token, newPassword: password });
    expect((await confirm(tokens[1])).status).toBe(204);
    expect(await confirm(tokens[0])).toMatchObject({ status: 400 });
    expect(await thief.get(`${uiApi}/object-info/User`)).toMatchObject(ended);
  });

  test('a link that set a password has confirmed the address that it was sent to', async () => {
    const email = 'confirmed@example.com';
    const browser = shop.browser();
    await browser.post('/services/identity/sign-up', { ...person, email, password });
    await expect.poll(() => shop.mails.filter(({ to }) => to === email)).toHaveLength(1);
    await browser.post('/services/identity/password-reset', { email });
    const mail = shop.mails.filter(({ to }) => to === email)[1];
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await browser.post('/services/identity/password-reset/confirm', { token, newPassword: password });
    await browser.post('/services/identity/sign-in', { email, password });
    expect((await browser.get('/services/identity/email-verification')).body).toEqual({
      email,
      isVerified: true,
    });
  });

  test('a session that began while the password was changed does not outlive it', async () => {
    const email = 'racing@example.com';
    await shop.signedIn(email);
    const { rows } = await sql<{ id: string; password: string }>`
      select a.id, c.password from auth_user a join auth_credential c on c.user_id = a.id
      where a.email = ${email}`.execute(shop.database);
    const [{ id, password: before } = { id: '', password: '' }] = rows;
    expect(await isPasswordHash(shop.database, id, before)).toBe(true);
    await sql`update auth_credential set password = 'another' where user_id = ${id}`.execute(shop.database);
    expect(await isPasswordHash(shop.database, id, before)).toBe(false);
    const sessions = await sql`select 1 from auth_session where user_id = ${id}`.execute(shop.database);
    expect(sessions.rows).toEqual([]);
  });

  test('mails that confirm an address are limited by mailbox, whatever stands after a plus sign', async () => {
    clock += 7_200_000;
    const signUp = (index: number) =>
      shop.browser(`198.51.100.${index}`).post('/services/identity/sign-up', {
        ...person,
        email: `victim+${index}@example.com`,
        password,
      });
    for (let index = 1; index <= 5; index += 1) expect((await signUp(index)).status).toBe(201);
    expect((await signUp(6)).status).toBe(429);
  });
});
