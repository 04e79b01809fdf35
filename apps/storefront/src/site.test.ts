import { retryAfter } from '@relab/pages';
import { createSharedReads } from '@relab/pages/server';
import { expect, test } from 'vitest';
import { createSite } from './site.tsx';

const settings = {
  siteName: 'Relab',
  origin: 'http://shop.test',
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  marketplaceCategory: { id: '0ZG000000000001AAA', urlName: 'marketplace' },
  homeView: 'home',
  quoteFormUrl: '/sell',
};

test.each(['HEAD', 'GET'])(
  'a page of a server that is not available answers %s with 503 and Retry-After',
  async (method) => {
    const site = createSite({
      api: async () =>
        Response.json([{ errorCode: 'SERVER_UNAVAILABLE', message: 'Away.' }], { status: 503 }),
      assets: { style: '', fonts: [], entry: '/entry.js' },
      settings,
      log: () => undefined,
    });
    const request = new Request('http://shop.test/category/balances/0ZG000000000002AAA', { method });
    const response = await site(request, {}, () => Promise.reject(new Error('There is no form.')));
    await response.body?.cancel();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(retryAfter)]);
  },
);

/** The headers of a page whose caller has a connection of this kind. */
async function headersOf(url: string, info: { readonly secure?: boolean }): Promise<Headers> {
  const site = createSite({
    api: async () => Response.json([], { status: 404 }),
    assets: { entry: '/entry.js', style: '/style.css', fonts: [] },
    settings,
    log: () => undefined,
  });
  const noForm = () => Promise.reject(new Error('No form is read.'));
  return (await site(new Request(url, { method: 'HEAD' }), info, noForm)).headers;
}

const hsts = 'strict-transport-security';

test('a page tells browsers to stay with TLS where the caller uses it, though a proxy in front passes plain HTTP on', async () => {
  expect((await headersOf('http://shop.test/nothing', { secure: true })).get(hsts)).toBe('max-age=31536000');
  expect((await headersOf('https://shop.test/nothing', {})).get(hsts)).toBe('max-age=31536000');
});

test('a page that came without TLS sends no such header, whatever its address says', async () => {
  const headers = await headersOf('https://shop.test/nothing', { secure: false });
  expect(headers.get(hsts)).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

const responses: Readonly<Record<string, object>> = {
  '/application-context': { markets: [], propertiesEx: {} },
  '/product-categories/children': { productCategories: [] },
};

/** A site over an API that knows little, and who read what of it. */
function setUpSharing() {
  const reads: { readonly path: string; readonly cookie: string | null }[] = [];
  const site = createSite({
    api: async ({ url, headers }) => {
      const { pathname: path } = new URL(url);
      reads.push({ path, cookie: headers.get('cookie') });
      const known = Object.entries(responses).find(([end]) => path.endsWith(end));
      return known ? Response.json(known[1]) : Response.json([], { status: 404 });
    },
    assets: { entry: '/entry.js', style: '', fonts: [] },
    settings,
    log: () => undefined,
    sharedReads: createSharedReads(),
    sessionCookie: 'relab_session',
  });
  const visit = async (cookie: string) => {
    const request = new Request('http://shop.test/search', { headers: { cookie } });
    const response = await site(request, {}, () => Promise.reject(new Error('There is no form.')));
    await response.body?.cancel();
  };
  const cookiesOf = (part: string) =>
    reads.filter(({ path }) => path.includes(part)).map(({ cookie }) => cookie);
  return { visit, cookiesOf };
}

test('guests read what is offered once for all of them and without a cookie, and their carts each as themselves', async () => {
  const { visit, cookiesOf } = setUpSharing();
  await visit('relab_guest=ada');
  await visit('relab_guest=ben');
  expect(cookiesOf('/product-categories/children')).toEqual([null]);
  expect(cookiesOf('/carts/')).toEqual(['relab_guest=ada', 'relab_guest=ben']);
});

test('visitors with a session read what is offered as themselves, and share what is the same for everybody', async () => {
  const { visit, cookiesOf } = setUpSharing();
  await visit('relab_session=ada');
  await visit('relab_session=ben');
  expect(cookiesOf('/product-categories/children')).toEqual(['relab_session=ada', 'relab_session=ben']);
  expect(cookiesOf('/application-context')).toEqual([null]);
});
