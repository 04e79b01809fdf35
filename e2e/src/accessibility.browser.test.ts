import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive, settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';
import { findPages, type PageAddress } from './page-addresses.ts';
import { postForm, prepareShopper } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** Colors are all that differs in the dark. */
const colors = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
let browser: Browser;
let guestPages: readonly PageAddress[];
let ownPages: readonly PageAddress[];
let guestCookies: Awaited<ReturnType<BrowserContext['cookies']>>;
let ownCookies: Awaited<ReturnType<BrowserContext['cookies']>>;

beforeAll(async () => {
  browser = await launchBrowser();
  const { pages, productIds } = await findPages(browser, address);
  const { context } = await openVisitor(browser, { address });
  ({ pages: ownPages } = await prepareShopper(context, address, productIds));
  ownCookies = await context.cookies();
  await context.close();
  const { context: guest } = await openVisitor(browser, { address });
  await postForm(guest, address, '/cart', { intent: 'add', productId: productIds[2] ?? '', quantity: '1' });
  guestCookies = await guest.cookies();
  await guest.close();
  guestPages = [...pages, { name: 'checkout of a guest', path: '/checkout/address', status: 200 }];
});
afterAll(() => browser.close());

/** What axe finds on the page that is shown, one line each. */
async function violations({ page }: Visitor): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
      // There are no frames to look into.
      axe.setLegacyMode();
      const result = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colors)).analyze();
      for (const { id, nodes } of result.violations)
        for (const { target, any } of nodes)
          found.push(`${width} ${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  }
  return found;
}

async function allViolations(pages: readonly PageAddress[], cookies: typeof ownCookies) {
  const all: Record<string, readonly string[]> = {};
  await inLanes(pages, async (left) => {
    const visitor = await openVisitor(browser, { address });
    await visitor.context.addCookies(cookies);
    for (const { name, path } of left) {
      await visitor.page.goto(path);
      await goLive(visitor.page);
      await settle(visitor);
      const found = await violations(visitor);
      if (found.length > 0) all[`${name} (${path})`] = found;
    }
    await visitor.context.close();
  });
  return all;
}

test('axe reports violations on a page that has some', async () => {
  const visitor = await openVisitor(browser, { address });
  await visitor.page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><p style="color: #ccc">pale</p>',
  );
  const found = await violations(visitor);
  expect(found).toHaveLength(4);
  for (const line of found) expect(line).toContain('color-contrast');
  await visitor.context.close();
});

test('axe reports no violations on the pages of a guest', async () => {
  expect(await allViolations(guestPages, guestCookies)).toEqual({});
});

test('axe reports no violations on the pages of a shopper', async () => {
  expect(await allViolations(ownPages, ownCookies)).toEqual({});
});

test('axe reports no violations on rejected forms, enlarged pictures and suggestions', async () => {
  const visitor = await openVisitor(browser, { address });
  const { context, page } = visitor;
  await context.addCookies(ownCookies);
  const all: Record<string, readonly string[]> = {};
  const check = async (name: string) => {
    await settle(visitor);
    const found = await violations(visitor);
    if (found.length > 0) all[name] = found;
  };
  await page.goto('/checkout/address');
  await goLive(page);
  await page.getByLabel('Telephone').fill('none of your business');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
  await check('refused address');

  await page.goto(guestPages.find(({ name }) => name === 'listing')?.path ?? '');
  await goLive(page);
  await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await check('enlarged pictures');

  await page.goto('/');
  await goLive(page);
  await page.getByRole('banner').getByRole('searchbox').pressSequentially('centri');
  await page.getByRole('option').first().waitFor();
  await check('suggestions');
  await context.close();
  expect(all).toEqual({});
});
