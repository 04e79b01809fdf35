import { readFile } from 'node:fs/promises';
import { columnName, tableName } from '@relab/records/objects';
import { fillRows } from '@relab/test-server';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage } from './console.ts';
import { type ConsoleOfObjects, startConsole } from './console-of-objects.ts';
import { crate, fieldCount, numbered, valueCount, wide } from './extreme-objects.ts';

const rowCount = 100_000;
/** No more of a list are in the document, whatever its length: two screens of rows, and the one with focus. */
const maxRows = 80;
/** Of the page's script after 100,000 rows were read, in MB. */
const maxHeap = 400;
const longText = 'Unbroken'.repeat(625);

let browser: Browser;
let office: ConsoleOfObjects;
let wideId: string;
let crateId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  office = await startConsole([wide, crate]);
  await fillRows(office.server.database, tableName('Crate__c'), rowCount, {
    id: `'a98' || lpad(n::text, 15, '0')`,
    name: `'Crate ' || lpad(n::text, 6, '0')`,
    [columnName('Kind__c')]: `'Kind ' || lpad((1 + n % ${valueCount})::text, 4, '0')`,
    [columnName('Weight__c')]: 'n % 500',
  });
  const clerk = await office.server.signedIn('writer@relab.example', ['administrator']);
  const create = async (apiName: string, fields: object): Promise<string> => {
    const { status, body } = await clerk.post('/services/data/v63.0/ui-api/records', { apiName, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  };
  wideId = await create('Wide__c', { Name: 'Everything', F001__c: 'first', F497__c: 'last' });
  crateId = await create('Crate__c', { Name: 'A long story', Note__c: 'short' });
  const { status } = await clerk.send('PATCH', `/services/data/v63.0/ui-api/records/${crateId}`, {
    fields: { Note__c: longText },
  });
  expect(status).toBe(200);
});
afterAll(async () => {
  await browser.close();
  await office.close();
});

const grid = (page: Page): Locator => page.getByRole('grid');
const rowsOf = (page: Page): Locator => grid(page).locator('tbody').getByRole('row');

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** Everything fits into the width of the window: what is long is wrapped or cut. */
const isWithinWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  return page.getByRole('dialog');
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a list of 100,000 rows is gone through to its end by keyboard, with few rows in the document', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, '/o/Crate__c?view=AllCrates&sort=Name');
  await grid(page).getByRole('gridcell', { name: 'Kind 0002' }).first().click();
  const reached = async (): Promise<number> => {
    const last = await rowsOf(page).last().getAttribute('aria-rowindex');
    return Number(last) - 1;
  };
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Control+End');
        expect(await rowsOf(page).count()).toBeLessThan(maxRows);
        return await reached();
      },
      { interval: 20, timeout: 150_000 },
    )
    .toBe(rowCount + 1);
  await grid(page).getByRole('rowheader', { name: 'Crate 100000' }).waitFor();
  expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(rowCount + 2));
  const focused = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row));
  expect(await focused()).toBe(rowCount);
  await page.keyboard.press('PageUp');
  expect(await focused()).toBeLessThan(rowCount);
  await page.keyboard.press('Control+Home');
  await grid(page).getByRole('rowheader', { name: 'A long story' }).waitFor();
  expect(await focused()).toBe(0);
  expect(await rowsOf(page).count()).toBeLessThan(maxRows);
  expect(await heapOf(page)).toBeLessThan(maxHeap);
  await page.context().close();
});

test('a list of 100,000 rows is exported', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, '/o/Crate__c?view=AllCrates');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Export/ }).click();
  const download = page.waitForEvent('download', { timeout: 150_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(rowCount + 2);
  expect(lines.some((line) => line.includes('Crate 100000,Kind 0001,0'))).toBe(true);
  expect(await heapOf(page)).toBeLessThan(maxHeap);
  await page.context().close();
});

test('a file of 100,000 rows is checked before anything is written, and what is wrong is counted', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, '/o/Crate__c?view=AllCrates');
  const dialog = await openImport(page);
  const rows = Array.from({ length: rowCount }, (_, index) =>
    index % 1_000 === 0 ? `,${index},` : `New ${index},${index},"=SUM(A${index})"`,
  );
  const text = ['Name,Weight,Note', ...rows].join('\r\n');
  await dialog.getByLabel(/^CSV file/).setInputFiles(csv('crates.csv', text));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('99,900 rows are good, 100 have problems.').waitFor();
  await dialog.getByText('Row 2', { exact: true }).waitFor();
  expect(await heapOf(page)).toBeLessThan(maxHeap);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog
    .getByLabel(/^CSV file/)
    .setInputFiles(csv('crates.csv', `${text}\r\none too many,1,\r\nand one,2,`));
  await dialog.getByRole('alert').getByText('100,000').waitFor();
  await page.context().close();
});

