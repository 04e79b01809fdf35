import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations as violations } from './axe-violations.ts';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { type ConsolePage, consolePages } from './console-pages.ts';
import { settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const bothSchemes = async (page: Page, except?: readonly string[]) => [
  ...(await violations(page, 'light', except)),
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
      await visitor.page.setViewportSize(phone);
      await settle(visitor);
      const onPhone = await violations(visitor.page, 'light');
      if (onPhone.length > 0) all[`${name}, on a phone`] = onPhone;
      await visitor.page.setViewportSize(desktop);
    }
    await visitor.context.close();
  });
  expect(all).toEqual({});
});

test('axe reports no violations in what opens above a list', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { context, page } = visitor;
  await openConsolePage(page, '/o/Lead?view=AllLeads');
  const all: Record<string, readonly string[]> = {};
  const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const ofView = (name: string) => async () => {
    await button('View');
    await page.getByRole('menuitem', { name }).click();
  };
  const overlays: readonly (readonly [name: string, open: () => Promise<void>])[] = [
    ['views', () => page.getByRole('heading', { level: 1 }).getByRole('button').click()],
    ['menu of the view', () => button('View')],
    ['new view', ofView('Save as new view …')],
    ['export', ofView('Export …')],
    ['import', ofView('Import …')],
    ['columns', () => button('Columns')],
    [
      'filters',
      async () => {
        await button('Filters');
        await page.getByRole('button', { name: 'Add a filter' }).click();
      },
    ],
    ['change of many', () => button('Change …')],
    ['deletion of many', () => button('Delete …')],
  ];
  await page.getByRole('grid').getByRole('checkbox').nth(1).check();
  for (const [name, open] of overlays) {
    await open();
    const overlay = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last();
    await overlay.waitFor();
    await settle(visitor);
    // A popover of React Aria has its closing buttons for screen readers beside the dialog, in no landmark.
    const found = await bothSchemes(page, ['region']);
    if (found.length > 0) all[name] = found;
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
  }
  await context.close();
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
