import type { Page } from 'playwright-core';
import type { Arena, Probe, Step } from './arena.ts';

function createProbe(): Probe {
  const title = () => document.querySelector('main h1')?.textContent ?? '';
  const values = () => [...document.querySelectorAll('main dl')].map(({ textContent }) => textContent);
  return {
    // Those on the screen; the others of the first fifty are made when they are scrolled to.
    hasRows: () => document.querySelectorAll('[role=grid] tbody [role=row]').length >= 15,
    record: () => (values().length === 0 ? '' : [title(), ...values()].join(' ')),
    isSaved: (text) =>
      document.querySelector('main form') === null && values().some((value) => value.includes(text)),
  };
}

const openRecord = (row: number): Step => ({
  press: (page) => page.locator(`[role=grid] tbody [data-row="${row}"] a`).first().click(),
  until: 'hasOtherRecord',
});

/** The browser's own button has no event in the page. */
const back: Step = {
  press: (page: Page) =>
    page.evaluate(() => {
      window.pressedAt = performance.now();
      window.history.back();
    }),
  until: 'hasRows',
};

const list = '/console/o/Product2?view=NewestListings';

export const relab: Arena = {
  name: 'Relab',
  listPath: list,
  endlessPath: list,
  createProbe,
  openRecord,
  other: [back, openRecord(3)],
  seen: {
    press: (page) => page.locator('nav a[href*="/console/r/"]').nth(1).click(),
    until: 'hasOtherRecord',
  },
  async beginEdit(page) {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('main form textarea').first().waitFor();
  },
  write: (page, text) => page.locator('main form textarea').first().fill(text),
  pressSave: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
  async rowsReached(page) {
    const rows = page.locator('[role=grid] tbody [role=row]');
    return Number(await rows.last().getAttribute('aria-rowindex')) - 1;
  },
};
