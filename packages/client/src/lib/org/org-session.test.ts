import { getVersions } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { createClient } from '../create-client.ts';
import { memoryLocks } from '../offline/locks.ts';
import { memoryChannels } from '../tabs/memory-channel.ts';
import { createOrgSession, type OrgSession, type OrgSessionOptions } from './org-session.ts';
import { orgId, orgUrl, type ScriptedOrg, scriptedOrg } from './scripted-org.fixture.ts';
import { type TestPage, testPage } from './test-page.fixture.ts';

const app = 'https://app.test/records/1?tab=2';
const redirectUri = 'https://app.test/signed-in';

interface TestTab {
  readonly page: TestPage;
  readonly session: OrgSession;
  call(): Promise<unknown>;
}

/** Tabs of one app in one browser. */
function browserOf(org: ScriptedOrg, more: Partial<OrgSessionOptions> = {}): () => TestTab {
  const channels = memoryChannels();
  const locks = memoryLocks();
  return () => {
    const page = testPage(app);
    const session = createOrgSession({
      url: orgUrl,
      clientId: 'app',
      redirectUri,
      page,
      locks,
      channel: channels(),
      fetch: org.fetch,
      wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
      ...more,
    });
    const client = createClient({ fetch: session.fetch, timeout: Number.POSITIVE_INFINITY });
    return { page, session, call: () => client.send(getVersions, {}) };
  };
}

async function signIn({ page, session }: TestTab, org: ScriptedOrg) {
  await session.signIn();
  page.open(org.allow(page.visits.at(-1) ?? ''));
  return session.completeSignIn();
}

test('somebody signs in by a redirect, and calls go out in their name', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  await expect(tab.call()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED', status: 401 });
  expect(await signIn(tab, org)).toEqual({ returnTo: '/records/1?tab=2' });
  expect(tab.session.user()).toEqual({ orgId, userId: '005000000000001AAA', instanceUrl: orgUrl });
  expect(tab.session.user()).toBe(tab.session.user());
  expect(await tab.call()).toEqual([]);
  expect(org.signed).toEqual(['Bearer access 1']);
});

test('the request for consent has a challenge and no secret, and what was used of the response leaves the address', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  await signIn(tab, org);
  const { origin, pathname, searchParams } = new URL(tab.page.visits[0] ?? '');
  expect(origin + pathname).toBe('https://org.test/services/oauth2/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: redirectUri,
    scope: 'api refresh_token',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(tab.page.href()).toBe(redirectUri);
});

test('tokens are nowhere in the storage of the tab', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  await tab.session.signIn();
  expect([...tab.page.stored.keys()]).toEqual([expect.stringMatching(/^relab sign-in /)]);
  tab.page.open(org.allow(tab.page.visits[0] ?? ''));
  await tab.session.completeSignIn();
  expect(tab.page.stored.size).toBe(0);
});

test('a response that this tab has not asked for, or not lately, signs nobody in', async () => {
  const org = scriptedOrg();
  let time = 1_000;
  const tab = browserOf(org, { now: () => time })();
  tab.page.open(`${redirectUri}?code=stolen&state=made-up`);
  await expect(tab.session.completeSignIn()).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  await tab.session.signIn();
  tab.page.open(org.allow(tab.page.visits[0] ?? ''));
  time += 10 * 60_000 + 1;
  await expect(tab.session.completeSignIn()).rejects.toThrow(
    /begun no such sign-in.*Begin again with signIn/,
  );
  expect(org.requests).toEqual([]);
});

test('a response counts once', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  await signIn(tab, org);
  const [first = ''] = tab.page.visits;
  tab.page.open(org.allow(first));
  await expect(tab.session.completeSignIn()).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
});

test('a person who denies access gets that error, and a response of another issuer is rejected', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  const stateOf = (at: number) => new URL(tab.page.visits[at] ?? '').searchParams.get('state');
  await tab.session.signIn();
  tab.page.open(`${redirectUri}?error=access_denied&error_description=Not%20today&state=${stateOf(0)}`);
  await expect(tab.session.completeSignIn()).rejects.toMatchObject({
    code: 'SIGN_IN_DENIED',
    message: 'https://org.test did not sign anybody in: Not today',
  });
  await tab.session.signIn();
  tab.page.open(`${redirectUri}?code=1&iss=https%3A%2F%2Fother.test&state=${stateOf(1)}`);
  await expect(tab.session.completeSignIn()).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  expect(org.requests).toEqual([]);
});

test('an address that is no response is left alone', async () => {
  const tab = browserOf(scriptedOrg())();
  expect(await tab.session.completeSignIn()).toBeUndefined();
  expect(tab.page.href()).toBe(app);
});

test('a way back that leads out of the app leads to its first page', async () => {
  const org = scriptedOrg();
  for (const returnTo of ['https://evil.test/', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)']) {
    const tab = browserOf(org)();
    await tab.session.signIn({ returnTo });
    tab.page.open(org.allow(tab.page.visits[0] ?? ''));
    expect(await tab.session.completeSignIn()).toEqual({ returnTo: '/' });
  }
});

