import type { Program, ProgramSecret, Programs, UserAccess } from '@relab/contract/administration';
import { everyEngine } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureClient } from '../oauth/clients.ts';

const path = '/services/administration';
const password = 'a long enough password';

describe.each(everyEngine)('people and programs on %s', (engine) => {
  let shop: TestServer;
  let boss: TestBrowser & { readonly person: { readonly userId: string } };
  let clerk: TestBrowser;
  beforeAll(async () => {
    shop = await testServer(engine);
    boss = await shop.signedIn('boss@example.com', ['administrator']);
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => shop.close());

  const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const mailTo = (email: string) => shop.mails.findLast(({ to }) => to === email);
  const userOf = async (browser: TestBrowser): Promise<number> =>
    (await browser.get(`${uiApi}/records/${boss.person.userId}?fields=User.Name`)).status;
  const update = (browser: TestBrowser, userId: string, fields: object) =>
    browser.send('PATCH', `${uiApi}/records/${userId}`, { fields });
  const accessOf = async (userId: string) =>
    (await boss.get(`${path}/users/${userId}/access`)).body as UserAccess;
  const invite = async (email: string, roles: readonly string[] = ['clerk']) =>
    await boss.post(`${path}/users`, { email, firstName: 'Kim', lastName: 'Adeyemi', roles });
  async function join(email: string, roles?: readonly string[]) {
    const { body } = await invite(email, roles);
    const { userId } = body as { readonly userId: string };
    const token = tokenIn(mailTo(email)?.text);
    await shop.browser().post('/services/identity/password-reset/confirm', { token, newPassword: password });
    const browser = shop.browser();
    const signedIn = await browser.post('/services/identity/sign-in', { email, password });
    return { ...browser, userId, token, status: signedIn.status };
  }

  test('somebody who is invited chooses a password once, and works in the role', async () => {
    const kim = await join('kim@example.com');
    expect([kim.status, await userOf(kim)]).toEqual([200, 200]);
    const again = { token: kim.token, newPassword: 'another password altogether' };
    expect((await shop.browser().post('/services/identity/password-reset/confirm', again)).status).toBe(400);
    expect((await invite('kim@example.com')).status).toBe(409);
    expect((await invite('no address')).status).toBe(400);
    expect(await accessOf(kim.userId)).toMatchObject({
      isActive: true,
      isEmailConfirmed: true,
      programs: [],
    });
    expect((await accessOf(kim.userId)).sessions).toHaveLength(1);
  });

  test('an account that is named is joined, and one that is not there is refused', async () => {
    const { rows } = await sql<{ id: string }>`select id from account limit 1`.execute(shop.database);
    const named = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Roe', roles: ['buyer'] };
    const nobody = await boss.post(`${path}/users`, { ...named, accountId: '001000000000000AAA' });
    expect(nobody.status).toBe(400);
    expect((await boss.post(`${path}/users`, { ...named, accountId: rows[0]?.id })).status).toBe(201);
  });

  test('an invitation and a link to a new password are mailed again', async () => {
    const { userId } = (await invite('lee@example.com')).body as { readonly userId: string };
    const first = tokenIn(mailTo('lee@example.com')?.text);
    expect((await boss.post(`${path}/users/${userId}/actions/send-invitation`)).status).toBe(204);
    expect(tokenIn(mailTo('lee@example.com')?.text)).not.toBe(first);
    expect((await boss.post(`${path}/users/${userId}/actions/send-password-reset`)).status).toBe(204);
    await expect.poll(() => mailTo('lee@example.com')?.subject).toBe('Set a new password');
    expect((await boss.post(`${path}/users/005000000000000AAA/actions/send-invitation`)).status).toBe(404);
  });

  test.each([
    ['is deactivated', { IsActive: false }],
    ['gets another role', { Roles__c: 'buyer' }],
  ] as const)('who %s is out, and the links of their mails serve no more', async (what, fields) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const person = await join(email);
    await boss.post(`${path}/users/${person.userId}/actions/send-invitation`);
    const link = tokenIn(mailTo(email)?.text);
    expect((await update(boss, person.userId, fields)).status).toBe(200);
    expect(await userOf(person)).not.toBe(200);
    expect((await accessOf(person.userId)).sessions).toEqual([]);
    const reset = { token: link, newPassword: password };
    expect((await shop.browser().post('/services/identity/password-reset/confirm', reset)).status).toBe(400);
  });

  test('the sessions of somebody are ended by hand', async () => {
    const person = await join('pat@example.com');
    expect((await boss.post(`${path}/users/${person.userId}/actions/end-access`)).status).toBe(204);
    expect(await userOf(person)).not.toBe(200);
    const anew = await shop
      .browser()
      .post('/services/identity/sign-in', { email: 'pat@example.com', password });
    expect(anew.status).toBe(200);
  });

  test('the last administrator stays one', async () => {
    const { userId } = boss.person;
    for (const fields of [{ IsActive: false }, { Roles__c: 'clerk' }]) {
      const refused = await update(boss, userId, fields);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('last administrator'),
      ]);
    }
    const other = await join('other-boss@example.com', ['administrator']);
    expect((await update(boss, other.userId, { Roles__c: 'clerk' })).status).toBe(200);
  });

  test('a program gets its secret once, calls with it, and is out with another one and its tokens', async () => {
    const made = await boss.post(`${path}/programs`, { name: 'Stock', actsAsId: boss.person.userId });
    const { program, secret } = made.body as ProgramSecret;
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const ask = (client: string | null) =>
      shop
        .browser()
        .post(
          '/services/oauth2/token',
          `grant_type=client_credentials&client_id=${program.program}&client_secret=${client}`,
          { 'content-type': 'application/x-www-form-urlencoded' },
        );
    const issued = (await ask(secret)).body as { readonly access_token: string };
    const call = () =>
      shop.browser().get(`${uiApi}/records/${boss.person.userId}?fields=User.Name`, {
        authorization: `Bearer ${issued.access_token}`,
      });
    expect((await call()).status).toBe(200);
    const listed = (await boss.get(`${path}/programs`)).body as Programs;
    expect(listed.programs).toMatchObject([{ program: program.program, isOfFile: false, userCount: 1 }]);
    expect(JSON.stringify(listed)).not.toContain(secret);

    const rotated = await boss.post(`${path}/programs/${program.program}/actions/rotate-secret`, {
      endsTokens: true,
    });
    expect((await call()).status).toBe(401);
    expect((await ask(secret)).status).toBe(400);
    expect((await ask((rotated.body as ProgramSecret).secret)).status).toBe(200);
    const ended = await boss.post(`${path}/programs/${program.program}/actions/end-tokens`);
    expect(ended.body).toEqual({ userCount: 1 });
    expect((await boss.send('DELETE', `${path}/programs/${program.program}`)).status).toBe(204);
    expect((await ask((rotated.body as ProgramSecret).secret)).status).toBe(400);
  });

  test('a program of the file is not changed here, and wrong addresses are refused', async () => {
    await ensureClient(shop.database, { id: 'of-file', name: 'Of the file' });
    for (const [method, rest, body] of [
      ['PATCH', '', { name: 'Another' }],
      ['DELETE', '', undefined],
      ['POST', '/actions/rotate-secret', {}],
    ] as const)
      expect((await boss.send(method, `${path}/programs/of-file${rest}`, body)).status).toBe(409);
    const wrong = [
      { redirectUris: ['javascript:alert(1)'] },
      { origins: ['https://app.test/path'] },
      { isPublic: true, actsAsId: boss.person.userId },
      { actsAsId: '005000000000000AAA' },
      { scopes: ['everything'] },
    ];
    for (const input of wrong)
      expect((await boss.post(`${path}/programs`, { name: 'Wrong', ...input })).status).toBe(400);
    const app = await boss.post(`${path}/programs`, { name: 'App', isPublic: true });
    const { program, secret } = app.body as ProgramSecret;
    expect(secret).toBeNull();
    const changed = await boss.send('PATCH', `${path}/programs/${program.program}`, {
      redirectUris: ['https://app.test/back'],
    });
    expect(changed.body as Program).toMatchObject({ name: 'App', redirectUris: ['https://app.test/back'] });
    expect((await boss.post(`${path}/programs/nothing/actions/end-tokens`)).status).toBe(404);
  });

  test('clerks and others may do none of it', async () => {
    const { userId } = boss.person;
    const buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    for (const browser of [clerk, buyer, shop.browser()]) {
      const statuses = await Promise.all([
        browser.get(`${path}/programs`),
        browser.get(`${path}/users/${userId}/access`),
        browser.post(`${path}/users`, {
          email: 'x@example.com',
          firstName: 'X',
          lastName: 'Y',
          roles: ['clerk'],
        }),
        browser.post(`${path}/programs`, { name: 'Mine' }),
        browser.post(`${path}/users/${userId}/actions/end-access`),
        browser.post(`${path}/users/${userId}/actions/send-password-reset`),
        browser.send('DELETE', `${path}/programs/of-file`),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 403));
    }
  });
});
