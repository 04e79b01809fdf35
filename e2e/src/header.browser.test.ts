import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { address, folder } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Of the header, in px; the words that can be seen in it, each with whether its box has room for it. */
const look = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const words = [...header.querySelectorAll<HTMLElement>('a, summary, button[popovertarget]')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => [...control.querySelectorAll<HTMLElement>('span:not(:has(*))'), control])
      .filter((part) => !part.matches('.visually-hidden, [aria-hidden]') && part.textContent)
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().width < 2);
    const { width, height } = header.getBoundingClientRect();
    return { height, isWide: header.scrollWidth > width, cut: words.map((part) => part.textContent) };
  });

test.for([
  [390, ''],
  [390, '/de'],
  [820, ''],
  [820, '/de'],
  [1440, ''],
] as const)(
  'at %i px below “%s” the header of somebody with several accounts is low, and no word is cut or hidden',
  async ([width, prefix]) => {
    const { context, page } = await openVisitor(browser, { address, width });
    await signInAs(context, address, folder, 'ines@customer.example');
    await page.goto(`${prefix}/cart`);
    const { height, isWide, cut } = await look(page);
    expect(height).toBeLessThanOrEqual(120);
    expect([isWide, cut]).toEqual([false, []]);
    await context.close();
  },
);

test.for([390, 1440])(
  'at %i px and without a script the account opens with the keyboard, closes with Escape, and signs out',
  async (width) => {
    const { context, page } = await openVisitor(browser, { address, width, javaScript: false });
    await signInAs(context, address, folder, 'ines@customer.example');
    await page.goto('/cart');
    const header = page.getByRole('banner');
    const account = header.getByRole('button', { name: /^Ines\s?, your account$/ });
    const signOut = header.getByRole('button', { name: 'Sign out' });
    await account.press('Enter');
    await signOut.waitFor();
    for (const name of ['Orders', 'Quotes', 'Watching'])
      expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    expect(await header.getByLabel('Buying for').isVisible()).toBe(true);
    const panel = await page.locator('[popover]').boundingBox();
    expect(panel && panel.x >= 0 && panel.x + panel.width <= width).toBe(true);
    await page.keyboard.press('Escape');
    await signOut.waitFor({ state: 'hidden' });
    await account.click();
    await signOut.click();
    await header.getByRole('link', { name: 'Sign in' }).waitFor();
    await context.close();
  },
);

test('at 390 px the categories open over the page without a script, and nothing moves', async () => {
  const { context, page } = await openVisitor(browser, { address, width: 390, javaScript: false });
  await page.goto('/cart');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const nav = page.getByRole('navigation', { name: 'Categories' });
  await nav.locator('summary').press('Enter');
  await nav.getByRole('link', { name: 'Sample Preparation' }).waitFor();
  expect(await heading.boundingBox()).toEqual(before);
  await nav.getByRole('link', { name: 'Sample Preparation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sample Preparation' }).waitFor();
  await context.close();
});
