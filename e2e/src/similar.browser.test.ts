import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { address } from './shared-marketplace.ts';
import { findListings } from './shop-calls.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the page of a floor centrifuge leads to no microcentrifuge, and to nothing of another price', async () => {
  const { context } = await openVisitor(browser, { address, javaScript: false });
  const listings = await findListings(context, address, 'centrifuge');
  const floor = listings.filter(({ name }) => /floor centrifuge/.test(name)).at(-1);
  const price = floor?.price ?? 0;
  expect(price).toBeGreaterThan(10_000);
  const html = await (await context.request.get(`${address}/product/listing/${floor?.id}`)).text();
  const similar = html.slice(html.indexOf('id="similar"'));
  const shown = listings.filter(({ id }) => id !== floor?.id && similar.includes(`/${id}"`));
  expect(shown.length).toBeGreaterThan(0);
  for (const { name, price: other } of shown) {
    expect(name).not.toMatch(/microcentrifuge/);
    expect(other, name).toBeGreaterThanOrEqual(Math.floor(price / 3));
    expect(other, name).toBeLessThanOrEqual(Math.ceil(price * 3));
  }
  await context.close();
});
