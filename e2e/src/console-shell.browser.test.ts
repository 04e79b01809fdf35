import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleRole, openConsolePage, openConsoleVisitor } from './console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each<ConsoleRole>(['administrator', 'clerk'])('a %s opens the console', async (role) => {
  const { context, page, problems } = await openConsoleVisitor(browser, role);
  await openConsolePage(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Hello');
  expect(problems).toEqual([]);
  await context.close();
});
