import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { address } from './shared-marketplace.ts';

const records = `${address}/services/data/v63.0/ui-api/records`;
/** Names that only this run's records have. */
const mark = `L${randomBytes(6).toString('hex')}`;

let browser: Browser;
let clerk: ConsoleVisitor;
let ids: readonly string[];

const createAccounts = async (
  request: APIRequestContext,
  count: number,
  first = 1,
): Promise<readonly string[]> => {
  const fields = (index: number) => ({
    Name: `${mark} ${String(index + first).padStart(3, '0')}`,
    Phone: `030 ${index}`,
  });
  const response = await request.post(`${records}/batch`, {
    data: {
      operations: [
        {
          type: 'CREATE',
          records: Array.from({ length: count }, (_, index) => ({
            apiName: 'Account',
            fields: fields(index),
          })),
        },
      ],
    },
  });
  const { results } = (await response.json()) as {
    results: { statusCode: number; result: { id: string } }[];
  };
  expect(results.every(({ statusCode }) => statusCode === 201)).toBe(true);
  return results.map(({ result }) => result.id);
};

const phoneOf = async (id: string | undefined): Promise<unknown> => {
  const response = await clerk.request.get(`${records}/${id}?fields=Account.Phone`);
  const { fields } = (await response.json()) as { fields: { Phone: { value: unknown } } };
  return fields.Phone.value;
};

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'administrator');
  ids = await createAccounts(clerk.request, 120);
});
afterAll(() => browser.close());

const nameFilter = JSON.stringify([['Name', 'StartsWith', mark]]);
/** The accounts of this run, in the order of their names. */
const ownList = `/o/Account?view=AllAccounts&sort=Name&filters=${encodeURIComponent(nameFilter)}`;

const grid = (page: Page): Locator => page.getByRole('grid');
const row = (page: Page, number: number): Locator =>
  grid(page).getByRole('row', { name: `${mark} ${String(number).padStart(3, '0')}` });
/** A cell by what it shows; its middle is beside the text, which may be a link. */
const cell = (page: Page, number: number, text: string): Locator =>
  row(page, number).getByRole('gridcell', { name: text, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const { row, column } = (document.activeElement as HTMLElement).dataset;
    return [Number(row), Number(column)];
  });

async function openList(): Promise<Page> {
  const { page } = clerk;
  // The same address again would be the same visit, which goes on where it was scrolled to.
  await page.goto('about:blank');
  await openConsolePage(page, ownList);
  await row(page, 1).waitFor();
  return page;
}

test('a list is one stop for Tab, and its cells are reached by arrows, Home, End and pages', async () => {
  const page = await openList();
  await row(page, 1).getByRole('rowheader').focus();
  expect(await focused(page)).toEqual([0, 1]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toEqual([1, 2]);
  await page.keyboard.press('Home');
  expect(await focused(page)).toEqual([1, 0]);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toEqual([-1, 0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  expect((await focused(page))[0]).toBeGreaterThan(3);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('table') === null)).toBe(true);
});

test('further rows come as they are scrolled to, and the count says that there are more', async () => {
  const page = await openList();
  await page.getByText('50+ records').waitFor();
  await row(page, 1).getByRole('rowheader').focus();
  await page.keyboard.press('Control+End');
  await page.getByText('120 records').waitFor();
  await page.keyboard.press('Control+End');
  await row(page, 120).waitFor();
  expect(await grid(page).getAttribute('aria-rowcount')).toBe('121');
  expect(await grid(page).getByRole('row').count()).toBeLessThan(80);
});

test('headers sort by several columns with Shift, and the address says the order', async () => {
  const page = await openList();
  await page.getByRole('columnheader', { name: /^Account Name/ }).focus();
  await page.keyboard.press('Enter');
  await row(page, 120).waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-Name');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Enter');
  await page.waitForFunction(() => new URL(location.href).searchParams.get('sort')?.startsWith('-Name,'));
  await page.goBack();
});

test('a column is made wider by keys, keeps its width for the user, and gets its usual one again', async () => {
  const page = await openList();
  const header = page.getByRole('columnheader', { name: /^Account Name/ });
  const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
  const before = await width();
  await header.focus();
  const stored = page.waitForResponse((response) => response.url().includes('/list-preferences/'));
  await page.keyboard.press('Shift+ArrowRight');
  await stored;
  expect(await width()).toBe(before + 16);
  await openList();
  expect(await width()).toBe(before + 16);
  await header.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Usual width' }).click();
  await page.waitForFunction(
    ([cell, usual]) => Math.round((cell as Element).getBoundingClientRect().width) === usual,
    [await header.elementHandle(), before] as const,
  );
});