test('a record of 500 fields is read, edited and saved with the one field that was changed', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, `/r/Wide__c/${wideId}`);
  await page.getByText('last', { exact: true }).waitFor();
  expect(await page.locator('main dt').count()).toBeGreaterThanOrEqual(fieldCount);
  await page.getByRole('button', { name: 'Edit Field 497', exact: true }).click();
  const input = page.getByLabel('Field 497', { exact: true });
  await input.fill('changed');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PATCH'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ fields: { F497__c: 'changed' } });
  expect(Object.keys((request.postDataJSON() as { fields: object }).fields)).toEqual(['F497__c']);
  await page.getByText('changed', { exact: true }).waitFor();
  await page.context().close();
});

test('of 500 fields columns are chosen, filters are made and headings are mapped', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, '/o/Wide__c?view=AllWide');
  await grid(page).getByRole('rowheader', { name: 'Everything' }).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('searchbox').fill('497');
  await chooser.getByText('Field 497').first().waitFor();
  await page.keyboard.press('Escape');
  await page.goto(
    '/console/o/Wide__c?view=AllWide&filters=%5B%5B%22F497__c%22,%22Equals%22,%22changed%22%5D%5D',
  );
  await grid(page).getByRole('rowheader', { name: 'Everything' }).waitFor();
  const dialog = await openImport(page);
  const headings = Array.from({ length: fieldCount - 1 }, (_, index) => numbered('Field ', index + 1));
  const text = `Name,${headings.join(',')}\r\nMapped,${headings.map(() => '').join(',')}`;
  await dialog.getByLabel(/^CSV file/).setInputFiles(csv('wide.csv', text));
  const last = dialog.getByRole('combobox', { name: 'Goes to: Field 499' });
  await last.waitFor();
  expect(await last.inputValue()).toBe('F499__c');
  // A choice of 500 in each of 500 rows would be a quarter of a million elements.
  expect(await dialog.locator('option').count()).toBeLessThan(3_000);
  await last.focus();
  await last.selectOption({ label: 'Field 498' });
  expect(await last.inputValue()).toBe('F498__c');
  expect(await dialog.getByRole('combobox', { name: 'Goes to: Field 498' }).inputValue()).toBe('');
  await page.context().close();
});

test('one of 2,000 values is found by typing, in a form and for many records at once', async () => {
  const page = await office.openPage(browser);
  await openConsolePage(page, '/o/Crate__c/new');
  const box = page.getByRole('combobox', { name: 'Kind' });
  await box.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.count()).toBeLessThan(60);
  await box.pressSequentially('1987');
  await page.getByRole('option', { name: 'Kind 1987' }).click();
  expect(await box.inputValue()).toBe('Kind 1987');
  await openConsolePage(page, '/o/Crate__c?view=AllCrates&sort=Name');
  await grid(page).getByRole('checkbox', { name: 'Select Crate 000001' }).click();
  await page.getByRole('button', { name: 'Change …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field', exact: true }).selectOption({ label: 'Kind' });
  const value = dialog.getByRole('combobox', { name: 'Kind' });
  await value.click();
  await value.pressSequentially('1999');
  await page.getByRole('option', { name: 'Kind 1999' }).click();
  await dialog.getByRole('button', { name: /^Change/ }).click();
  await dialog.getByText('1 done').waitFor();
  await page.context().close();
});

test.each([
  ['a desk', 1440],
  ['a phone', 390],
])('a word of 5,000 letters breaks no page on %s', async (_, width) => {
  const page = await office.openPage(browser, { width, height: 844 });
  await openConsolePage(page, '/o/Crate__c?view=AllCrates&sort=Name');
  await grid(page).getByRole('rowheader', { name: 'A long story' }).waitFor();
  expect(await isWithinWidth(page)).toBe(true);
  const { height } = (await rowsOf(page).first().boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
  expect(height).toBeLessThan(80);
  await openConsolePage(page, `/r/Crate__c/${crateId}`);
  await page.getByText(longText).waitFor();
  expect(await isWithinWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Edit Note', exact: true }).click();
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe(longText);
  expect(await isWithinWidth(page)).toBe(true);
  await page.goto(`/console/r/Crate__c/${crateId}?tab=activity`);
  await page.getByRole('tabpanel').getByText('Note', { exact: true }).first().waitFor();
  expect(await isWithinWidth(page)).toBe(true);
  await page.context().close();
});
