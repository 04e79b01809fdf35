import { createHash, createHmac } from 'node:crypto';
import { testEngines } from '@relab/database/testing';
import { createObjects, standardObjects } from '@relab/records/objects';
import {
  countStatements,
  createPlatform,
  origin,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeByAge } from '../retention/purge-by-age.ts';
import { type ClientRegistration, ensureClient, removeClient } from './clients.ts';

const clientSecret = 'a secret of a client, and long enough';
const back = 'https://tool.test/callback?from=relab';
const verifier = 'v'.repeat(171);
const challenge = createHash('sha256').update(verifier).digest('base64url');

type Members = Readonly<Record<string, string>>;

describe.each(testEngines)('tokens on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { readonly person: { readonly userId: string } };
  let clock = Date.parse('2026-02-02T09:00:00Z');
  const service: ClientRegistration = { id: 'service', secret: clientSecret, name: 'Stock & Sons' };
  const tool: ClientRegistration = {
    id: 'tool',
    secret: clientSecret,
    name: 'A <Tool>',
    redirectUris: [back],
    scopes: ['api', 'id', 'refresh_token'],
  };
  const app: ClientRegistration = {
    id: 'app',
    name: 'App',
    redirectUris: ['https://app.test/', 'app.test:/back'],
    origins: ['https://app.test'],
    scopes: ['api', 'id', 'refresh_token'],
  };

  beforeAll(async () => {
    shop = await testServer(engine, { now: () => new Date(clock) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const password = { id: 'own', secret: clientSecret, name: 'Own', allowsPassword: true };
    for (const client of [{ ...service, actsAs: clerk.person.userId }, tool, app, password])
      await ensureClient(shop.database, client);
  });
  afterAll(() => shop.close());

  const formType = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const post = (path: string, form: Members, headers: Members = {}): Promise<TestResponse> =>
    shop.browser().send('POST', path, String(new URLSearchParams(form)), { ...formType, ...headers });
  const ask = (form: Members, headers: Members = {}) => post('/services/oauth2/token', form, headers);
  const asService = { grant_type: 'client_credentials', client_id: 'service', client_secret: clientSecret };
  const asTool = { client_id: 'tool', client_secret: clientSecret };

  const members = ({ body }: TestResponse): Members => body as Members;
  const tokenOf = async (form: Members): Promise<Members> => {
    const answer = await ask(form);
    expect(answer).toMatchObject({ status: 200 });
    return members(answer);
  };
  const bearer = (token: string | undefined): Members => ({ authorization: `Bearer ${token}` });
  const info = `${uiApi}/object-info/User`;
  const call = (token: string | undefined, path = info): Promise<TestResponse> =>
    shop.browser().get(path, bearer(token));

  const consent = {
    response_type: 'code',
    client_id: 'tool',
    redirect_uri: back,
    state: 'a b&c',
    code_challenge: challenge,
  };
  const authorize = (members: Members, browser = clerk): Promise<TestResponse> =>
    browser.get(`/services/oauth2/authorize?${new URLSearchParams(members)}`);
  const decide = (members: Members, browser = clerk): Promise<TestResponse> =>
    browser.send('POST', '/services/oauth2/authorize', String(new URLSearchParams(members)), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const codeFor = async (members: Members): Promise<string> => {
    const { status, headers } = await decide({ ...members, decision: 'allow' });
    expect(status).toBe(303);
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  const exchange = (code: string, more: Members = asTool): Members => ({
    grant_type: 'authorization_code',
    code,
    redirect_uri: back,
    code_verifier: verifier,
    ...more,
  });
  const asApp = { client_id: 'app', redirect_uri: 'https://app.test/' };

  describe('client credentials', () => {
    test('give a token in the name of the user that the client was registered with', async () => {
      const answer = await ask(asService);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { access_token, id, issued_at, signature, ...rest } = members(answer);
      expect(rest).toEqual({
        instance_url: origin,
        token_type: 'Bearer',
        expires_in: 7200,
        scope: 'api id',
      });
      expect(access_token).toMatch(/^00D\w{12,15}![.\w]+$/);
      expect(id).toMatch(new RegExp(`^${origin}/id/00D\\w{15}/${clerk.person.userId}$`));
      const own = createHmac('sha256', clientSecret).update(`${id}${issued_at}`).digest('base64');
      expect(signature).toBe(own);
      expect(await call(access_token)).toMatchObject({ status: 200 });
      expect(await shop.browser().get(info, { authorization: `OAuth ${access_token}` })).toMatchObject({
        status: 200,
      });
    });

    test('stand in the Authorization header just as well', async () => {
      const basic = Buffer.from(`service:${encodeURIComponent(clientSecret)}`).toString('base64');
      const answer = await ask({ grant_type: 'client_credentials' }, { authorization: `Basic ${basic}` });
      expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    });

    test('nothing but their hashes is stored', async () => {
      const { access_token = '' } = await tokenOf(asService);
      const { rows } = await sql<{ all: string }>`
        select string_agg(t::text, ' ') || (select string_agg(c::text, ' ') from oauth_client c) as all
        from oauth_token t`.execute(shop.database);
      expect(rows[0]?.all).toContain(createHash('sha256').update(access_token).digest('base64url'));
      expect(rows[0]?.all).not.toContain(access_token);
      expect(rows[0]?.all).not.toContain(clientSecret);
    });
  });

  describe('the token endpoint refuses', () => {
    const wrong = 'wrong';
    test.each<[string, Members, number, string]>([
      ['no grant type', { client_id: 'service' }, 400, 'invalid_request'],
      ['an unknown one', { ...asService, grant_type: 'constructor' }, 400, 'unsupported_grant_type'],
      ['no client', { grant_type: 'client_credentials' }, 400, 'invalid_request'],
      ['an unknown client', { ...asService, client_id: 'nobody' }, 400, 'invalid_client'],
      ['a wrong secret', { ...asService, client_secret: wrong }, 400, 'invalid_client'],
      ['no secret', { grant_type: 'client_credentials', client_id: 'service' }, 400, 'invalid_client'],
      [
        'a secret where there is none',
        { ...exchange('x', asApp), client_secret: wrong },
        400,
        'invalid_client',
      ],
      ['credentials that stand for nobody', { ...asService, ...asTool }, 400, 'unauthorized_client'],
      [
        'passwords by default',
        { ...asTool, grant_type: 'password', username: 'a', password: 'b' },
        400,
        'unauthorized_client',
      ],
      ['an unknown scope', { ...asService, scope: 'api web' }, 400, 'invalid_scope'],
      ['a scope it is not registered for', { ...asService, scope: 'full' }, 400, 'invalid_scope'],
      ['a made-up code', exchange('made-up'), 400, 'invalid_grant'],
      [
        'a made-up refresh token',
        { ...asTool, grant_type: 'refresh_token', refresh_token: 'x' },
        400,
        'invalid_grant',
      ],
      ['what cannot be stored', { ...asService, client_id: 'a\0b' }, 400, 'invalid_request'],
    ])('%s', async (_, form, status, error) => {
      const answer = await ask(form);
      expect(answer).toMatchObject({ status, body: { error } });
      expect(members(answer).error_description).toMatch(/\w{4,}/);
    });

    test('other kinds of bodies, other methods, and members given twice', async () => {
      const path = '/services/oauth2/token';
      expect(await shop.browser().post(path, asService)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request' },
      });
      expect(await shop.browser().get(path)).toMatchObject({
        status: 405,
        body: { error: 'invalid_request' },
      });
      const twice = await shop
        .browser()
        .send('POST', path, `${new URLSearchParams(asService)}&client_id=tool`, formType);
      expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    });

    test('a wrong secret in the header with 401 and a challenge', async () => {
      const authorization = `Basic ${Buffer.from('service:wrong').toString('base64')}`;
      const answer = await ask({ grant_type: 'client_credentials' }, { authorization });
      expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
    });

    test('whoever tries many secrets, for a while and from there alone', async () => {
      clock += 3_600_000;
      const from = (address: string, secret: string) =>
        shop
          .browser(address)
          .send(
            'POST',
            '/services/oauth2/token',
            String(new URLSearchParams({ ...asService, client_secret: secret })),
            formType,
          );
      for (let count = 0; count < 20; count += 1) await from('203.0.113.5', 'wrong');
      const limited = await from('203.0.113.5', clientSecret);
      expect(limited).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } });
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await from('203.0.113.6', clientSecret)).toMatchObject({ status: 200 });
      clock += 901_000;
      expect(await from('203.0.113.5', clientSecret)).toMatchObject({ status: 200 });
    });
  });

  describe('asking somebody', () => {
    test('leads whoever is not signed in to the page for it, and on from there', async () => {
      const { status, headers } = await authorize(consent, { ...clerk, ...shop.browser() });
      expect(status).toBe(303);
      const at = new URL(headers.get('location') ?? '', origin);
      expect(at.pathname).toBe('/login');
      const next = new URL(at.searchParams.get('next') ?? '', origin);
      expect(next.pathname).toBe('/services/oauth2/authorize');
      expect(Object.fromEntries(next.searchParams)).toEqual(consent);
    });

    test('shows who asks for what, without a script, and lets no page frame it', async () => {
      const { status, body, headers } = await authorize({ ...consent, state: '"><script>alert(1)</script>' });
      expect(status).toBe(200);
      const html = String(body);
      expect(html).toContain('A &lt;Tool&gt;');
      expect(html).toContain('clerk@example.com');
      expect(html).toContain('Read and change records in your name');
      expect(html).not.toContain('<script');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self' https://tool.test");
      const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    });

    test('the code and the state go to the registered address, and the code gives tokens once', async () => {
      const { status, headers } = await decide({ ...consent, decision: 'allow' });
      expect(status).toBe(303);
      const to = new URL(headers.get('location') ?? '');
      expect(to.origin + to.pathname).toBe('https://tool.test/callback');
      expect(to.searchParams.get('from')).toBe('relab');
      expect(to.searchParams.get('state')).toBe('a b&c');
      expect(to.searchParams.getAll('iss')).toEqual([origin]);
      const code = to.searchParams.get('code') ?? '';
      const first = await tokenOf(exchange(code));
      expect(first).toMatchObject({ scope: 'api id refresh_token', refresh_token: expect.any(String) });
      expect(await call(first.access_token)).toMatchObject({ status: 200 });
      const again = await ask(exchange(code));
      expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      expect(await call(first.access_token)).toMatchObject({ status: 401 });
    });

    test('a refusal is told to the client', async () => {
      const { headers } = await decide({ ...consent, decision: 'deny' });
      const to = new URL(headers.get('location') ?? '');
      expect(Object.fromEntries(to.searchParams)).toMatchObject({
        error: 'access_denied',
        state: 'a b&c',
        iss: origin,
      });
      expect(to.searchParams.has('code')).toBe(false);
    });

    test.each<[string, Members, string]>([
      ['another kind of answer', { response_type: 'token' }, 'unsupported_response_type'],
      ['a scope it is not registered for', { scope: 'full' }, 'invalid_scope'],
      ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
      ['no challenge, without a secret', { ...asApp, code_challenge: '' }, 'invalid_request'],
    ])('%s is told to the client', async (_, more, error) => {
      const { status, headers } = await authorize({ ...consent, ...more });
      expect(status).toBe(303);
      const to = new URL(headers.get('location') ?? '');
      expect(to.host).toMatch(/^(tool|app)\.test$/);
      expect(Object.fromEntries(to.searchParams)).toMatchObject({ error, state: 'a b&c', iss: origin });
    });

    test.each<[string, Members]>([
      ['an unknown client', { client_id: 'nobody' }],
      ['an address that is not registered', { redirect_uri: 'https://tool.test/callback' }],
      ['an address of another client', { redirect_uri: 'https://app.test/' }],
      ['no address', { redirect_uri: '' }],
    ])('%s is told to the person, and nobody is sent anywhere', async (_, more) => {
      for (const answer of [
        await authorize({ ...consent, ...more }),
        await decide({ ...consent, ...more, decision: 'allow' }),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.headers.get('location')).toBeNull();
        expect(answer.headers.get('content-type')).toMatch(/html/);
      }
    });

    test('another site cannot answer for somebody, nor can a link', async () => {
      const forged = await clerk.send(
        'POST',
        '/services/oauth2/authorize',
        String(new URLSearchParams({ ...consent, decision: 'allow' })),
        formType,
      );
      expect(forged.status).toBe(403);
      const link = await authorize({ ...consent, decision: 'allow' });
      expect(link).toMatchObject({ status: 200 });
      expect(link.headers.get('location')).toBeNull();
    });

    test('a code is for its client, its address and its verifier', async () => {
      const refused = { status: 400, body: { error: 'invalid_grant' } };
      const stolen = await codeFor(consent);
      expect(await ask({ ...exchange(stolen, asApp), redirect_uri: back })).toMatchObject(refused);
      expect(await ask(exchange(stolen))).toMatchObject({ status: 200 });
      expect(await ask({ ...exchange(await codeFor(consent)), code_verifier: `${verifier}x` })).toMatchObject(
        refused,
      );
      expect(await ask({ ...exchange(await codeFor(consent)), code_verifier: '' })).toMatchObject(refused);
      expect(await ask({ ...exchange(await codeFor(consent)), redirect_uri: `${back}x` })).toMatchObject(
        refused,
      );
      const { code_challenge: _, ...unchallenged } = consent;
      expect(await ask(exchange(await codeFor(unchallenged)))).toMatchObject(refused);
      expect(await ask({ ...exchange(await codeFor(unchallenged)), code_verifier: '' })).toMatchObject({
        status: 200,
      });
      const late = await codeFor(consent);
      clock += 61_000;
      expect(await ask(exchange(late))).toMatchObject(refused);
    });
  });

  describe('refresh tokens', () => {
    const refresh = (token: string | undefined, more: Members = asTool): Members => ({
      grant_type: 'refresh_token',
      refresh_token: token ?? '',
      ...more,
    });
    const begin = async (more: Members = {}): Promise<Members> =>
      tokenOf({ ...exchange(await codeFor({ ...consent, ...more })), ...more });

    test('without a secret a new one comes each time, and a second use ends the family', async () => {
      const consented = { ...consent, ...asApp };
      const first = await tokenOf(exchange(await codeFor(consented), asApp));
      const second = await tokenOf(refresh(first.refresh_token, asApp));
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(await call(second.access_token)).toMatchObject({ status: 200 });
      expect(await ask(refresh(first.refresh_token, asApp))).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
      for (const token of [first.access_token, second.access_token])
        expect(await call(token)).toMatchObject({ status: 401 });
      expect(await ask(refresh(second.refresh_token, asApp))).toMatchObject({ status: 400 });
    });

    test('with a secret it goes on to serve, a month from its last use', async () => {
      const { refresh_token } = await begin();
      for (let count = 0; count < 3; count += 1) {
        clock += 20 * 86_400_000;
        const answer = await tokenOf(refresh(refresh_token));
        expect(answer.refresh_token).toBeUndefined();
        expect(await call(answer.access_token)).toMatchObject({ status: 200 });
      }
      clock += 31 * 86_400_000;
      expect(await ask(refresh(refresh_token))).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
      clerk = { ...clerk, ...(await shop.signedIn('clerk@example.com', ['clerk'])) };
    });

    test('serve their own client, for no more than was allowed', async () => {
      const { refresh_token } = await begin();
      expect(await ask(refresh(refresh_token, asApp))).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
      expect(await ask({ ...refresh(refresh_token), scope: 'full' })).toMatchObject({
        body: { error: 'invalid_scope' },
      });
      const narrow = await tokenOf({ ...refresh(refresh_token), scope: 'id' });
      expect(narrow.scope).toBe('id');
      expect(await call(narrow.access_token)).toMatchObject({ status: 403 });
      expect(await call(narrow.access_token, '/services/oauth2/userinfo')).toMatchObject({ status: 200 });
    });

    test('are not given for less than their scope', async () => {
      expect(
        (await tokenOf(exchange(await codeFor({ ...consent, scope: 'api openid' })))).refresh_token,
      ).toBeUndefined();
    });
  });

  describe('a token', () => {
    test('that is wrong, too old or malformed is refused everywhere below /services/data', async () => {
      const { access_token } = await tokenOf(asService);
      const refused = {
        status: 401,
        body: [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }],
      };
      for (const path of [info, '/services/data/nothing', '/services/data/v63.0/nothing'])
        expect(await call('wrong', path)).toMatchObject(refused);
      expect(await call('')).toMatchObject(refused);
      expect(await call(`${access_token}x`)).toMatchObject(refused);
      expect(await call(access_token, '/services/data/v63.0/nothing')).toMatchObject({ status: 404 });
      clock += 7_195_000;
      expect(await call(access_token)).toMatchObject({ status: 200 });
      clock += 6_000;
      expect(await call(access_token)).toMatchObject(refused);
    });

    test('counts instead of cookies, from wherever it comes', async () => {
      const { access_token } = await tokenOf(asService);
      const buyer = await shop.signedIn('buyer@example.com', ['buyer']);
      const fields = { apiName: 'Account', fields: { Name: 'By token' } };
      const crossSite = {
        ...bearer(access_token),
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.test',
      };
      const made = await buyer.post(`${uiApi}/records`, fields, crossSite);
      expect(made).toMatchObject({ status: 201, body: { lastModifiedById: clerk.person.userId } });
      expect(made.headers.get('access-control-allow-origin')).toBeNull();
      expect(await buyer.get(info, bearer('wrong'))).toMatchObject({ status: 401 });
      const elsewhere = await buyer.post('/webruntime/logout', undefined, crossSite);
      expect(elsewhere.status).toBe(403);
    });

    test('is asked of the database once in a few seconds', async () => {
      // Another token's call, so that the count of calls was just written.
      await call((await tokenOf(asService)).access_token);
      const { access_token } = await tokenOf(asService);
      const count = () => countStatements(shop.database, () => call(access_token));
      expect([await count(), await count()]).toEqual([1, 0]);
      await sql`update "user" set is_active = false where id = ${clerk.person.userId}`.execute(shop.database);
      expect(await call(access_token)).toMatchObject({ status: 200 });
      clock += 10_001;
      expect(await call(access_token)).toMatchObject({ status: 401 });
      expect(await ask(asService)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      await sql`update "user" set is_active = true where id = ${clerk.person.userId}`.execute(shop.database);
      // What ended with the user stays ended; another token is given.
      expect(await call(access_token)).toMatchObject({ status: 401 });
      expect(await call((await tokenOf(asService)).access_token)).toMatchObject({ status: 200 });
      clerk = { ...clerk, ...(await shop.signedIn('clerk@example.com', ['clerk'])) };
    });

    test('is taken back at once; with a refresh token goes all that came of it', async () => {
      const revoke = (token: string | undefined) => post('/services/oauth2/revoke', { token: token ?? '' });
      const { access_token, refresh_token } = await tokenOf(exchange(await codeFor(consent)));
      expect(await call(access_token)).toMatchObject({ status: 200 });
      expect(await revoke(access_token)).toMatchObject({ status: 200 });
      expect(await call(access_token)).toMatchObject({ status: 401 });
      const next = await tokenOf({
        ...asTool,
        grant_type: 'refresh_token',
        refresh_token: refresh_token ?? '',
      });
      expect(await call(next.access_token)).toMatchObject({ status: 200 });
      expect(await revoke(refresh_token)).toMatchObject({ status: 200 });
      expect(await call(next.access_token)).toMatchObject({ status: 401 });
      expect(await revoke('unknown')).toMatchObject({ status: 200 });
      expect(await revoke('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    });

    test('tells whose it is, and nothing of others', async () => {
      const { access_token, id = '' } = await tokenOf(asService);
      const { userId } = clerk.person;
      const known = {
        user_id: userId,
        organization_id: expect.stringMatching(/^00D/),
        email: 'clerk@example.com',
      };
      expect(await call(access_token, '/services/oauth2/userinfo')).toMatchObject({
        status: 200,
        body: { sub: id, ...known },
      });
      const path = new URL(id).pathname;
      expect(await call(access_token, `${path}?format=json`)).toMatchObject({
        status: 200,
        body: { id, ...known },
      });
      expect(await call(access_token, path.replace(userId, '005000000000000AAA'))).toMatchObject({
        status: 403,
      });
      expect(await clerk.get(path)).toMatchObject({ status: 401 });
    });
  });

  describe('passwords', () => {
    const asOwn = {
      grant_type: 'password',
      client_id: 'own',
      client_secret: clientSecret,
      username: 'Clerk@example.com',
    };

    test('give tokens to clients that may hand them over, under the limits of signing in', async () => {
      clock += 3_600_000;
      const sessions = async () =>
        (await sql`select count(*)::int as count from auth_session`.execute(shop.database)).rows;
      const before = await sessions();
      const answer = await tokenOf({ ...asOwn, password: 'correct horse battery' });
      expect(await call(answer.access_token)).toMatchObject({ status: 200 });
      expect(await sessions()).toEqual(before);
      for (let count = 0; count < 10; count += 1)
        expect(await ask({ ...asOwn, password: 'wrong' })).toMatchObject({
          status: 400,
          body: { error: 'invalid_grant' },
        });
      expect(await ask({ ...asOwn, password: 'correct horse battery' })).toMatchObject({ status: 429 });
    });
  });

  describe('scripts of other sites', () => {
    const from = (site: string): Members => ({ origin: site, 'sec-fetch-site': 'cross-site' });

    test('may call from the origins that a client lists, and never with cookies', async () => {
      const asks = { ...from('https://app.test'), 'access-control-request-method': 'PATCH' };
      const before = await shop.browser().send('OPTIONS', `${uiApi}/records/x`, undefined, asks);
      expect(before.status).toBe(204);
      expect(before.headers.get('access-control-allow-origin')).toBe('https://app.test');
      expect(before.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
      const { access_token } = await tokenOf(asService);
      for (const token of [access_token, 'wrong']) {
        const { headers } = await shop.browser().get(info, { ...bearer(token), ...from('https://app.test') });
        expect(headers.get('access-control-allow-origin')).toBe('https://app.test');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('vary')).toMatch(/origin/i);
      }
      const write = await clerk.post(
        `${uiApi}/records`,
        { apiName: 'Account', fields: {} },
        from('https://app.test'),
      );
      expect(write.status).toBe(403);
    });

    test('may not from elsewhere, nor call what is not for tokens', async () => {
      for (const site of ['https://evil.test', 'https://app.test.evil.test', 'null']) {
        const asks = { ...from(site), 'access-control-request-method': 'GET' };
        const { headers } = await shop.browser().send('OPTIONS', info, undefined, asks);
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
      const { headers } = await shop.browser().get('/services/oauth2/authorize', from('https://app.test'));
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('clients', () => {
    test.each<[string, Partial<ClientRegistration>]>([
      ['a short secret', { secret: 'short' }],
      ['a redirect to a script', { redirectUris: ['javascript:alert(1)'] }],
      ['a redirect with a fragment', { redirectUris: ['https://a.test/#x'] }],
      ['a redirect that is no address', { redirectUris: ['/back'] }],
      ['an origin with a path', { origins: ['https://a.test/'] }],
      ['its own name without a secret', { actsAs: '005000000000000AAA' }],
      ['passwords without a secret', { allowsPassword: true }],
      ['an odd id', { id: 'a b' }],
    ])('are not registered with %s', async (_, more) => {
      await expect(ensureClient(shop.database, { id: 'odd', name: 'Odd', ...more })).rejects.toThrow(
        /cannot be registered/,
      );
    });

    test('are as they were registered last, and what was allowed goes with them', async () => {
      await ensureClient(shop.database, { ...service, id: 'brief', actsAs: clerk.person.userId });
      const asBrief = { ...asService, client_id: 'brief' };
      const { access_token } = await tokenOf(asBrief);
      await ensureClient(shop.database, {
        ...service,
        id: 'brief',
        secret: `${clientSecret}!`,
        actsAs: clerk.person.userId,
      });
      expect(await ask(asBrief)).toMatchObject({ body: { error: 'invalid_client' } });
      await removeClient(shop.database, 'brief');
      expect(await call(access_token)).toMatchObject({ status: 401 });
    });
  });

  test('what has ended is thrown away', async () => {
    clock += 40 * 86_400_000;
    await tokenOf(asService);
    const now = new Date(clock);
    for (const table of ['oauth_grant', 'oauth_token'])
      await purgeByAge(
        table,
        'expires_at',
      )({
        ...{ database: shop.database, now, before: now, limit: 1_000, cursor: null },
      });
    const { rows } = await sql`
      select (select count(*)::int from oauth_grant) grants, (select count(*)::int from oauth_token) tokens,
        (select count(*)::int from oauth_code) codes`.execute(shop.database);
    expect(rows).toEqual([{ grants: 1, tokens: 1, codes: 0 }]);
  });

  test('programs can find out where to ask', async () => {
    const { body } = await shop.browser().get('/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: origin,
      token_endpoint: `${origin}/services/oauth2/token`,
      authorization_response_iss_parameter_supported: true,
    });
  });

  test('a password set by a link ends the tokens of its owner at once, and on other servers within ten seconds', async () => {
    const email = 'tokens@example.com';
    const owner = await shop.signedIn(email, ['clerk']);
    const given = await decide({ ...consent, ...asTool, decision: 'allow' }, owner);
    const code = new URL(given.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { access_token, refresh_token } = await tokenOf(exchange(code));
    const elsewhere = createPlatform({ ...shop.options, objects: createObjects(standardObjects) });
    const callElsewhere = async (): Promise<number> => {
      const request = new Request(`${origin}${info}`, { headers: bearer(access_token) });
      return (await elsewhere.fetch(request)).status;
    };
    expect([(await call(access_token)).status, await callElsewhere()]).toEqual([200, 200]);
    shop.mails.length = 0;
    await owner.post('/services/identity/password-reset', { email });
    const token = /token=([\w-]+)/.exec(shop.mails[0]?.text ?? '')?.[1];
    const newPassword = 'another long password';
    await owner.post('/services/identity/password-reset/confirm', { token, newPassword });
    expect((await call(access_token)).status).toBe(401);
    clock += 10_000;
    expect(await callElsewhere()).toBe(401);
    const refreshed = await ask({
      grant_type: 'refresh_token',
      refresh_token: refresh_token ?? '',
      ...asTool,
    });
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await elsewhere.close();
  });
});
