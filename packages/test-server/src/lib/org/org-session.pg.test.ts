import { createClient } from '@relab/client';
import { chooseVersion, createOrgSession, type OrgSession } from '@relab/client/org';
import { createRecord, getObjectInfo, getRecord } from '@relab/client/records';
import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningOrg, listeningOrg } from './listening-org.fixture.ts';

const app = 'https://app.test';
const redirectUri = `${app}/signed-in`;

describe.each(testEngines)('a session at an org on %s, over HTTP', (engine) => {
  let org: ListeningOrg;
  let clock = Date.parse('2026-02-02T09:00:00Z');

  beforeAll(async () => {
    org = await listeningOrg(engine, { now: () => new Date(clock) });
    await org.register({
      id: 'app',
      name: 'App',
      redirectUris: [redirectUri],
      origins: [app],
      scopes: ['api', 'id', 'refresh_token'],
    });
  });
  afterAll(() => org.close());

  function openTab(): { readonly session: OrgSession; signIn(): Promise<unknown> } {
    let href = `${app}/records`;
    const stored = new Map<string, string>();
    const visits: string[] = [];
    const session = createOrgSession({
      url: org.url,
      clientId: 'app',
      redirectUri,
      page: {
        href: () => href,
        goTo: (url) => visits.push(url),
        replace: () => {},
        storage: {
          getItem: (name) => stored.get(name) ?? null,
          setItem: (name, value) => stored.set(name, value),
          removeItem: (name) => stored.delete(name),
        },
      },
    });
    return {
      session,
      async signIn() {
        await session.signIn();
        href = await org.allow(visits.at(-1) ?? '');
        return await session.completeSignIn();
      },
    };
  }

  test('somebody signs in, reads and writes, and signs out', async () => {
    const { session, signIn } = openTab();
    expect(await signIn()).toEqual({ returnTo: '/records' });
    expect(session.user()).toMatchObject({ userId: org.clerk.person.userId, instanceUrl: org.url });
    const client = createClient({ fetch: session.fetch });
    expect(await chooseVersion(client)).toBe('v63.0');
    const { id } = await createRecord(client, { apiName: 'Account', fields: { Name: 'Nordlab' } });
    const record = await getRecord(client, { recordId: id, fields: ['Account.Name'] });
    expect(record.fields.Name?.value).toBe('Nordlab');
    await session.signOut();
    await expect(getObjectInfo(client, { objectApiName: 'Contact' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  });

  test('versions before and after the newest of this server are chosen and answered', async () => {
    const { session, signIn } = openTab();
    await signIn();
    for (const version of ['v60.0', 'v62.0']) {
      const client = createClient({ fetch: session.fetch });
      await chooseVersion(client, { version });
      expect(await getObjectInfo(client, { objectApiName: 'Account' })).toMatchObject({ apiName: 'Account' });
      expect(org.requests).toContain(`GET /services/data/${version}/ui-api/object-info/Account`);
    }
    const client = createClient({ fetch: session.fetch });
    await expect(chooseVersion(client, { version: 'v67.0' })).rejects.toThrow(/versions 42\.0 to 63\.0/);
  });

  test('a token that has ended is renewed by one request, and one that cannot be asks for a sign-in', async () => {
    const { session, signIn } = openTab();
    await signIn();
    const renewals = () => org.requests.filter((line) => line === 'POST /services/oauth2/token').length;
    const before = renewals();
    clock += 3 * 3_600_000;
    const client = createClient({ fetch: session.fetch });
    await Promise.all([
      getObjectInfo(client, { objectApiName: 'Account' }),
      getObjectInfo(client, { objectApiName: 'Contact' }),
      getRecord(client, { recordId: org.clerk.person.userId, fields: ['User.Name'] }).catch(() => {}),
    ]);
    expect(renewals() - before).toBe(1);
    clock += 40 * 86_400_000;
    await expect(getObjectInfo.refresh(client, { objectApiName: 'Account' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
    expect(session.user()).toBeUndefined();
  });

  test('pages of a registered origin may read the org, and those of another may not', async () => {
    const preflight = (origin: string) =>
      fetch(`${org.url}/services/oauth2/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await preflight(app)).headers.get('access-control-allow-origin')).toBe(app);
    expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
