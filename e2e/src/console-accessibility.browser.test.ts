import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { type ConsolePage, consolePages } from './console-pages.ts';
import { settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';

/** Colors are all that differs in the dark. */
const colors = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What axe finds on the page that is shown, one line each. */
async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // There are no frames to look into.
  axe.setLegacyMode();
  const result = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colors)).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

const bothSchemes = async (page: Page) => [
  ...(await violations(page, 'light')),
  ...(await violations(page, 'dark')),
];

test('axe reports no violations on any page of the console', async () => {
  const first = await openConsoleVisitor(browser, 'administrator');
  const pages = await consolePages(first.request);
  await first.context.close();
  const all: Record<string, readonly string[]> = {};
  await inLanes(pages, async (left: Iterable<ConsolePage>) => {
    const visitor = await openConsoleVisitor(browser, 'administrator');
    for (const { name, path } of left) {
      await openConsolePage(visitor.page, path);
      await settle(visitor);
      const found = await bothSchemes(visitor.page);
      if (found.length > 0) all[name] = found;
    }
    await visitor.context.close();
  });
  expect(all).toEqual({});
});

test('axe reports no violations on the sign-in page and what opens above a page', async () => {
  const guest = await openConsoleVisitor(browser, 'guest');
  await openConsolePage(guest.page);
  expect(await bothSchemes(guest.page)).toEqual([]);
  await guest.context.close();

  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { context, page } = visitor;
  await openConsolePage(page, '/search');
  const all: Record<string, readonly string[]> = {};
  const check = async (name: string) => {
    await settle(visitor);
    const found = await bothSchemes(page);
    if (found.length > 0) all[name] = found;
    // In a search field the first one empties it.
    const open = page.locator('[role=dialog], [role=menu]');
    while ((await open.count()) > 0) await page.keyboard.press('Escape');
  };
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('centrifuge');
  await page
    .getByRole('option', { name: /Eppendorf/ })
    .first()
    .waitFor();
  await check('palette');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await check('shortcuts');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).waitFor();
  await check('menu of the user');
  await page.getByRole('button', { name: 'Arrange the tabs of this app' }).click();
  await page.getByRole('dialog').waitFor();
  await check('tabs of the app');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
  await check('navigation on a phone');
  await context.close();
  expect(all).toEqual({});
});
