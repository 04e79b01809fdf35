import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { patience } from './slow-device.ts';
import type {} from './stored-page.ts';
import { type StoredSite, storedSite } from './stored-site.ts';

/** With encryption, as far as the browser is concerned, and without: there are no locks and no UUIDs there. */
const origins = ['http://localhost:4499', 'http://kept.test'] as const;

let browser: Browser;
let context: BrowserContext;
let site: StoredSite;
let problems: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext();
  context.setDefaultTimeout(patience);
  site = await storedSite();
  problems = [];
  for (const origin of origins) await site.serve(context, origin);
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

async function open(origin: string, user = 'ann'): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${origin}/?user=${user}`);
  await page.evaluate(() => window.stored.ready);
  return page;
}

const shown = (page: Page) => page.evaluate(() => window.stored.shown());
const read = (page: Page) => page.evaluate(() => window.stored.read());
const rename = (page: Page, name: string) => page.evaluate((value) => window.stored.rename(value), name);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => window.stored.ready);
}

describe.each(origins)('at %s', (origin) => {
  it('IndexedDB does what rows are to do', async () => {
    const page = await open(origin);
    expect(await page.evaluate(() => window.stored.rowFaults())).toEqual([]);
  });

  it('what was read is there after a reload as soon as `flush` has resolved', async () => {
    const page = await open(origin);
    await read(page);
    await page.evaluate(() => window.stored.flush());
    await reload(page);
    expect(await shown(page)).toBe('First');
    expect(await read(page)).toBe('First');
    expect(site.asked).toEqual(['GET']);
  });

  it('what was read is kept by itself after a while, and is there after a reload', async () => {
    const page = await open(origin);
    await read(page);
    const rows = () => page.evaluate(() => window.stored.rows());
    await expect.poll(rows).toBeGreaterThan(0);
    await reload(page);
    expect(await shown(page)).toBe('First');
  });

  it('nobody sees what another user has read, and nothing is left after signing out', async () => {
    const page = await open(origin);
    await read(page);
    await page.evaluate(() => window.stored.flush());
    expect(await shown(await open(origin, 'bea'))).toBeUndefined();
    await page.evaluate(() => window.stored.signOut());
    await page.evaluate(() => window.stored.flush());
    await reload(page);
    expect(await shown(page)).toBeUndefined();
  });

  it('a database of a later version is left alone, and the client works', async () => {
    const page = await open(origin);
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('relab', 99);
          request.onsuccess = () => {
            request.result.close();
            resolve(undefined);
          };
          request.onerror = () => reject(request.error);
        }),
    );
    await reload(page);
    expect(await read(page)).toBe('First');
    expect(await rename(page, 'Changed')).toBe('Changed');
    expect(
      await page.evaluate(
        async () => (await indexedDB.databases()).find(({ name }) => name === 'relab')?.version,
      ),
    ).toBe(99);
  });

  it('a write in one tab is seen in the other, which asks for nothing, and so is signing out', async () => {
    const [a, b] = [await open(origin), await open(origin)];
    await read(a);
    await b.evaluate(() => window.stored.observe());
    await b.waitForFunction(() => window.stored.shown() === 'First');
    const before = await b.evaluate(() => window.stored.requests());
    await rename(a, 'Changed');
    await b.waitForFunction(() => window.stored.shown() === 'Changed');
    expect(await b.evaluate(() => window.stored.requests())).toBe(before);
    await a.evaluate(() => window.stored.signOut());
    await b.waitForFunction((count) => window.stored.requests() > count, before);
  });

  it('a write without a network waits, through a reload, and is sent once from one of two tabs', async () => {
    const [a, b] = [await open(origin), await open(origin)];
    await read(a);
    await a.evaluate(() => window.stored.flush());
    await context.setOffline(true);
    // A page that is opened now believes in a network all the same.
    site.reachable = false;
    expect(await rename(a, 'Changed')).toBe('Changed');
    await b.waitForFunction(() => window.stored.waiting() === 1);
    await a.close();
    const c = await open(origin);
    expect(await shown(c)).toBe('Changed');
    expect(await c.evaluate(() => window.stored.waiting())).toBe(1);
    expect(site.name).toBe('First');
    site.reachable = true;
    await context.setOffline(false);
    await c.waitForFunction(() => window.stored.waiting() === 0);
    await b.waitForFunction(() => window.stored.waiting() === 0);
    expect(site.name).toBe('Changed');
    expect(site.asked.filter((method) => method === 'PATCH')).toEqual(['PATCH']);
    expect(await shown(c)).toBe('Changed');
  });
});
