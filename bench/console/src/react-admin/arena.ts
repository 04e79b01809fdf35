import type { Page } from 'playwright-core';
import type { Arena } from '../arena.ts';

const rows = 'tbody tr';

/** Another record: its name stands in the form. */
async function leaves(page: Page, press: () => Promise<void>): Promise<void> {
  const name = page.locator('input[name=StockKeepingUnit]');
  const before = await name.inputValue();
  await press();
  await page.waitForFunction(
    (old) => {
      const value = document.querySelector<HTMLInputElement>('input[name=StockKeepingUnit]')?.value;
      return value !== undefined && value !== '' && value !== old;
    },
    before,
    { polling: 'raf' },
  );
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length >= 50, rows, {
    polling: 'raf',
  });
}

export const reactAdmin: Arena = {
  name: 'react-admin',
  openList: (page, origin) => openList(page, `${origin}/react-admin/#/Product2`),
  async openRecord(page, row) {
    await page.locator(rows).nth(row).click();
    await page.locator('input[name=StockKeepingUnit]').waitFor();
  },
  other: (page) => leaves(page, () => page.getByRole('link', { name: /next/i }).click()),
  seen: (page) => leaves(page, () => page.getByRole('link', { name: /previous/i }).click()),
  beginEdit: async () => {},
  async save(page, text) {
    await page.locator('textarea[name=Description]').fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    // Its form is not dirty any more once the server has answered.
    await page.locator('button[type=submit][disabled], button[type=submit].Mui-disabled').waitFor();
  },
  openEndlessList: (page, origin) => openList(page, `${origin}/react-admin/?endless#/Product2`),
  rowsReached: (page) => page.locator(rows).count(),
};
