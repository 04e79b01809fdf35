import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { agreement, delivery, orderNumberOfBuyer } from './checkout.ts';
import { goLive } from './going-live.ts';
import { focus, tabTo } from './keyboard.ts';
import { linkOf, uniqueListings } from './listings.ts';
import { findPages } from './page-addresses.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let listing: string;
beforeAll(async () => {
  browser = await launchBrowser();
  listing = (await findPages(browser, address)).pages.find(({ name }) => name === 'listing')?.path ?? '';
});
afterAll(() => browser.close());

test('the skip link is the first stop, becomes visible and leads past the header', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  const box = await skip.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.width > 20 && box.height > 20).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
  await context.close();
});

/** Presses Tab until the element has the focus; how often that took. */
async function tabStopsTo(page: Page, target: Locator): Promise<number> {
  for (let stops = 1; stops <= 60; stops++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error('Not reached by Tab.');
}

test.for([
  [390, true],
  [1440, true],
  [1440, false],
] as const)(
  'at %i px, with scripts: %s, skip links lead from the top of a listing to its cart button in few stops',
  async ([width, javaScript]) => {
    const { context, page } = await openVisitor(browser, { address, width, javaScript });
    await page.goto(listing);
    if (javaScript) await goLive(page);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    expect(await tabStopsTo(page, page.getByRole('link', { name: 'Skip to content' }))).toBe(1);
    await page.keyboard.press('Enter');
    expect(await tabStopsTo(page, page.getByRole('link', { name: 'Skip to price and cart' }))).toBe(1);
    await page.keyboard.press('Enter');
    expect(await tabStopsTo(page, add)).toBeLessThanOrEqual(2);
    // Past the header alone, with the pictures on the way.
    await page.goto(listing);
    if (javaScript) await goLive(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await tabStopsTo(page, add)).toBeLessThanOrEqual(javaScript ? 12 : 15);
    await context.close();
  },
);

test('skip links lead from the top of the results to the first of them past all filters', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await page.goto('/global-search/centrifuge');
  await goLive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await tabStopsTo(page, page.getByRole('link', { name: 'Skip to results' }))).toBeLessThanOrEqual(3);
  await page.keyboard.press('Enter');
  const first = page.getByRole('main').getByRole('article').first();
  expect(await tabStopsTo(page, linkOf(first))).toBeLessThanOrEqual(4);
  await context.close();
});

test('an order can be placed with the keyboard alone, with a visible focus at every stop', async () => {
  const { context, page, problems } = await openVisitor(browser, { address });
  const main = page.getByRole('main');
  const press = async (target: Parameters<typeof tabTo>[1], key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.type(text);
  };
  await page.goto('/');
  await press(main.getByRole('link', { name: /^Browse all/ }));
  await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
  await press(main.getByRole('group', { name: 'Condition' }).getByRole('checkbox').first(), 'Space');
  await page.waitForURL(/condition=/);
  await press(linkOf(uniqueListings(page).first()));
  await press(main.getByRole('button', { name: 'Add to cart' }).first());
  await page.getByText('In your cart').waitFor();
  await press(main.getByRole('link', { name: 'View cart and check out' }));
  await page.getByRole('heading', { level: 1, name: /^Your cart/ }).waitFor();
  await press(main.getByRole('link', { name: 'Go to checkout' }));
  await page.getByRole('heading', { level: 2, name: 'Where does it go?' }).waitFor();
  await type('E-mail', 'guest@relab.example');
  await type(/^Name/, delivery.name);
  await type('Street and number', delivery.street);
  await type('Postal code', delivery.postalCode);
  await type('City', delivery.city);
  await type('Country', 'Germany');
  await press(main.getByRole('button', { name: 'Continue to delivery' }));
  await page.getByRole('heading', { level: 2, name: 'How is it delivered?' }).waitFor();
  await press(main.getByRole('group', { name: 'Delivery' }).getByRole('radio').first(), 'Space');
  await press(main.getByRole('button', { name: 'Continue to payment' }));
  await page.getByRole('heading', { level: 2, name: 'How do you pay?' }).waitFor();
  await type('Purchase order number', orderNumberOfBuyer);
  await press(main.getByRole('button', { name: 'Continue to review' }));
  await page.getByRole('heading', { level: 2, name: 'Is everything right?' }).waitFor();
  await press(agreement(page), 'Space');
  await press(main.getByRole('button', { name: /^Place order for/ }));
  await page.getByText('Your order is placed').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('the picture dialog traps the focus, and returns it on closing', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await page.goto(listing);
  await goLive(page);
  const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('link').first();
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    // Beside the dialog only the browser's own controls can be reached; in the page that is nothing.
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside, (await focus(page)).name).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});
