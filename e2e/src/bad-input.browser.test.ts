import { request as httpRequest } from 'node:http';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { findPages } from './page-addresses.ts';
import {
  addToCart,
  checkOutUntilReview,
  type PreparedShopper,
  postForm,
  prepareShopper,
} from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let productIds: readonly string[];
let owner: BrowserContext;
let prepared: PreparedShopper;
beforeAll(async () => {
  browser = await launchBrowser();
  ({ productIds } = await findPages(browser, address));
  ({ context: owner } = await openVisitor(browser, { address }));
  prepared = await prepareShopper(owner, address, productIds);
});
afterAll(() => browser.close());

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The address goes out as it is: nothing puts it right on the way. */
const get = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = httpRequest({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });

/** The words of a stack trace, of a file of the server or of its database. */
const leak = /\n\s+at |node_modules|file:\/\/|\.tsx?:\d|postgres|pglite|kysely|syntax error/i;

const expectRefusal = ({ status, body }: Answer, allowed: readonly number[]) => {
  expect(allowed).toContain(status);
  expect(body).not.toMatch(leak);
};

test.each([
  '/nowhere',
  '/product',
  '/product/x/%E0%A4%A',
  '/product/x/01t000000000000AAA',
  '/product/x/%27%20or%201=1',
  '/category/a/zzz',
  '/category/a/0ZG000000000000AAA',
  '/content/%00',
  '/product/x/%00',
  '/category/x/%00',
  '/content/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/checkout/elsewhere',
  '/cms/media/nothing',
])('%s is the page for what is not there', async (path) => {
  const answer = await get(path);
  expectRefusal(answer, [404]);
});

test.each([
  '/global-search/%00',
  '/global-search/%E0%A4%A',
  `/global-search/${'x'.repeat(500)}`,
  `/global-search/${encodeURIComponent('日本語 ⚗ <script>alert(1)</script>')}`,
  `/global-search/${encodeURIComponent("'; drop table product; --")}`,
  '/global-search/x?page=-1&sort=nothing&price-from=abc&year-to=1e9&condition=%00',
  '/global-search/x?page=99999999999999999999',
  '/cart?page=-3&added=%00&failed=NaN',
  '/login?next=https://elsewhere.example/',
  '/reset-password?token=%00',
  '/sell?type=%00',
])('%s is answered without failing', async (path) => {
  const answer = await get(path);
  expectRefusal(answer, [200, 303, 400, 404]);
  expect(answer.body).not.toContain('<script>alert(1)');
});

test('the not-found page links to search and categories', async () => {
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('centrifuge');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.locator('main article').first().waitFor();
  await context.close();
});

