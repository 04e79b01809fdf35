import { fileURLToPath } from 'node:url';
import { type Listening, type ListeningOrg, listeningOrg, listenTo } from '@relab/test-server';
import type { Browser } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

const entry = (name: string) =>
  JSON.stringify(fileURLToPath(new URL(`../../packages/client/src/${name}.ts`, import.meta.url)));

/** An app of one page: it signs in, shows whom the org knows, and what went wrong. */
const pageCode = `
  import { createClient } from ${entry('index')};
  import { createOrgSession } from ${entry('org')};
  import { getObjectInfo } from ${entry('records')};
  const show = (text) => { document.querySelector('output').textContent = text; };
  const url = new URLSearchParams(location.search).get('org') ?? sessionStorage.getItem('org');
  sessionStorage.setItem('org', url);
  const org = createOrgSession({ url, clientId: 'app', redirectUri: location.origin + '/signed-in' });
  document.querySelector('button').onclick = () => org.signIn({ returnTo: '/' });
  try {
    await org.completeSignIn();
    if (!(await org.ready())) show('nobody');
    else {
      const info = await getObjectInfo(createClient({ fetch: org.fetch }), { objectApiName: 'Account' });
      show(info.label + ' ' + (localStorage.length + document.cookie.length));
    }
  } catch (error) {
    show(error.code + ' ' + error.message);
  }
`;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? pageCode : undefined),
      },
    ],
    build: { write: false, target: 'esnext', modulePreload: false, rollupOptions: { input: 'page' } },
  });
  const [chunk] = (built as Rollup.RollupOutput).output;
  return chunk.code;
}

let browser: Browser;
let org: ListeningOrg;
let app: string;
/** The same app at an address whose origin is not registered. */
let unlistedApp: string;

beforeAll(async () => {
  org = await listeningOrg('pglite');
  const code = await bundle();
  const listening = await listenTo(async ({ url }) =>
    new URL(url).pathname === '/app.js'
      ? new Response(code, { headers: { 'content-type': 'text/javascript' } })
      : new Response(
          '<!doctype html><output></output><button>Sign in</button><script type="module" src="/app.js"></script>',
          {
            headers: { 'content-type': 'text/html' },
          },
        ),
  );
  // Another host than the org's, so that nothing is of the same site.
  app = listening.url.replace('127.0.0.1', 'localhost');
  unlistedApp = listening.url;
  browser = await launchBrowser();
  return () => Promise.all([browser.close(), listening.close(), org.close()]);
});

const register = () =>
  org.register({
    id: 'app',
    name: 'An app of another origin',
    redirectUris: [`${app}/signed-in`, `${unlistedApp}/signed-in`],
    origins: [app],
    scopes: ['api', 'refresh_token'],
  });

async function openPage(address = app) {
  const context = await browser.newContext();
  const cookies = [...org.clerk.cookies].map(([name, value]) => ({ name, value, url: org.url }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${address}/?org=${encodeURIComponent(org.url)}`);
  const shown = () => page.locator('output').textContent();
  await expect.poll(shown).toBe('nobody');
  return { context, page, shown };
}

test('a page of another origin signs somebody in and reads the org, and a second tab needs no sign-in', async () => {
  await register();
  const { context, page, shown } = await openPage();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(shown).toBe('Account 0');
  expect(page.url()).toBe(`${app}/signed-in`);
  const tab = await context.newPage();
  await tab.goto(`${app}/?org=${encodeURIComponent(org.url)}`);
  await expect.poll(() => tab.locator('output').textContent()).toBe('Account 0');
  await context.close();
});

/** An org that answers everybody, and lets no page of another origin read it: it sends no header of CORS at all. */
const closedOrg = (): Promise<Listening> =>
  listenTo(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== '/services/oauth2/authorize') return Response.json({ access_token: 'secret' });
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code: '1', state: searchParams.get('state') ?? '' }));
    return Response.redirect(back, 303);
  });

test('a page that the org does not let read is told which origin to allow, and where', async () => {
  const closed = await closedOrg();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app}/?org=${encodeURIComponent(closed.url)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect
    .poll(() => page.locator('output').textContent())
    .toBe(
      `CORS_REFUSED ${closed.url} answers, and does not let pages of ${app} read it: add ${app} to the origins that it allows (CORS), or call it through your own server with @relab/client/org-server.`,
    );
  await context.close();
  await closed.close();
});

test('a page whose origin our server does not list is told to look there', async () => {
  await register();
  const { context, page, shown } = await openPage(unlistedApp);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect
    .poll(shown)
    .toBe(
      `ORG_UNREACHABLE ${org.url} does not answer this page: check the address of the org and the network, and whether ${unlistedApp} is among the origins that it allows (CORS).`,
    );
  await context.close();
});
