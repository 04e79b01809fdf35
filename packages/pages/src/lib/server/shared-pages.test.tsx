import { createClient } from '@relab/client';
import { expect, test } from 'vitest';
import { pageDefiner } from '../page/page.ts';
import type { SiteDefinition } from '../page/site-definition.ts';
import { createMatcher } from '../routing/match.ts';
import { route } from '../routing/route.ts';
import { createSite } from './create-site.ts';
import { createGuestPages } from './guest-pages.ts';
import { findStoredPage } from './shared-page.ts';
import type { CreateSiteOptions } from './site-options.ts';

const routes = { rotors: route('/rotors', 'rotors'), cart: route('/cart', 'cart') };

/** A site with a page that guests share and one that they do not; each shows how often it was loaded. */
function setUp(api: () => Response = () => Response.json({})) {
  let loads = 0;
  const definePage = pageDefiner<{ readonly call: () => Promise<unknown> }>();
  const page = definePage(routes.rotors, {
    name: 'Rotors',
    load: async ({ call }) => {
      await call();
      return ++loads;
    },
    head: () => ({ title: 'Rotors' }),
    View: ({ data }) => <p>{`load ${data}`}</p>,
  });
  const site: SiteDefinition<{ readonly call: () => Promise<unknown> }> = {
    matchRoute: createMatcher(routes),
    importPage: async () => page,
  };
  const guestPages = createGuestPages();
  const guestVariant: CreateSiteOptions<object>['guestVariant'] = (_, jar) =>
    jar.names.length === 0 ? '' : undefined;
  const respond = createSite({
    site,
    locale: 'en-US',
    api: async () => api(),
    assets: { entry: '/browser.js', style: 'p { color: red }', fonts: [] },
    log: () => undefined,
    openVisit: ({ fetch }) => ({
      client: createClient({ fetch, onServer: true }),
      shared: { call: () => fetch('/call') },
    }),
    render: ({ page: { View }, ...opened }, { shared }) => ({
      head: '',
      body: <View {...opened} {...shared} />,
    }),
    formErrorText: () => '',
    guestPages,
    sharedPages: ['rotors'],
    guestVariant,
  });
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await respond(new Request(`http://shop.test${path}`, { headers }), {}, () =>
      Promise.reject(new Error('There is no form.')),
    );
    return { headers: response.headers, load: /load (\d+)/.exec(await response.text())?.[1] };
  };
  const find = (
    path: string,
    { secure = false, ...init }: RequestInit & { readonly secure?: boolean } = {},
  ) => findStoredPage(new Request(`http://shop.test${path}`, init), secure, { guestPages, guestVariant });
  return { get, find };
}

test('guests get the same rendering of a page that is shared, and each address has its own', async () => {
  const { get } = setUp();
  expect((await get('/rotors')).load).toBe('1');
  expect((await get('/rotors')).load).toBe('1');
  expect((await get('/rotors?size=2')).load).toBe('2');
});

test('a page that is stored is found without the site, by whom it was stored for and nobody else', async () => {
  const { get, find } = setUp();
  expect(find('/rotors')).toBeUndefined();
  await get('/rotors');
  await get('/cart');
  expect(await find('/rotors')?.text()).toContain('load 1');
  expect(find('/rotors?size=2')).toBeUndefined();
  expect(find('/cart')).toBeUndefined();
  expect(find('/rotors', { headers: { cookie: 'session=1' } })).toBeUndefined();
  expect(find('/rotors', { method: 'HEAD' })).toBeUndefined();
  expect(find('/rotors', { method: 'POST' })).toBeUndefined();
  expect(find('/rotors', { secure: true })).toBeUndefined();
});

test('a visitor with a cookie, and every visitor of a page that is not shared, gets a rendering of their own', async () => {
  const { get } = setUp();
  await get('/rotors');
  expect((await get('/rotors', { cookie: 'session=1' })).load).toBe('2');
  expect((await get('/cart')).load).toBe('3');
  expect((await get('/cart')).load).toBe('4');
});

test('a shared page lets its own style sheet apply by its hash, and has no nonce that could be used again', async () => {
  const { get } = setUp();
  const shared = (await get('/rotors')).headers.get('content-security-policy') ?? '';
  const own = (await get('/cart')).headers.get('content-security-policy') ?? '';
  expect(shared).toMatch(/script-src 'self'; style-src 'self' 'sha256-[\w+/]{43}='/);
  expect(shared).not.toContain('nonce');
  expect(own).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self' 'sha256-/);
});

test.each([429, 503])(
  'a page for which a call got %s goes to its visitor alone, though it could be shown',
  async (status) => {
    const { get } = setUp(() => new Response(null, { status }));
    expect((await get('/rotors')).load).toBe('1');
    expect((await get('/rotors')).load).toBe('2');
  },
);

test('a page whose calls set a cookie goes to nobody but its visitor', async () => {
  const { get } = setUp(() => new Response('{}', { headers: { 'set-cookie': 'cart=1; Path=/' } }));
  const { headers } = await get('/rotors');
  expect(headers.getSetCookie()).toEqual(['cart=1; Path=/']);
  expect(headers.get('cache-control')).toBe('private, no-store');
});
