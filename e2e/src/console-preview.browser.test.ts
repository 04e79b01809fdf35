import { randomBytes } from 'node:crypto';
import type { Browser, FrameLocator, Page } from 'playwright-core';
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

async function create(page: Page, type: string, title: string): Promise<void> {
  await openConsolePage(page, '/content');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await dialog.getByLabel('What it is').selectOption({ label: type });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const frameOf = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
/** Nothing of the page runs in the frame, and the browser reports what would have. */
const otherProblems = (problems: readonly string[]): readonly string[] =>
  unexpectedProblems({ problems: problems.filter((line) => !line.includes('Blocked script execution')) });

test('the site shows beside a form what is typed, in a frame in which nothing runs, and to nobody else', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator');
  const title = `Previewed ${mark}`;
  await create(page, 'News', title);
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = frameOf(page, `${title}, as it will be on the site`);
  await page.locator('#body-title').fill(`Typed just now ${mark}`);
  await frame.getByRole('heading', { level: 1, name: `Typed just now ${mark}` }).waitFor();
  const element = page.locator('iframe');
  expect(await element.getAttribute('sandbox')).toBe('allow-same-origin');
  for (const width of [390, 820, 1440]) {
    await page.getByLabel('Width').selectOption(String(width));
    expect(await element.evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth)).toBe(width);
  }
  await page.getByLabel('Colours').selectOption({ label: 'Dark' });
  expect(await frame.locator('html').evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');

  const href = await element.getAttribute('src');
  const shown = await context.request.get(`${address}${href}`);
  expect(shown.headers()['cache-control']).toBe('private, no-store');
  expect(shown.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await shown.text()).toContain('content="noindex"');
  const guest = await openVisitor(browser, { address });
  await guest.page.goto(href ?? '');
  expect(guest.page.url()).toContain('/login');
  expect(otherProblems(problems)).toEqual([]);
  await guest.context.close();
  await context.close();
});
