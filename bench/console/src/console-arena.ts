import type { Page } from 'playwright-core';
import type { Arena } from './arena.ts';

const title = 'main h1';

async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/console/o/Product2?view=NewestListings`, { waitUntil: 'commit' });
  // The rows on the screen; the others of the first fifty are made when they are scrolled to.
  await page.waitForFunction(
    () => document.querySelectorAll('[role=grid] tbody [role=row]').length >= 15,
    undefined,
    { polling: 'raf' },
  );
}

/** Another record: its name stands above, and its sections below. */
async function comesTo(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.locator(title).first().textContent();
  await press();
  await page.waitForFunction(
    (old) => {
      const now = document.querySelector('main h1')?.textContent;
      return now && now !== old && document.querySelector('main dl') !== null;
    },
    before,
    { polling: 'raf' },
  );
}

const openRow = (page: Page, row: number): Promise<void> =>
  comesTo(page, () => page.locator(`[role=grid] tbody [data-row="${row}"] a`).first().click());

export const relab: Arena = {
  name: 'Relab',
  openList,
  openRecord: openRow,
  async other(page) {
    await page.goBack();
    await page.locator('[role=grid] tbody [data-row="3"] a').first().waitFor();
    await openRow(page, 3);
  },
  seen: (page) => comesTo(page, () => page.locator('nav a[href*="/console/r/"]').nth(1).click()),
  async beginEdit(page) {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('main form textarea').first().waitFor();
  },
  async save(page, text) {
    await page.locator('main form textarea').first().fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('main').getByText(text).first().waitFor();
    await page.locator('main form').waitFor({ state: 'detached' });
  },
  openEndlessList: openList,
  async rowsReached(page) {
    const rows = page.locator('[role=grid] tbody [role=row]');
    return Number(await rows.last().getAttribute('aria-rowindex')) - 1;
  },
};
