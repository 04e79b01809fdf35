import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appBrowser } from './app-browser.fixture.ts';
import { type ListeningOrg, listeningOrg, listenTo } from './listening-org.fixture.ts';
import { createApp, openPage, openSession, openTest, readWith, start } from './org-page.fixture.ts';

const [engine = 'pglite'] = testEngines;
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Lines without the blanks before them. */
const flat = (text: string) => text.replaceAll(/^ +/gm, '').trim();

test('docs/org.md shows the code that is run here, all of it', () => {
  const page = read('../../../../../docs/org.md');
  const code = read('org-page.fixture.ts');
  const pieces = [...code.matchAll(/\/\/ \[(?!end)\w+\]\n([\s\S]*?)\n *\/\/ \[end\]/g)].map((match) =>
    flat(String(match[1])),
  );
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) =>
    flat(String(match[1]).replaceAll(/^import .*\n/gm, '')),
  );
  expect(shown).toEqual(pieces);
});

describe('the code of docs/org.md', () => {
  let org: ListeningOrg;

  beforeAll(async () => {
    org = await listeningOrg(engine);
  });
  afterAll(() => org.close());

  test('signs in, calls the org and says what somebody has to do', async () => {
    const redirectUri = 'https://app.test/signed-in';
    const scopes = ['api', 'refresh_token'] as const;
    await org.register({ id: 'page', name: 'Page', redirectUris: [redirectUri], scopes });
    let href = 'https://app.test/accounts';
    const stored = new Map<string, string>();
    const visits: string[] = [];
    const page = {
      href: () => href,
      goTo: (url: string) => visits.push(url),
      replace: () => {},
      storage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
        removeItem: (name: string) => stored.delete(name),
      },
    };
    const session = openSession({ url: org.url, clientId: 'page', redirectUri, page });
    const paths: string[] = [];
    expect(await start(session, (path) => paths.push(path))).toBeUndefined();
    href = await org.allow(visits[0] ?? '');
    const client = await start(session, (path) => paths.push(path));
    expect(paths).toEqual(['/accounts']);
    if (!client) throw new Error('Nobody is signed in.');
    const asked: string[] = [];
    const look = () =>
      readWith(
        client,
        () => asked.push('sign in'),
        () => asked.push('later'),
      );
    expect(await look()).toMatchObject({ apiName: 'Account' });
    await session.signOut();
    client.store.invalidate(() => true);
    await look();
    expect(asked).toEqual(['sign in']);
  });

  test('calls the org through a server, and a recording without one', async () => {
    let handle: ReturnType<typeof createApp> | undefined;
    const app = await listenTo(async (request) => (await handle?.(request)) ?? new Response());
    const secret = 'a secret of a program, and long enough';
    handle = createApp({
      url: org.url,
      clientId: 'server',
      clientSecret: secret,
      appUrl: app.url,
      secrets: ['a secret of an app, made by chance, and long enough'],
    });
    const redirectUris = [`${app.url}/org/signed-in`];
    await org.register({
      id: 'server',
      name: 'Server',
      secret,
      redirectUris,
      scopes: ['api', 'refresh_token'],
    });
    const browser = appBrowser(app.url);
    const begun = await browser.fetch('/org/sign-in');
    await browser.fetch(await org.allow(begun.headers.get('location') ?? ''));
    const nobody = () => {};
    expect(await readWith(openPage(browser.fetch), nobody, nobody)).toMatchObject({ apiName: 'Account' });
    await app.close();
    const url = '/services/data/v63.0/ui-api/object-info/Account';
    const body = await (await org.clerk.get(url)).body;
    const recording = { relab: 'recording 1', exchanges: [{ method: 'GET', url, status: 200, body }] };
    expect(await readWith(openTest(recording), nobody, nobody)).toMatchObject({ apiName: 'Account' });
  });
});
