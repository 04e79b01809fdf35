import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createGuestPages, type GuestPagesOptions } from './guest-pages.ts';
import type { SharedPage } from './stored-page.ts';

const request = (headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://shop.test/', { headers });

const pageOf = (text: string, status = 200): SharedPage => ({
  status,
  isComplete: status === 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: new TextEncoder().encode(text),
});

/** Guest pages with a clock that the test sets, of a page that counts how often it was rendered. */
function setUp(options: Omit<GuestPagesOptions, 'now'> = {}) {
  let time = 0;
  let renderings = 0;
  const pages = createGuestPages({ maxAge: 1_000, staleWhileRevalidate: 800, ...options, now: () => time });
  const render = async () => pageOf(`page ${++renderings}`);
  const read = async (key = '/', headers = {}) =>
    (await pages.respond(key, request(headers), render))?.text();
  return {
    pages,
    read,
    renderings: () => renderings,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a page is rendered once for all who ask at the same time and in the second after', async () => {
  const { read, wait } = setUp();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  wait(999);
  expect(await read()).toBe('page 1');
});

test('a page that is more than a second old is sent once more while the next one is rendered', async () => {
  const { read, wait, renderings } = setUp();
  await read();
  wait(1_000);
  expect(await Promise.all([read(), read()])).toEqual(['page 1', 'page 1']);
  await settled();
  expect(renderings()).toBe(2);
  expect(await read()).toBe('page 2');
});

test('nobody gets a page that is older than both limits together', async () => {
  const { read, wait } = setUp();
  await read();
  wait(1_800);
  expect(await read()).toBe('page 2');
});

test('the age of a page counts from when its rendering began', async () => {
  const { pages, wait, read } = setUp();
  await pages.respond('/', request(), async () => {
    wait(1_800);
    return pageOf('slow');
  });
  expect(await read()).toBe('page 1');
});

test('pages with different keys are different pages', async () => {
  const { read } = setUp();
  expect([await read('/'), await read('/de'), await read('/')]).toEqual(['page 1', 'page 2', 'page 1']);
});

test('an error or an incomplete page goes to the visitor whose request it is, and to nobody else', async () => {
  const { pages, read } = setUp();
  for (const incomplete of [pageOf('failed', 500), { ...pageOf('without categories'), isComplete: false }]) {
    const render = async () => incomplete;
    const [first, second] = await Promise.all([1, 2].map(() => pages.respond('/', request(), render)));
    expect(first?.status).toBe(incomplete.status);
    expect(first?.headers.get('cdn-cache-control')).toBeNull();
    expect(second).toBeUndefined();
  }
  expect(await read()).toBe('page 1');
});

test('a rendering that throws fails those who waited for it, and the next visitor starts another', async () => {
  const { pages, read } = setUp();
  const failing = () => Promise.reject(new Error('Away.'));
  const both = await Promise.allSettled([1, 2].map(() => pages.respond('/', request(), failing)));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('page 1');
});

test('while a new page cannot be rendered the stored one is sent until it is too old', async () => {
  const { pages, read, wait } = setUp();
  await read();
  wait(1_500);
  const failing = () => Promise.reject(new Error('Away.'));
  expect(await (await pages.respond('/', request(), failing))?.text()).toBe('page 1');
  await settled();
  wait(300);
  await expect(pages.respond('/', request(), failing)).rejects.toThrow('Away.');
});

test('a page that turned out to be one visitor’s own is given to nobody', async () => {
  const { pages } = setUp();
  const own = async () => undefined;
  expect(await Promise.all([1, 2].map(() => pages.respond('/', request(), own)))).toEqual([
    undefined,
    undefined,
  ]);
});

test('each visitor gets the page in the encoding that they accept', async () => {
  const { pages } = setUp();
  const text = '<p>centrifuge</p>'.repeat(200);
  const get = async (accepted: string) => {
    const response = await pages.respond('/', request({ 'accept-encoding': accepted }), async () =>
      pageOf(text),
    );
    return { encoding: response?.headers.get('content-encoding'), bytes: await response?.bytes() };
  };
  const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(brotli.bytes ?? new Uint8Array()).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes ?? new Uint8Array()).toString()).toBe(text);
  expect(new TextDecoder().decode(plain.bytes)).toBe(text);
});

test('a stored page is found at once while it is new, in encodings that were made for somebody before', async () => {
  const { pages, read, wait } = setUp();
  const find = (key: string, headers = {}) => pages.find(key, request(headers));
  expect(find('/')).toBeUndefined();
  await read();
  expect(await find('/')?.text()).toBe('page 1');
  expect(find('/?other')).toBeUndefined();
  expect(find('/', { 'accept-encoding': 'br' })).toBeUndefined();
  await read('/', { 'accept-encoding': 'br' });
  expect(find('/', { 'accept-encoding': 'br' })?.headers.get('content-encoding')).toBe('br');
  expect(find('/')?.headers.get('content-encoding')).toBeNull();
  wait(1_000);
  expect(find('/')).toBeUndefined();
});

test('a cache in front may send a page for two seconds from its rendering to visitors with the same cookies, a browser may not', async () => {
  const { pages, wait } = setUp();
  const get = () => pages.respond('/', request(), async () => pageOf('page'));
  await get();
  wait(400);
  const headers = (await get())?.headers;
  expect(headers?.get('cdn-cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=1');
  expect(headers?.get('cache-control')).toBe('private, no-store');
  expect(headers?.get('age')).toBe('1');
  expect(headers?.get('vary')).toBe('accept-encoding, cookie, dnt, sec-gpc');
});

test('who has the page already gets 304 without it', async () => {
  const { pages } = setUp();
  const get = (headers = {}) => pages.respond('/', request(headers), async () => pageOf('page'));
  const etag = (await get())?.headers.get('etag') ?? '';
  const response = await get({ 'if-none-match': `W/"other", ${etag}` });
  expect([response?.status, await response?.text()]).toEqual([304, '']);
  expect((await get({ 'if-none-match': 'W/"other"' }))?.status).toBe(200);
});

test('a flood of addresses stays within the limit of bytes', async () => {
  const { pages } = setUp({ maxBytes: 100_000 });
  let renderings = 0;
  const get = (key: string) =>
    pages.respond(key, request(), async () => {
      renderings++;
      return pageOf('x'.repeat(10_000));
    });
  for (let at = 0; at < 50; at++) await get(`/?x=${at}`);
  expect(renderings).toBe(50);
  await get('/?x=49');
  expect(renderings).toBe(50);
  await get('/?x=0');
  expect(renderings).toBe(51);
});
