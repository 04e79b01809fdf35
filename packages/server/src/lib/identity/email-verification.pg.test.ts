import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const path = '/services/identity/email-verification';
const password = 'a long enough password';
const start = Date.parse('2026-01-05T10:00:00Z');

describe.each(testEngines)('confirming a mail address on %s', (engine) => {
  let shop: TestServer;
  let clock = start;
  let count = 0;
  beforeAll(async () => {
    shop = await testServer(engine, {
      now: () => new Date(clock),
      localizedPath: (page, language) => (language === 'de' ? `/de${page}` : page),
    });
  });
  beforeEach(() => {
    clock = start;
    shop.mails.length = 0;
  });
  afterAll(() => shop.close());

  const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
  const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  async function signUp(
    language = 'en-US',
  ): Promise<TestBrowser & { readonly email: string; readonly token: string }> {
    count += 1;
    const email = `ada-${count}@example.com`;
    const browser = shop.browser(`192.0.2.${count}`);
    const person = { firstName: 'Ada', lastName: 'Nwosu', email, password };
    expect(
      (await browser.post('/services/identity/sign-up', person, { 'accept-language': language })).status,
    ).toBe(201);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    return { ...browser, email, token: tokenIn(mailsTo(email)[0]?.text) };
  }
  const stateOf = async (browser: TestBrowser) => (await browser.get(path)).body;
  const confirm = async (browser: TestBrowser, token: string) =>
    (await browser.post(`${path}/confirm`, { token })).status;

  test('who signs up gets a link, and their address is theirs once they confirm it, not before', async () => {
    const ada = await signUp();
    expect(mailsTo(ada.email)[0]).toMatchObject({ subject: 'Confirm your e-mail address' });
    expect(mailsTo(ada.email)[0]?.text).toContain(`${origin}/verify-email?token=${ada.token}`);
    expect(await stateOf(ada)).toEqual({ email: ada.email, isVerified: false });
    expect(await confirm(ada, ada.token)).toBe(204);
    expect(await stateOf(ada)).toEqual({ email: ada.email, isVerified: true });
    // Pressed again, and with whatever: it stays so.
    expect(await confirm(ada, ada.token)).toBe(204);
    expect((await ada.post(path)).status).toBe(204);
    expect(mailsTo(ada.email)).toHaveLength(1);
  });

  test('mails about a sign-in are in the language of the page, and the account goes by the last one', async () => {
    const ada = await signUp('de-DE');
    const [mail] = mailsTo(ada.email);
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail?.text).toContain(`${origin}/de/verify-email?token=${ada.token}`);
    const languageOf = async () => {
      const { rows } = await sql<{ language: string }>`
        select language_locale_key as language from "user" where email = ${ada.email}`.execute(shop.database);
      return rows[0]?.language;
    };
    expect(await languageOf()).toBe('de');
    const german = { 'accept-language': 'de-DE,de;q=0.9' };
    await shop.browser().post('/services/identity/password-reset', { email: ada.email }, german);
    await expect.poll(() => mailsTo(ada.email)).toHaveLength(2);
    expect(mailsTo(ada.email)[1]?.subject).toBe('Neues Passwort festlegen');
    expect(mailsTo(ada.email)[1]?.text).toContain(`${origin}/de/reset-password?token=`);
    const signIn = (language: string) =>
      shop
        .browser()
        .post('/services/identity/sign-in', { email: ada.email, password }, { 'accept-language': language });
    await signIn('en-US');
    expect(await languageOf()).toBe('en_US');
    await signIn('fi');
    expect(await languageOf()).toBe('en_US');
    // Chosen for something else: mails are not written in it, and it stays.
    await sql`update "user" set language_locale_key = 'fr' where email = ${ada.email}`.execute(shop.database);
    await signIn('de-DE');
    expect(await languageOf()).toBe('fr');
  });

  test('a link serves its own account alone, whole, and within a day', async () => {
    const ada = await signUp();
    const other = await signUp();
    expect(await confirm(shop.browser(), ada.token)).toBe(403);
    expect((await shop.browser().get(path)).status).toBe(403);
    expect((await shop.browser().post(path)).status).toBe(403);
    for (const token of [other.token, ada.token.slice(1), `${ada.token}x`, '\u0000'])
      expect(await confirm(ada, token)).toBe(400);
    expect(await confirm(other, ada.token)).toBe(400);
    clock += 86_400_000;
    expect(await confirm(ada, ada.token)).toBe(400);
    expect(await stateOf(ada)).toMatchObject({ isVerified: false });
  });

  test('a second link works, and the first one still, until one is used', async () => {
    const ada = await signUp();
    expect((await ada.post(path)).status).toBe(204);
    const tokens = mailsTo(ada.email).map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(2);
    expect(await confirm(ada, tokens[0] ?? '')).toBe(204);
    const { rows } = await sql`
      select 1 from email_verification v join auth_user a on a.id = v.auth_id where a.email = ${ada.email}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
  });

  test('another address is not confirmed by what confirmed the one before', async () => {
    const ada = await signUp();
    const change = (email: string) =>
      sql`update auth_user set email = ${email} where lower(email) in (${ada.email}, 'changed@example.com')`.execute(
        shop.database,
      );
    await change('changed@example.com');
    // Sent to the address before.
    expect(await confirm(ada, ada.token)).toBe(400);
    await ada.post(path);
    expect(await confirm(ada, tokenIn(mailsTo('changed@example.com')[0]?.text))).toBe(204);
    await change('Changed@example.com');
    expect(await stateOf(ada)).toMatchObject({ isVerified: true });
    await change(ada.email);
    expect(await stateOf(ada)).toMatchObject({ isVerified: false });
  });

  test('keeps no secret, and sends no more than some an hour', async () => {
    const ada = await signUp();
    const { rows } = await sql<{ key_hash: string }>`select key_hash from email_verification`.execute(
      shop.database,
    );
    expect(rows.map(({ key_hash }) => key_hash)).not.toContain(ada.token);
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked++) statuses.push((await ada.post(path)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
