import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { fillCheckout, orderNumberOfBuyer, placeOrder } from './checkout.ts';
import { goLive } from './going-live.ts';
import { linkOf, uniqueListings } from './listings.ts';
import { address } from './shared-marketplace.ts';
import { newShopper, register } from './shopper.ts';
import { textOf } from './text-of.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

const countShown = async (page: Page) =>
  Number(await textOf(page.getByRole('heading', { level: 2, name: /^[\d,]+ listings?/ }).locator('b')));

/** Set in the document and gone with it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(document, { isStillHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isStillHere' in document);

/** From the home page to the centrifuges, those in one condition only. */
async function findCentrifuges(page: Page, javaScript: boolean): Promise<void> {
  await page.goto('/');
  await heading(page, 'Discover Relab Marketplace').waitFor();
  if (javaScript) {
    await goLive(page);
    await mark(page);
  }
  await page.getByRole('link', { name: /^Browse all/ }).click();
  await heading(page, 'Marketplace').waitFor();
  const children = (name: string) => page.getByRole('navigation', { name: `Categories in ${name}` });
  await children('Marketplace')
    .getByRole('link', { name: /^Sample Preparation/ })
    .click();
  await heading(page, 'Sample Preparation').waitFor();
  await children('Sample Preparation')
    .getByRole('link', { name: /^Centrifuges/ })
    .click();
  await heading(page, 'Centrifuges').waitFor();
  const all = await countShown(page);
  // In a condition that something is left of, whoever bought before.
  const condition = uniqueListings(page).first().locator('p').filter({ hasText: 'Condition' });
  const words = (await textOf(condition)).replace(/^Condition /, '');
  const choice = page
    .getByRole('group', { name: 'Condition' })
    .locator('label')
    .filter({ hasText: words })
    .getByRole('checkbox');
  await choice.check();
  if (!javaScript) await page.getByRole('button', { name: 'Show listings' }).click();
  await page.waitForURL(/[?&]condition=/);
  await expect.poll(async () => await countShown(page)).toBeLessThan(all);
  expect(await choice.isChecked()).toBe(true);
  await page
    .getByRole('link', { name: /^Remove|Clear/ })
    .first()
    .waitFor();
}

describe.each([{ javaScript: true }, { javaScript: false }])(
  'with JavaScript: $javaScript',
  ({ javaScript }) => {
    test('the main job leads from the home page to an order', async () => {
      const shopper = newShopper();
      const { context, page, problems } = await openVisitor(browser, { address, javaScript });
      await findCentrifuges(page, javaScript);

      const link = linkOf(uniqueListings(page).first());
      const title = await textOf(link);
      await link.click();
      await heading(page, title).waitFor();
      const listing = new URL(page.url()).pathname;

      if (javaScript) {
        await page.goBack();
        await heading(page, 'Centrifuges').waitFor();
        expect(new URL(page.url()).searchParams.has('condition')).toBe(true);
        await page.goForward();
        await heading(page, title).waitFor();
      }

      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      if (javaScript) await page.getByRole('link', { name: 'View cart and check out' }).click();
      await heading(page, /^Your cart/).waitFor();
      await page.getByRole('region', { name: 'Items' }).getByRole('link', { name: title }).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart ?, 1 item/ })
        .waitFor();

      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
      await register(page, shopper);
      await page.getByText('Your cart came along').waitFor();
      await page.getByRole('region', { name: 'Items' }).getByRole('link', { name: title }).waitFor();
      const account = page.getByRole('banner').getByRole('button', { name: shopper.firstName });
      await account.waitFor();

      await page.getByRole('link', { name: 'Go to checkout' }).click();
      await fillCheckout(page);
      const form = page.locator('form', { has: page.locator('[name=expectedTotal]') });
      const sent = {
        checkoutId: await form.locator('[name=checkoutId]').inputValue(),
        expectedTotal: await form.locator('[name=expectedTotal]').inputValue(),
      };
      await placeOrder(page);

      await page.getByText('Your order is placed').waitFor();
      const confirmation = new URL(page.url()).pathname;
      const number = await textOf(page.getByRole('heading', { level: 1 }));
      expect(number).toMatch(/\d/);
      expect(await textOf(page.getByRole('main'))).toContain(orderNumberOfBuyer);

      await account.click();
      await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
      await heading(page, 'Your orders').waitFor();
      expect(await page.getByRole('table').getByRole('row').count()).toBe(2);
      await page.getByRole('link', { name: number }).click();
      await heading(page, `Order ${number}`).waitFor();
      const ordered = page.getByRole('table', { name: 'Items of the order' });
      await ordered.getByRole('link', { name: title }).click();
      await heading(page, title).waitFor();
      await page.getByText('This unit is sold').waitFor();
      expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
      if (javaScript) expect(await isMarked(page), 'the document was loaded again on the way').toBe(true);

      const again = await context.request.post('/checkout/review', {
        form: sent,
        headers: { origin: address },
        maxRedirects: 0,
      });
      expect([again.status(), again.headers().location]).toEqual([303, confirmation]);
      await page.goto('/orders');
      expect(await page.getByRole('table').getByRole('row').count()).toBe(2);

      const { page: stranger, context: other } = await openVisitor(browser, { address, javaScript: false });
      await stranger.goto(listing);
      await stranger.getByText('This unit is sold').waitFor();
      await other.close();
      expect(problems).toEqual([]);
      await context.close();
    });
  },
);
