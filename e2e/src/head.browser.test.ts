import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive } from './going-live.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What of the head is the page's own, in its order. */
const headOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.head.querySelectorAll('[data-head]'), (element) =>
      [
        element.localName,
        ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
        element.textContent,
      ].join(' '),
    ),
  );

test('C-112 after a navigation the head equals the one that the server renders', async () => {
  const { context, page, problems } = await openVisitor(browser, { address });
  await page.goto('/');
  const home = await headOf(page);
  expect(home.join('\n')).toContain('/#organization"');
  await goLive(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  await expect.poll(() => headOf(page)).not.toEqual(home);
  const [navigated, title] = [await headOf(page), await page.title()];
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.reload();
  expect(navigated).toEqual(await headOf(page));
  expect(title).toBe(await page.title());
  expect(navigated.join('\n')).toContain('"@type":"Product"');
  expect(navigated.join('\n')).not.toContain('/#organization"');
  for (const part of ['hreflang=de', 'hreflang=x-default', 'og:image', 'summary_large_image'])
    expect(navigated.join('\n')).toContain(part);
  expect(problems).toEqual([]);
  await context.close();
});

test('robots.txt names the sitemap, whose pages all exist', async () => {
  const { request } = await browser.newContext();
  const robots = await (await request.get(`${address}/robots.txt`)).text();
  const index = await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text();
  const parts = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, part = '']) => part);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const [, first = ''] = /<loc>([^<]+)<\/loc>/.exec(await (await request.get(part)).text()) ?? [];
    const answer = await request.get(first, { maxRedirects: 0 });
    expect([first, answer.status()]).toEqual([first, 200]);
    expect(await answer.text()).toContain(`rel="canonical" href="${first}"`);
  }
});
