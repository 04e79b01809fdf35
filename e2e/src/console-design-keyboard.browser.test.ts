import { randomBytes } from 'node:crypto';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const mark = randomBytes(4).toString('hex');
/** Tabs from one control to another one, at most: the page in between has links of its own. */
const maxTabs = 200;

test('a landing page of eight blocks is made, checked, published and found without JavaScript by keyboard alone', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** As somebody gets there who has no pointer. */
  async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await control.waitFor();
    for (let at = 0; at < maxTabs; at++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${control} is not reached by ${key}.`);
  }
  const type = async (control: Locator, words: string): Promise<void> => {
    await tabTo(control);
    await press('Control+a');
    await page.keyboard.type(words);
  };
  const tree = page.getByRole('tree', { name: 'On the page' });
  const rows = page.getByRole('treeitem');
  const search = page.getByRole('searchbox', { name: 'Find a block' });
  const setting = (name: string): Locator =>
    page.getByRole('region', { name: 'Settings' }).getByLabel(name, { exact: true });

  await openConsolePage(page, '/content');
  await tabTo(page.getByRole('main').getByRole('rowheader').getByRole('link').first());
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'New content' }));
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await tabTo(dialog.getByLabel('What it is'));
  await page.keyboard.type('View');
  await type(dialog.getByLabel('Title'), `By keys ${mark}`);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: `By keys ${mark}` }).waitFor();
  await type(page.getByLabel('URL name'), `by-keys-${mark}`);

  /** Inserts a block after or into the chosen one; then its settings are typed. */
  async function insert(purpose: string, count: number, settings: Readonly<Record<string, string>> = {}) {
    await tabTo(search, rowsBefore > 0 ? 'Shift+Tab' : 'Tab');
    rowsBefore = count;
    await press('Control+a');
    await page.keyboard.type(purpose);
    await expect.poll(() => page.getByRole('list', { name: 'Blocks' }).getByRole('button').count()).toBe(1);
    await press('Tab', 'Enter');
    await expect.poll(() => rows.count()).toBe(count);
    for (const [name, words] of Object.entries(settings)) await type(setting(name), words);
  }
  let rowsBefore = 0;
  await insert('strip of the page', 1);
  await insert('part of a section', 2);
  await insert('heading or a line', 3, { Text: `Clear the bench ${mark}`, 'Level of the heading': '3' });
  await insert('heading or a line', 4, { Text: 'We buy what you no longer use' });
  await insert('looks like a button', 5, { Text: 'Sell equipment', Address: '/sell' });
  await insert('heading or a line', 6, { Text: 'Until the end of June' });
  await insert('link in words', 7, { Text: 'How it works', Address: '/guides' });
  await tabTo(tree, 'Shift+Tab');
  await press('ArrowUp', 'Control+d');
  await expect.poll(() => rows.count()).toBe(8);
  // The link goes above what was doubled.
  await press('End', 'Alt+ArrowUp', 'Alt+ArrowUp');

  // What could be better leads to its block.
  const checks = page.locator('summary', { hasText: /^Checks/ });
  await tabTo(checks, 'Shift+Tab');
  await press('Enter');
  await tabTo(page.getByRole('button', { name: /from level 1 to 3/ }));
  await press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Settings');
  await type(setting('Level of the heading'), '1');
  await expect.poll(() => checks.innerText()).toBe('Checks: 1 thing could be better');

  await press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await tabTo(page.getByRole('button', { name: 'Publish …' }), 'Shift+Tab');
  await press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await press('Enter');
  await page.getByRole('main').getByText('Published', { exact: true }).first().waitFor();

  const guest = await openVisitor(browser, { address, javaScript: false });
  await guest.page.goto(`/content/by-keys-${mark}`);
  await guest.page.getByRole('heading', { level: 1, name: `Clear the bench ${mark}` }).waitFor();
  const main = guest.page.getByRole('main');
  expect(await main.getByText('Until the end of June').count()).toBe(2);
  expect(await main.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/guides');
  expect(await main.getByRole('link', { name: 'Sell equipment' }).getAttribute('href')).toBe('/sell');
  const lines = (await main.innerText()).split('\n').filter((line) => line.trim() !== '');
  expect(lines.indexOf('How it works')).toBeLessThan(lines.indexOf('Until the end of June'));
  expect(
    unexpectedProblems({ problems: problems.filter((line) => !line.includes('Blocked script execution')) }),
  ).toEqual([]);
  await guest.context.close();
  await context.close();
});
