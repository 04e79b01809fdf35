import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive, settle } from './going-live.ts';
import { findPages } from './page-addresses.ts';
import { addToCart } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let productIds: readonly string[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ productIds } = await findPages(browser, address));
});
afterAll(() => browser.close());

interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly pageName: string;
  readonly searchTerm?: string;
  readonly resultCount?: number;
  readonly button?: string;
  readonly cart?: readonly { readonly sku: string; readonly currency: string; readonly title: string }[];
}

/** What arrived, each event once, in the order of its arrival. */
function arrivals(context: BrowserContext) {
  const events = new Map<string, Sent>();
  const statuses = new Set<number>();
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/analytics/events')) return;
    statuses.add(response.status());
    if (response.status() === 204)
      for (const event of request.postDataJSON().events) events.set(event.id, event);
  });
  const told = () =>
    [...events.values()].map(({ kind, pageName, button }) =>
      [kind, pageName, button].filter((part) => part !== undefined).join(' '),
    );
  const arrive = (...expected: readonly string[]) => expect.poll(told).toEqual(expected);
  return { events, statuses, told, arrive };
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Privacy' });
const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'relab_consent', value: 'yes', url: address }]);
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** Events that have not arrived. */
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('analytics.event.')).length);

test('analytics fetches, stores and sends nothing before consent', async () => {
  const visitor = await openVisitor(browser, { address });
  const { context, page, problems } = visitor;
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/global-search/centrifuge', '/cart']) {
    await page.goto(path);
    await goLive(page);
    await settle(visitor);
    expect(await banner(page).isVisible()).toBe(true);
  }
  expect(asked.filter((url) => /analytics|count-pages/.test(url))).toEqual([]);
  expect(await cookieNames(context)).not.toContain('relab_visitor');
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys.filter((key) => key.startsWith('analytics'))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the consent banner covers and moves nothing, and counting starts with the answer', async () => {
  const { context, page, problems } = await openVisitor(browser, { address, width: 390, height: 844 });
  const { arrive } = arrivals(context);
  await page.goto('/');
  const [box, footer] = [await banner(page).boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
  expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
  await page.getByRole('button', { name: 'Allow counting' }).click();
  await page.getByText('Your choice is kept.').waitFor();
  await arrive('page-view Home');
  expect(await cookieNames(context)).toEqual(expect.arrayContaining(['relab_consent', 'relab_visitor']));
  await page.reload();
  expect(await banner(page).count()).toBe(0);
  await arrive('page-view Home', 'page-view Home');
  expect(problems).toEqual([]);
  await context.close();
});

test('S-038 S-069 S-072 pages count once each, untouched, live and come back to, and searches with their results', async () => {
  const { context, page, problems } = await openVisitor(browser, { address });
  await agree(context);
  const { arrive, events } = arrivals(context);
  await page.goto('/');
  await arrive('page-view Home');
  await goLive(page);
  await page.getByRole('searchbox').first().fill('centrifuge');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /centrifuge/ }).waitFor();
  // Enter submits the form that it is pressed in, without a click on its button.
  const untilSearch = ['page-view Home', 'page-view Search', 'search Search'];
  await arrive(...untilSearch);
  const [search] = [...events.values()].filter(({ kind }) => kind === 'search');
  expect(search).toMatchObject({ searchTerm: 'centrifuge', resultCount: expect.any(Number) });
  expect(search?.resultCount).toBeGreaterThan(0);
  await page.goBack();
  await arrive(...untilSearch, 'page-view Home');
  await page.goto('/nowhere');
  await arrive(...untilSearch, 'page-view Home', 'page-view 404');
  // The browser itself logs what it could not load.
  expect(problems).toEqual([]);
  await context.close();
});

test('S-070 S-071 S-074 the cart counts once in a session and the checkout once for each entered, with their lines', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await addToCart(context, address, productIds[0] ?? '');
  await agree(context);
  const { arrive, events } = arrivals(context);
  await page.goto('/cart');
  const cart = ['page-view Current_Cart', 'cart-view Current_Cart'];
  await arrive(...cart);
  const [line] = [...events.values()].find(({ kind }) => kind === 'cart-view')?.cart ?? [];
  expect(line).toMatchObject({
    sku: expect.stringMatching(/\S/),
    currency: 'EUR',
    title: expect.stringMatching(/\S/),
  });
  await page.reload();
  await arrive(...cart, 'page-view Current_Cart');
  await page.goto('/checkout/address');
  const entered = [
    ...cart,
    'page-view Current_Cart',
    'page-view Current_Checkout',
    'checkout Current_Checkout',
  ];
  await arrive(...entered);
  await page.reload();
  await arrive(...entered, 'page-view Current_Checkout');
  await context.close();
});

test('S-073 a button counts, though its page is left before the batch is full', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await agree(context);
  const { arrive } = arrivals(context);
  await page.goto('/');
  await arrive('page-view Home');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /sell my equipment/i })
    .first();
  await button.click();
  await page.getByRole('heading', { level: 1, name: /sell/i }).waitFor();
  await arrive('page-view Home', 'button-click Home I want to sell my equipment', 'page-view Sell');
  await context.close();
});

test('analytics loses no event offline, and stores none twice after reconnecting', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await agree(context);
  const { arrive, statuses } = arrivals(context);
  await page.goto('/contact');
  await arrive('page-view Contact Support');
  await context.setOffline(true);
  await page.evaluate(() => {
    for (const name of ['One', 'Two']) {
      const button = document.body.appendChild(document.createElement('button'));
      button.textContent = name;
      button.click();
    }
  });
  await expect.poll(() => waiting(page)).toBe(2);
  await context.setOffline(false);
  await arrive(
    'page-view Contact Support',
    'button-click Contact Support One',
    'button-click Contact Support Two',
  );
  await expect.poll(() => waiting(page)).toBe(0);
  expect([...statuses]).toEqual([204]);
  await context.close();
});

test('without a script consent is a form, and can be changed', async () => {
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await page.goto('/global-search/rotor');
  await page.getByRole('button', { name: 'Allow counting' }).click();
  await page.waitForURL('**/global-search/rotor');
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('You allowed it.').waitFor();
  await page.getByRole('button', { name: 'Do not count' }).click();
  await page.getByText('You refused it').waitFor();
  expect((await context.cookies()).find(({ name }) => name === 'relab_consent')?.value).toBe('no');
  await context.close();
});

test('withdrawn consent ends counting and removes the visitor’s id', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await agree(context);
  const { arrive, told } = arrivals(context);
  await page.goto('/privacy');
  await arrive('page-view Privacy');
  expect(await cookieNames(context)).toContain('relab_visitor');
  await goLive(page);
  await page.getByRole('button', { name: 'Do not count' }).click();
  await page.getByText('You refused it').waitFor();
  await page.goto('/cart');
  await goLive(page);
  expect(await cookieNames(context)).not.toContain('relab_visitor');
  expect(told().filter((line) => !/Privacy/.test(line))).toEqual([]);
  await context.close();
});

test('a browser that sends a do-not-track signal is not counted', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto('/');
  expect(await banner(page).count()).toBe(0);
  await page.goto('/privacy');
  await page.getByText('Your browser asks sites not to track you').waitFor();
  await context.close();
});
