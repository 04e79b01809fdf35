import { retryAfter } from '@relab/pages';
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
