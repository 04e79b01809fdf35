import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { consolePages } from './console-pages.ts';
import { settle } from './going-live.ts';
import { bytesOf, pageScripts } from './page-scripts.ts';

/** Bytes of script as they travel, compressed. */
const max = { firstPage: 250_000, more: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the first page of the console and each further page keep to their budgets of script', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { context, page, request } = visitor;
  const pages = await consolePages(request);
  await openConsolePage(page, pages[0]?.path);
  await settle(visitor);
  const first = new Map((await pageScripts(page)).map((script) => [script.path, script]));
  const rows: Record<string, number> = { 'first page': bytesOf([...first.values()]) };
  for (const { name, path } of pages.slice(1)) {
    await openConsolePage(page, path);
    await settle(visitor);
    rows[name] = bytesOf((await pageScripts(page)).filter((script) => !first.has(script.path)));
  }
  await context.close();
  console.table(rows);
  const { 'first page': firstPage = 0, ...others } = rows;
  expect(firstPage).toBeGreaterThan(0);
  expect(firstPage).toBeLessThan(max.firstPage);
  expect(Object.entries(others).filter(([, bytes]) => bytes >= max.more)).toEqual([]);
});