test('a token that has ended is renewed, once for all tabs and all calls', async () => {
  const org = scriptedOrg();
  const open = browserOf(org);
  const [first, second] = [open(), open()];
  await signIn(first, org);
  expect(await second.session.ready()).toMatchObject({ orgId });
  org.endAccess();
  expect(await Promise.all([first.call(), first.call(), second.call(), second.call()])).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(org.requests.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  expect(org.reused()).toBe(0);
});

test('a tab that opens later needs no sign-in, and one that signs out signs out in all', async () => {
  const org = scriptedOrg();
  const open = browserOf(org);
  const first = open();
  await signIn(first, org);
  const later = open();
  expect(await later.call()).toEqual([]);
  const users: unknown[] = [];
  first.session.listen((user) => users.push(user));
  await later.session.signOut();
  await expect.poll(() => users).toEqual([undefined]);
  await expect(first.call()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  expect(org.requests).toContain('/services/oauth2/revoke');
});

test('a sign-in counts for newer than the sign-out of a tab that was there before', async () => {
  const org = scriptedOrg();
  const open = browserOf(org);
  const first = open();
  await signIn(first, org);
  await first.session.signOut();
  const later = open();
  await signIn(later, org);
  org.endAccess();
  expect(await later.call()).toEqual([]);
  expect(await first.call()).toEqual([]);
});

test('a refresh token that has expired gets a sentence, and every tab is signed out', async () => {
  const org = scriptedOrg();
  const open = browserOf(org);
  const [first, second] = [open(), open()];
  await signIn(first, org);
  await second.session.ready();
  org.endAll();
  await expect(first.call()).rejects.toThrow(/session has expired or was ended there: call signIn\(\)/);
  await expect.poll(() => second.session.user()).toBeUndefined();
});

test('an org that cannot be asked for another token does not sign anybody out', async () => {
  const org = scriptedOrg();
  let isDown = false;
  const tab = browserOf(org, {
    fetch: async (url, init) => {
      if (isDown && url.endsWith('/token')) return new Response('Bad gateway', { status: 502 });
      return org.fetch(url, init);
    },
  })();
  await signIn(tab, org);
  org.endAccess();
  isDown = true;
  await expect(tab.call()).rejects.toMatchObject({ status: 502 });
  isDown = false;
  expect(await tab.call()).toEqual([]);
});

test('a token for another org is not accepted, and the sentence names both', async () => {
  const org = scriptedOrg('00D000000000009EAA');
  const tab = browserOf(org, { orgId: orgId.slice(0, 15) })();
  await expect(signIn(tab, org)).rejects.toMatchObject({
    code: 'WRONG_ORG',
    message: expect.stringMatching(/for the org 00D000000000001EAA, and the token is for 00D000000000009EAA/),
  });
  expect(tab.session.user()).toBeUndefined();
});

test('two orgs may be signed in at in one tab, and each takes its own response', async () => {
  const [one, two] = [scriptedOrg(), scriptedOrg('00D000000000009EAA', 'https://two.test')];
  const first = browserOf(one)();
  const second = createOrgSession({
    url: 'https://two.test',
    clientId: 'app',
    redirectUri,
    page: first.page,
    channel: memoryChannels()(),
    fetch: two.fetch,
  });
  await second.signIn();
  first.page.open(two.allow(first.page.visits[0] ?? ''));
  expect(await first.session.completeSignIn()).toBeUndefined();
  expect(await second.completeSignIn()).toEqual({ returnTo: '/records/1?tab=2' });
  expect(second.user()?.orgId).toBe('00D000000000009EAA');
  expect(first.session.user()).toBeUndefined();
});

test('an org that does not allow this origin is distinguished from one that cannot be reached', async () => {
  const org = scriptedOrg();
  let isThere = true;
  const tab = browserOf(org, {
    fetch: async (url, init) => {
      if (url.includes('/oauth2/')) return org.fetch(url, init);
      if (isThere && init.mode === 'no-cors') return new Response(null);
      throw new TypeError('Failed to fetch');
    },
  })();
  await signIn(tab, org);
  await expect(tab.call()).rejects.toMatchObject({
    code: 'CORS_REFUSED',
    kind: 'network',
    message: expect.stringMatching(/add https:\/\/app\.test to the origins that it allows/),
  });
  isThere = false;
  await expect(tab.call()).rejects.toMatchObject({ code: 'ORG_UNREACHABLE' });
});

test('a token never leaves for another origin, and none is sent without encryption', async () => {
  const org = scriptedOrg();
  const tab = browserOf(org)();
  await signIn(tab, org);
  for (const path of ['https://evil.test/services/data', '//evil.test/services/data'])
    await expect(tab.session.fetch(path, {})).rejects.toThrow(/leads out of/);
  expect(org.signed).toEqual([]);
  expect(() => browserOf(org, { url: 'http://org.example.com' })()).toThrow(/begins with https/);
});
