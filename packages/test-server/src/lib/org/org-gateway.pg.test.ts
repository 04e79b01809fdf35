import { createClient } from '@relab/client';
import { chooseVersion, gatewayFetch } from '@relab/client/org';
import { createOrgGateway, type OrgGateway, type OrgGatewayOptions } from '@relab/client/org-server';
import { createRecord, getObjectInfo, getRecord } from '@relab/client/records';
import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, appBrowser } from './app-browser.fixture.ts';
import { type Listening, type ListeningOrg, listeningOrg, listenTo } from './listening-org.fixture.ts';

const secret = 'a secret of an app, made by chance, and long enough';
const clientSecret = 'a secret of a program, and long enough';

describe.each(testEngines)('a gateway to an org on %s, over HTTP', (engine) => {
  let org: ListeningOrg;
  let app: Listening;
  let gateway: OrgGateway;
  let clock = Date.parse('2026-02-02T09:00:00Z');
  const stored = new Map<string, string>();

  const create = (more: Partial<OrgGatewayOptions> = {}) =>
    createOrgGateway({
      url: org.url,
      clientId: 'app',
      clientSecret,
      appUrl: app.url,
      secrets: [secret],
      maxRequestBytes: 10_000,
      now: () => clock,
      ...more,
    });

  beforeAll(async () => {
    org = await listeningOrg(engine, { now: () => new Date(clock) });
    app = await listenTo(
      async (request) => (await gateway(request)) ?? new Response('page', { status: 404 }),
    );
    const scopes = ['api', 'id', 'refresh_token'] as const;
    const redirectUris = [`${app.url}/org/signed-in`];
    await org.register({ id: 'app', name: 'App', secret: clientSecret, redirectUris, scopes });
    await org.register({ id: 'public', name: 'App without a secret', redirectUris, scopes });
  });
  afterAll(async () => {
    await app.close();
    await org.close();
  });

  async function signIn(browser: AppBrowser, returnTo = '/records'): Promise<Response> {
    const begun = await browser.fetch(`/org/sign-in?${new URLSearchParams({ returnTo })}`, {
      headers: { 'sec-fetch-site': 'none' },
    });
    const back = await org.allow(begun.headers.get('location') ?? '');
    return browser.fetch(back, { headers: { 'sec-fetch-site': 'cross-site' } });
  }

  const clientOf = (browser: AppBrowser) => createClient({ fetch: gatewayFetch(browser.fetch) });
  const info = '/services/data/v63.0/ui-api/object-info/Account';
  const ownPage = { 'x-relab-org': '1' };
  const hours = (count: number) => {
    clock += count * 3_600_000;
  };

  const store = {
    read: async (id: string) => stored.get(id),
    write: async (id: string, value: string) => void stored.set(id, value),
    remove: async (id: string) => void stored.delete(id),
  };

  test.each<[string, Partial<OrgGatewayOptions>]>([
    ['an encrypted cookie', {}],
    ['a store of the host', { store }],
  ])('with sessions in %s somebody signs in, reads and writes, and signs out', async (_, more) => {
    gateway = create(more);
    const browser = appBrowser(app.url);
    const client = clientOf(browser);
    await expect(chooseVersion(client)).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
    const signedIn = await signIn(browser);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/records']);
    expect([...browser.cookies.keys()]).toEqual(['relab-org']);
    const session = await browser.fetch('/org/session', { headers: ownPage });
    expect(await session.json()).toMatchObject({ user: { userId: org.clerk.person.userId } });
    expect(await chooseVersion(client)).toBe('v63.0');
    const { id } = await createRecord(client, { apiName: 'Account', fields: { Name: 'Südlab' } });
    const record = await getRecord(client, { recordId: id, fields: ['Account.Name'] });
    expect(record.fields.Name?.value).toBe('Südlab');
    const out = await browser.fetch('/org/sign-out', { method: 'POST', headers: ownPage });
    expect(out.status).toBe(204);
    expect(browser.cookies.size + stored.size).toBe(0);
    await expect(getObjectInfo(client, { objectApiName: 'Contact' })).rejects.toMatchObject({ status: 401 });
  });

  test('nothing that reaches the page, its cookies or the store has a token in it', async () => {
    for (const more of [{}, { store }]) {
      gateway = create(more);
      const browser = appBrowser(app.url);
      await signIn(browser);
      const text = await (await browser.fetch(info, { headers: ownPage })).text();
      const seen = [text, ...browser.cookies.values(), ...stored.values()].join(' ');
      expect(seen).not.toMatch(/00D\w{12,15}!/);
      expect(seen).not.toContain(clientSecret);
    }
  });

  test.each(['app', 'public'])(
    'an access token of %s that has ended is renewed once for many requests, without the page seeing it',
    async (clientId) => {
      gateway = create(clientId === 'public' ? { clientId, clientSecret: undefined } : {});
      const browser = appBrowser(app.url);
      await signIn(browser);
      const renewals = () => org.requests.filter((line) => line === 'POST /services/oauth2/token').length;
      const before = renewals();
      hours(3);
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await browser.fetch(info, { headers: ownPage })).status),
      );
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect(renewals() - before).toBe(1);
      hours(3);
      expect((await browser.fetch(info, { headers: ownPage })).status).toBe(200);
    },
  );

  test('a session that has ended, here or at the org, asks for another sign-in', async () => {
    gateway = create();
    const browser = appBrowser(app.url);
    await signIn(browser);
    hours(13);
    const ended = await browser.fetch(info, { headers: ownPage });
    expect([ended.status, await ended.json()]).toMatchObject([401, [{ errorCode: 'SIGN_IN_REQUIRED' }]]);
    gateway = create({ sessionSeconds: 90 * 86_400 });
    await signIn(browser);
    hours(40 * 24);
    expect((await browser.fetch(info, { headers: ownPage })).status).toBe(401);
  });

  test('requests of other sites, and those without the header of the app, are rejected', async () => {
    gateway = create();
    const browser = appBrowser(app.url);
    await signIn(browser);
    const before = org.requests.length;
    const foreign: Record<string, string>[] = [
      {},
      { ...ownPage, 'sec-fetch-site': 'cross-site' },
      { ...ownPage, 'sec-fetch-site': 'same-site' },
      { ...ownPage, origin: 'https://evil.test' },
    ];
    for (const headers of foreign)
      for (const [method, path] of [
        ['GET', info],
        ['POST', '/org/sign-out'],
        ['GET', '/org/session'],
      ] as const) {
        const response = await browser.fetch(path, { method, headers });
        expect([path, response.status]).toEqual([path, 403]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    expect(org.requests).toHaveLength(before);
  });

  test.each([
    '/services/oauth2/token',
    '/services/identity/current-user',
    '/services/data/..%2foauth2/token',
    '/services/data/%2e%2e/oauth2/userinfo',
    '/services/data//evil.test/',
    '/services/data/v63.0/..%5c..%5coauth2',
    '/services/database',
  ])('%s is no call that goes on to the org', async (path) => {
    gateway = create();
    const browser = appBrowser(app.url);
    await signIn(browser);
    const before = org.requests.length;
    expect((await browser.fetch(path, { headers: ownPage })).status).toBe(404);
    expect(org.requests).toHaveLength(before);
  });

  test('a body that is too large is not read to its end, nor sent on', async () => {
    gateway = create();
    const browser = appBrowser(app.url);
    await signIn(browser);
    const before = org.requests.length;
    const response = await browser.fetch('/services/data/v63.0/ui-api/records', {
      method: 'POST',
      headers: { ...ownPage, 'content-type': 'application/json' },
      body: 'x'.repeat(20_000),
    });
    expect([response.status, org.requests.length]).toEqual([413, before]);
  });

  test('a response of the org that is too large ends, and what is not JSON is a file that runs nothing', async () => {
    const body = '<script>alert(1)</script>'.repeat(100);
    const fetch = async (url: string, init: RequestInit) =>
      url.includes('/services/data')
        ? new Response(body, { headers: { 'content-type': 'text/html', 'set-cookie': 'evil=1' } })
        : globalThis.fetch(url, init);
    const browser = appBrowser(app.url);
    gateway = create({ fetch });
    await signIn(browser);
    const response = await browser.fetch(info, { headers: ownPage });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(body);
    expect(browser.cookies.has('evil')).toBe(false);
    gateway = create({ fetch, maxResponseBytes: 1_000 });
    const large = await browser
      .fetch(info, { headers: ownPage })
      .then((each) => each.text())
      .catch(() => 'ended');
    expect(large).not.toBe(body);
  });

  test('a sign-in that another browser has begun, or that leads out of the app, does not count', async () => {
    gateway = create();
    const [own, other] = [appBrowser(app.url), appBrowser(app.url)];
    const begun = await own.fetch('/org/sign-in');
    const back = await org.allow(begun.headers.get('location') ?? '');
    const response = await other.fetch(back);
    expect([response.status, await response.json()]).toMatchObject([400, [{ errorCode: 'SIGN_IN_FAILED' }]]);
    expect(other.cookies.size).toBe(0);
    for (const returnTo of ['https://evil.test', '//evil.test', '/\\evil.test'])
      expect((await signIn(own, returnTo)).headers.get('location')).toBe('/');
  });

  test('a cookie that was changed, or sealed by a secret that is gone, is nobody; one of the secret before still opens', async () => {
    gateway = create();
    const browser = appBrowser(app.url);
    await signIn(browser);
    const cookie = browser.cookies.get('relab-org') ?? '';
    const status = async (value: string) => {
      browser.cookies.set('relab-org', value);
      return (await browser.fetch(info, { headers: ownPage })).status;
    };
    const middle = cookie.charAt(60) === 'A' ? 'B' : 'A';
    expect(await status(cookie.slice(0, 60) + middle + cookie.slice(61))).toBe(401);
    for (const value of ['', 'x', 'a'.repeat(43), 'a'.repeat(200)]) expect(await status(value)).toBe(401);
    const next = 'another secret of the app, made by chance';
    gateway = create({ secrets: [next, secret] });
    expect(await status(cookie)).toBe(200);
    gateway = create({ secrets: [next] });
    expect(await status(cookie)).toBe(401);
  });

  test('the token of another org, an org that is not there and a short secret get a sentence each', async () => {
    const browser = appBrowser(app.url);
    gateway = create({ orgId: '00D000000000001' });
    const wrong = await signIn(browser);
    expect([wrong.status, await wrong.json()]).toMatchObject([403, [{ errorCode: 'WRONG_ORG' }]]);
    gateway = create();
    await signIn(browser);
    gateway = create({ fetch: async () => Promise.reject(new TypeError('fetch failed')) });
    const down = await browser.fetch(info, { headers: ownPage });
    expect([down.status, await down.json()]).toMatchObject([502, [{ errorCode: 'ORG_UNREACHABLE' }]]);
    expect(() => create({ secrets: ['short'] })).toThrow(/at least 32 characters/);
  });
});
