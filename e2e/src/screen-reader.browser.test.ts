import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announcements, readTree, recordAnnouncements } from './accessibility-tree.ts';
import { launchBrowser } from './browser.ts';
import { fillDelivery, fillPurchaseOrder, placeOrder } from './checkout.ts';
import { goLive } from './going-live.ts';
import { linkOf, uniqueListings } from './listings.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor, type VisitorOptions } from './visitor.ts';

let browser: Browser;
beforeEach(async () => {
  browser = await launchBrowser();
});
afterEach(() => browser.close());

/** Pictures say nothing to a screen reader but their words, and the server would have to make them first. */
async function openReader(options: Partial<VisitorOptions> = {}) {
  const visitor = await openVisitor(browser, { address, ...options });
  await visitor.context.route(/\/delivery\/media\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return visitor;
}

interface Stop {
  readonly heading: string | RegExp;
  readonly title: string | RegExp;
}

/** After a navigation without loading: what the focus is on, what was read, and whether every control has a name. */
async function expectArrival(page: Page, { heading, title }: Stop): Promise<void> {
  const nameOfHeading = async () => {
    const { focused } = await readTree(page);
    return focused?.role === 'heading' ? focused.name : `${focused?.role ?? 'nothing'} has the focus`;
  };
  await expect.poll(nameOfHeading).toMatch(heading);
  expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^h[12]$/);
  const announced = (await announcements(page)).at(-1);
  expect(announced).toMatch(title);
  expect(announced).toBe(await page.title());
  const { unnamed } = await readTree(page);
  expect(unnamed, `controls without a name at ${page.url()}`).toEqual([]);
}

test('a screen reader follows a whole purchase: heading, title and names at every step', async () => {
  const { context, page, problems } = await openReader();
  const main = page.getByRole('main');
  await page.goto('/');
  await goLive(page);
  await recordAnnouncements(page);
  expect((await readTree(page)).unnamed).toEqual([]);

  await main.getByRole('link', { name: /^Browse all/ }).click();
  await expectArrival(page, { heading: /^Marketplace$/, title: /^Marketplace · / });

  const choice = main.getByRole('group', { name: 'Condition' }).getByRole('checkbox').first();
  await choice.check();
  await page.waitForURL(/condition=/);
  const pill = main.getByRole('link', { name: /^Remove filter/ }).first();
  await pill.waitFor();
  expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true);
  await pill.click();
  await expectArrival(page, { heading: /^\d+ listings/, title: /^Marketplace · / });

  await main.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectArrival(page, { heading: /25–48/, title: /^Marketplace, page 2 · / });

  const link = linkOf(uniqueListings(page).first());
  const name = (await link.innerText()).replaceAll(/\s+/g, ' ').trim();
  await link.click();
  const isOfListing = { heading: name, title: / · / };
  await expectArrival(page, isOfListing);

  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await main.getByRole('link', { name: 'View cart and check out' }).click();
  await expectArrival(page, { heading: /^Your cart/, title: /^Your cart · / });

  await main.getByRole('link', { name: 'Go to checkout' }).click();
  await expectArrival(page, { heading: 'Where does it go?', title: /^Checkout: address · / });
  await page.getByLabel('E-mail').fill('guest@relab.example');
  await fillDelivery(page);
  await expectArrival(page, { heading: 'How is it delivered?', title: /^Checkout: delivery · / });
  await page.getByRole('group', { name: 'Delivery' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expectArrival(page, { heading: 'How do you pay?', title: /^Checkout: payment · / });
  await fillPurchaseOrder(page);
  await expectArrival(page, { heading: 'Is everything right?', title: /^Checkout: review · / });
  await placeOrder(page);
  await page.waitForURL(/order-confirmation/);
  await expectArrival(page, { heading: /\d/, title: / · / });
  expect(problems).toEqual([]);
  await context.close();
});

test('Back restores the scroll position and the focus on the link that was followed', async () => {
  const { context, page, problems } = await openReader();
  await page.goto('/global-search/centrifuge');
  await goLive(page);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(7);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('a rejected form has the focus on its problems, not on the heading', async () => {
  const { context, page } = await openReader();
  await page.goto('/contact');
  await goLive(page);
  await page
    .getByRole('main')
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await context.close();
});

test('without a script a page is loaded, and has its title', async () => {
  const { context, page } = await openReader({ javaScript: false });
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Browse all/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
  expect(await page.title()).toMatch(/^Marketplace · /);
  await context.close();
});