describe('forms', () => {
  const cartCount = async (context: BrowserContext) => {
    const html = await (await context.request.get(`${address}/cart`)).text();
    return html.match(/name="itemId"/g)?.length ?? 0;
  };

  test.each(['0', '-1', '1e9', '1000000000', 'abc', '1.5', ' ', '٣'])(
    'a quantity of “%s” is not added',
    async (quantity) => {
      const { context } = await openVisitor(browser, { address });
      const form = { intent: 'add', productId: productIds[2] ?? '', quantity };
      const response = await postForm(context, address, '/cart', form);
      if (quantity.trim() === '') expect(response.status()).toBe(303);
      else {
        expectRefusal({ status: response.status(), body: await response.text() }, [422]);
        expect(await cartCount(context)).toBe(0);
      }
      await context.close();
    },
  );

  test.each([
    ['/cart', {}],
    ['/cart', { intent: 'constructor' }],
    ['/cart', { intent: 'add' }],
    ['/cart', { intent: 'add', productId: '01t000000000000AAA', quantity: '1' }],
    ['/cart', { intent: 'add', productId: '\u0000', quantity: '1' }],
    ['/cart', { intent: 'update', itemId: 'x', quantity: '1' }],
    ['/cart', { intent: 'update', itemId: '../../products', quantity: '1' }],
    ['/cart', { intent: 'coupon', couponCode: 'x'.repeat(200) }],
    ['/login', {}],
    ['/login', { email: 'nobody@relab.example', password: 'wrong' }],
    ['/login', { email: '\u0000@relab.example', password: '\u0000' }],
    ['/register', { firstName: 'x'.repeat(200), lastName: '', email: 'x', password: 'short' }],
    [
      '/register',
      { firstName: '\u0000', lastName: 'x', email: 'zero@relab.example', password: 'long enough' },
    ],
    ['/forgot-password', { email: 'not an address' }],
    ['/reset-password', { token: 'unknown', password: 'long enough 1' }],
    ['/sell', {}],
    ['/contact', { email: 'x', message: '\u0000' }],
    ['/nowhere', { anything: '1' }],
  ])('%s refuses %j', async (path, form) => {
    const { context } = await openVisitor(browser, { address });
    const response = await postForm(context, address, path, form);
    expectRefusal({ status: response.status(), body: await response.text() }, [400, 404, 422]);
    await context.close();
  });

  test('posting to a page without a form answers 405 with its allowed methods', async () => {
    const { context } = await openVisitor(browser, { address });
    const response = await postForm(context, address, '/', { anything: '1' });
    expectRefusal({ status: response.status(), body: await response.text() }, [405]);
    expect(response.headers().allow).toBe('GET, HEAD');
    await context.close();
  });

  test('a price sent by the browser is ignored', async () => {
    const { context } = await openVisitor(browser, { address });
    const productId = productIds[3] ?? '';
    const added = await postForm(context, address, '/cart', {
      intent: 'add',
      productId,
      quantity: '1',
      unitPrice: '1',
      salesPrice: '1',
    });
    expect(added.status()).toBe(303);
    const review = await checkOutUntilReview(context, address, 'guest@relab.example');
    expect(Number(review.expectedTotal)).toBeGreaterThan(50);
    const cheap = await postForm(context, address, '/checkout/review', { ...review, expectedTotal: '1.00' });
    expectRefusal({ status: cheap.status(), body: await cheap.text() }, [422]);
    const orders = await (await context.request.get(`${address}/orders`)).text();
    expect(orders).toContain('No order was placed');
    await context.close();
  });

  test('another shopper’s order, checkout and cart items are not accessible', async () => {
    const { context: stranger } = await openVisitor(browser, { address });
    await addToCart(stranger, address, productIds[2] ?? '');
    for (const path of [
      `/orders/${prepared.orderSummaryId}`,
      `/order-confirmation/${prepared.orderSummaryId}`,
    ]) {
      const response = await stranger.request.get(address + path, { maxRedirects: 0 });
      const body = await response.text();
      expectRefusal({ status: response.status(), body }, [303, 404]);
      expect(body).not.toContain(prepared.shopper.email);
    }
    const review = await (await owner.request.get(`${address}/checkout/review`)).text();
    const own = {
      checkoutId: /name="checkoutId"[^>]*? value="([^"]*)"/.exec(review)?.[1] ?? '',
      expectedTotal: /name="expectedTotal"[^>]*? value="([^"]*)"/.exec(review)?.[1] ?? '',
    };
    const placed = await postForm(stranger, address, '/checkout/review', own);
    expect(placed.headers().location ?? '').not.toContain('order-confirmation');
    expect(placed.status()).toBeLessThan(500);
    const cart = await (await owner.request.get(`${address}/cart`)).text();
    const itemId = /name="itemId" value="([^"]*)"/.exec(cart)?.[1] ?? '';
    expect(itemId).not.toBe('');
    const changed = await postForm(stranger, address, '/cart', { intent: 'remove', itemId });
    expect(changed.status()).toBeLessThan(500);
    expect(await cartCount(owner)).toBeGreaterThan(0);
    await stranger.close();
  });

  test.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a form of another site is refused: %j', async (headers) => {
    const before = await cartCount(owner);
    for (const path of ['/cart', '/checkout/review', '/webruntime/logout', '/login']) {
      const response = await owner.request.post(address + path, {
        form: { intent: 'add', productId: productIds[2] ?? '', quantity: '1' },
        headers,
        maxRedirects: 0,
      });
      expectRefusal({ status: response.status(), body: await response.text() }, [403]);
    }
    expect(await cartCount(owner)).toBe(before);
  });

  test('a request body that is no form is rejected', async () => {
    const { context } = await openVisitor(browser, { address });
    for (const [type, data] of [
      ['application/json', '{'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', '--x\r\nnothing'],
      ['text/plain', 'intent=add'],
    ] as const) {
      const response = await context.request.post(`${address}/cart`, {
        data,
        headers: { origin: address, 'content-type': type },
        maxRedirects: 0,
      });
      expectRefusal({ status: response.status(), body: await response.text() }, [400, 415, 422]);
    }
    await context.close();
  });
});

test('terms and fields of any length are answered without a server error', async () => {
  expectRefusal(await get(`/global-search/${'x'.repeat(5000)}`), [200, 400, 404, 414]);
  const { context } = await openVisitor(browser, { address });
  const form = { intent: 'coupon', couponCode: 'x'.repeat(100_000) };
  const response = await postForm(context, address, '/cart', form);
  expectRefusal({ status: response.status(), body: await response.text() }, [400, 413, 422]);
  await context.close();
});