test('cells are edited in place, staged, taken back with Escape, saved together and undone', async () => {
  const page = await openList();
  await cell(page, 1, '030 0').dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('040 1');
  await page.keyboard.press('Enter');
  await page.getByText('1 value changed in 1 record').waitFor();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('gone');
  await page.keyboard.press('Escape');
  await row(page, 2).getByText('030 1').waitFor();
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 record saved').waitFor();
  expect(await phoneOf(ids[0])).toBe('040 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back').waitFor();
  expect(await phoneOf(ids[0])).toBe('030 0');
});

test('a record that somebody else has deleted says so in its row, and nothing that was typed is lost', async () => {
  const [gone = ''] = await createAccounts(clerk.request, 1, 0);
  const page = await openList();
  await cell(page, 0, '030 0').dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('050');
  await page.keyboard.press('Enter');
  await clerk.request.delete(`${records}/${gone}`);
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Save' }).click();
  await page.locator('tr[data-failed]').waitFor();
  expect(await row(page, 0).innerText()).toContain('050');
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('region', { name: 'Changes' }).waitFor({ state: 'detached' });
});

test('rows are selected with Space and Shift, and changed, exported and deleted together', async () => {
  const page = await openList();
  await row(page, 10).getByRole('rowheader').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('3 records selected').waitFor();
  await bar.getByRole('button', { name: 'Change …', exact: true }).click();
  await page.getByLabel('Field').selectOption({ label: 'Phone' });
  await page.getByRole('dialog').getByRole('textbox').fill('060');
  await page.getByRole('button', { name: 'Change 3 records' }).click();
  await page.getByText('3 done').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect(await phoneOf(ids[9])).toBe('060');
  await bar.getByRole('button', { name: 'Export …' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const file = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(file.split('\r\n').filter((line) => line.includes(mark))).toHaveLength(3);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await bar.getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('button', { name: 'Delete 3 records' }).click();
  await page.getByText('3 done').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await row(page, 10).waitFor({ state: 'detached' });
});

test('a view is saved with its filters, renamed, found by a part of its name and deleted', async () => {
  const page = await openList();
  const name = `Renamed ${mark}`;
  const act = async (label: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  const nameIt = async (label: string): Promise<void> => {
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(label);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await act(/^Save as new view/);
  await nameIt(`View ${mark}`);
  await page.getByRole('heading', { level: 1, name: `View ${mark}` }).waitFor();
  expect(new URL(page.url()).searchParams.get('filters')).toBeNull();
  await row(page, 1).waitFor();
  await act(/^Name and sharing/);
  await nameIt(name);
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await openConsolePage(page, '/o/Account?view=AllAccounts');
  const picker = page.getByRole('heading', { level: 1 }).getByRole('button');
  await picker.click();
  await page.getByRole('searchbox', { name: 'Find a view' }).fill(mark.toLowerCase());
  await page.getByRole('link', { name: 'All Accounts' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name }).click();
  await row(page, 1).waitFor();
  await act(/^Delete the view/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the view' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
  await picker.click();
  await page.getByRole('searchbox', { name: 'Find a view' }).fill(mark);
  await page.getByText('No view has this in its name.').waitFor();
});

test('a CSV file is checked before it is imported: bad rows are told, good ones become records', async () => {
  const page = await openList();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  // Accounts of one number are duplicates.
  const phone = `+49 30 ${Date.now() % 10_000_000}`;
  // As a spreadsheet in Germany writes it, with a text that would be a formula.
  const text = `Account Name;Phone\r\n${mark} Müller;'${phone}\r\n;no name\r\n`;
  const buffer = Buffer.from(text, 'latin1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^CSV file/).setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer });
  const example = dialog
    .getByRole('row', { name: /^Account Name/ })
    .getByRole('cell')
    .first();
  await example.getByText('Müller').waitFor();
  const encoding = dialog.getByLabel('Encoding');
  expect(await encoding.inputValue()).toBe('windows-1252');
  await encoding.selectOption('utf-8');
  await example.getByText('M\u{fffd}ller').waitFor();
  await encoding.selectOption('windows-1252');
  await example.getByText('Müller').waitFor();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('1 row is good, 1 has problems.').waitFor();
  await dialog.getByText('Row 3').waitFor();
  await dialog.getByRole('button', { name: 'Import 1 record' }).click();
  await dialog.getByText('1 done').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('Müller');
  const imported = grid(page).getByRole('row', { name: `${mark} Müller` });
  await imported.getByRole('gridcell', { name: phone, exact: true }).waitFor();
});

test('nothing of these pages has failed unseen', () => {
  expect(clerk.problems.filter((line) => !line.includes('404'))).toEqual([]);
});
