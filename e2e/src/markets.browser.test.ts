import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive } from './going-live.ts';
import { linkOf, productIdOf, uniqueListings } from './listings.ts';
import { addToCart } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let listing: string;
let productId: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await page.goto('/global-search/centrifuge');
  // Other tests buy on the same marketplace.
  const links = linkOf(uniqueListings(page));
  listing = (await links.first().getAttribute('href')) ?? '';
  productId = productIdOf((await links.last().getAttribute('href')) ?? '');
  await context.close();
});
afterAll(() => browser.close());

const chooser = (page: Page, currency: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `Country and currency: ${currency}` });

async function choose(page: Page, market: string): Promise<void> {
  await page.getByRole('main').getByLabel(market).check();
  await page.getByRole('button', { name: 'Show these prices' }).click();
}
const main = (page: Page) => page.getByRole('main').innerText();

test.each([
  ['with a script', true],
  ['without a script', false],
])(
  'a market is chosen %s, and the page that it was chosen on comes back in its currency',
  async (_, javaScript) => {
    const { context, page, problems } = await openVisitor(browser, { address, javaScript });
    await page.goto(listing);
    if (javaScript) await goLive(page);
    expect(await main(page)).toContain('€');
    await chooser(page, 'EUR').click();
    await choose(page, 'Switzerland, in CHF');
    await chooser(page, 'CHF').waitFor();
    await page.waitForURL(`**${listing}`);
    expect(await main(page)).toContain('CHF');
    expect(await main(page)).not.toContain('€');
    await page.reload();
    expect(await main(page)).not.toContain('€');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('changing the market converts the filled cart, says so, and charges in the new currency', async () => {
  const { context, page, problems } = await openVisitor(browser, { address, width: 390 });
  await addToCart(context, address, productId);
  await page.goto('/cart');
  await goLive(page);
  expect(await main(page)).toContain('Charged in EUR.');
  await chooser(page, 'EUR').click();
  await choose(page, 'United Kingdom, in GBP');
  const told = page.getByRole('status').filter({ hasText: 'Prices are in GBP now' });
  expect(await told.innerText()).toMatch(/1 item for £[\d,]+\.00/);
  await told.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('Charged in GBP.').waitFor();
  expect(await main(page)).not.toContain('€');
  expect(problems).toEqual([]);
  await context.close();
});
