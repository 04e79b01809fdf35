import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive } from './going-live.ts';
import { findPages } from './page-addresses.ts';
import { addToCart } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { newShopper, register, signIn } from './shopper.ts';
import { openVisitor } from './visitor.ts';

const key = 'relab_guest_cart';
let browser: Browser;
let productIds: readonly string[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ productIds } = await findPages(browser, address));
});
afterAll(() => browser.close());

const saved = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const cookie = async (context: BrowserContext) =>
  (await context.cookies(address)).find(({ name }) => name === key)?.value;
const lines = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('heading', { level: 2 });
const cartLink = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart ?, ${count}`) });

/** Opens a listing and adds it with the button of its page. */
async function add(page: Page, productId: string | undefined): Promise<void> {
  await page.goto(`/product/listing/${productId}`);
  await goLive(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByText('In your cart').waitFor();
}

test('S-161 the id of a guest’s cart is stored in local storage and in a cookie, and survives a reload', async () => {
  const { context, page, problems } = await openVisitor(browser, { address });
  await add(page, productIds[0]);
  await cartLink(page, '1 item').waitFor();
  const id = await saved(page);
  expect(id).toMatch(/^0a6\w+$/);
  expect(await cookie(context)).toBe(id);
  await page.reload();
  await cartLink(page, '1 item').waitFor();
  await page.goto('/cart');
  expect(await lines(page).count()).toBe(1);
  expect([await saved(page), await cookie(context)]).toEqual([id, id]);
  expect(problems).toEqual([]);
  await context.close();
});

test('S-161 without a script the cookie alone stores the id of a guest’s cart', async () => {
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await page.goto(`/product/listing/${productIds[0]}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByText('Added to your cart').waitFor();
  await page.goto('/');
  await cartLink(page, '1 item').waitFor();
  expect(await cookie(context)).toMatch(/^0a6\w+$/);
  await context.close();
});

test('S-162 S-163 S-164 signing in merges the guest’s cart, removes its id and shows the merged cart', async () => {
  const shopper = newShopper();
  const { context, page, problems } = await openVisitor(browser, { address });
  await page.goto('/register');
  await register(page, shopper);
  const account = page.getByRole('banner').getByRole('button', { name: /your account$/ });
  await account.waitFor();
  await addToCart(context, address, productIds[0] ?? '');
  await page.goto('/');
  await goLive(page);
  await account.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await cartLink(page, 'empty').waitFor();

  await add(page, productIds[1]);
  expect(await saved(page)).not.toBeNull();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, shopper);
  await cartLink(page, '2 items').waitFor();
  expect(await saved(page)).toBeNull();
  expect(await cookie(context)).toBeUndefined();
  await cartLink(page, '2 items').click();
  await expect.poll(() => lines(page).count()).toBe(2);
  expect(problems).toEqual([]);
  await context.close();
});

test('S-165 clearing the guest’s cart removes its id', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await addToCart(context, address, productIds[0] ?? '');
  await add(page, productIds[1]);
  await page.getByRole('link', { name: 'View cart and check out' }).click();
  await page.getByText('Empty the cart').click();
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await page.getByText('It is empty.').waitFor();
  expect([await saved(page), await cookie(context)]).toEqual([null, undefined]);
  await context.close();
});
