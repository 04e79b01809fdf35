import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { createRecord, heading, readField } from './console-records.ts';

let browser: Browser;
let clerk: ConsoleVisitor;
let leads: readonly string[];
const mark = `T${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
  const created: string[] = [];
  for (const name of ['Ahrens', 'Behn', 'Claus'])
    created.push(
      await createRecord(clerk.request, 'Lead', {
        LastName: `${name} ${mark}`,
        Company: `${mark} ${name}`,
        Email: `${name}@${mark}.example`,
      }),
    );
  leads = created;
});
afterAll(() => browser.close());

const list = (more = ''): string =>
  `/o/Lead?view=AllLeads&sort=Company&filters=${encodeURIComponent(JSON.stringify([['Company', 'StartsWith', mark]]))}${more}`;
const row = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('row', { name: new RegExp(`${name} ${mark}`) });
const companies = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('grid').getByRole('row').allInnerTexts()).flatMap(
    (text) => /Ahrens|Behn|Claus/.exec(text)?.[0] ?? [],
  );

test('columns are chosen and moved, and are the user’s own after a reload', async () => {
  const { page } = clerk;
  await openConsolePage(page, list());
  await row(page, 'Behn').waitFor();
  const headers = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
  const before = await headers();
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('searchbox').fill('Description');
  await dialog
    .getByRole('button', { name: /Description$/ })
    .first()
    .press('Enter');
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect.poll(async () => (await headers()).length).toBe(before.length + 1);
  const last = page.getByRole('columnheader').last();
  const name = (await headers()).at(-1);
  await last.focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(async () => (await headers()).at(-2)).toBe(name);
  await page.reload();
  await row(page, 'Behn').waitFor();
  await expect.poll(async () => (await headers()).at(-2)).toBe(name);
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Columns of the view' }).press('Enter');
  await expect.poll(headers).toEqual(before);
});

test('filters hold by a rule of their numbers, which the address says', async () => {
  const { page } = clerk;
  const filters = [
    ['Company', 'StartsWith', mark],
    ['LastName', 'StartsWith', 'Ahrens'],
    ['LastName', 'StartsWith', 'Claus'],
  ];
  await openConsolePage(
    page,
    `/o/Lead?view=AllLeads&sort=Company&filters=${encodeURIComponent(JSON.stringify(filters))}&logic=${encodeURIComponent('1 AND (2 OR 3)')}`,
  );
  await expect.poll(() => companies(page)).toEqual(['Ahrens', 'Claus']);
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const rule = page.getByRole('textbox', { name: /rule/i });
  await rule.fill('1 AND 2 AND 3');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect.poll(() => companies(page)).toEqual([]);
  await expect.poll(() => new URL(page.url()).searchParams.get('logic')).toBe('1 AND 2 AND 3');
});

test('a list is searched while somebody types', async () => {
  const { page } = clerk;
  await openConsolePage(page, list());
  await row(page, 'Behn').waitFor();
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('Behn');
  await expect.poll(() => companies(page)).toEqual(['Behn']);
});

test('cells are copied as text, and one value is pasted into several', async () => {
  const { page, context } = clerk;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsolePage(page, list());
  const cell = row(page, 'Ahrens').getByRole('gridcell', { name: `${mark} Ahrens` });
  await cell.focus();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${mark} Ahrens`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+v');
  await page.getByText('2 values changed in 2 records').waitFor();
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Cancel' }).press('Enter');
  await row(page, 'Claus')
    .getByRole('gridcell', { name: `${mark} Claus` })
    .waitFor();
});

test('a card of a board moves to another value by its menu', async () => {
  const { page, request } = clerk;
  await openConsolePage(page, list('&mode=board&group=Status'));
  await page.getByRole('button', { name: `Move Ahrens ${mark}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Working', exact: true }).press('Enter');
  await expect.poll(() => readField(request, leads[0] ?? '', 'Lead.Status')).toBe('Working');
  await page
    .getByRole('grid', { name: 'Working' })
    .getByRole('link', { name: `Ahrens ${mark}` })
    .waitFor();
});

test('a lookup finds a record by a few letters, and a section stays folded', async () => {
  const { page, request } = clerk;
  const parent = await createRecord(request, 'Account', { Name: `${mark} Parent` });
  const child = await createRecord(request, 'Account', { Name: `${mark} Child` });
  await openConsolePage(page, `/r/Account/${child}`);
  await page.getByRole('button', { name: 'Edit Parent Account', exact: true }).press('Enter');
  const lookup = page.getByRole('combobox', { name: /^Parent Account/ });
  await lookup.fill(`${mark} Par`);
  await page.getByRole('option', { name: new RegExp(`${mark} Parent`) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect.poll(() => readField(request, child, 'Account.ParentId')).toBe(parent);
  const section = page.getByRole('main').locator('details').last();
  const isOpen = () => section.evaluate((details: HTMLDetailsElement) => details.open);
  const stored = page.waitForResponse((response) => response.url().includes('/user-state'));
  const wasOpen = await isOpen();
  await section.locator('summary').press('Enter');
  await stored;
  await page.reload();
  await expect.poll(isOpen).toBe(!wasOpen);
  await section.locator('summary').press('Enter');
  await expect.poll(isOpen).toBe(wasOpen);
  expect(await heading(page).innerText()).toBe(`${mark} Child`);
});

test('a column shows long values on several lines, also after a reload', async () => {
  const { page, request } = clerk;
  const company = `${mark} ${'laboratory instruments '.repeat(8)}`.trim();
  await createRecord(request, 'Lead', {
    LastName: `Dorn ${mark}`,
    Company: company,
    Email: `${mark}@dorn.example`,
  });
  await openConsolePage(page, list());
  const dorn = row(page, 'Dorn');
  await dorn.waitFor();
  const height = async (): Promise<number> => (await dorn.boundingBox())?.height ?? 0;
  const low = await height();
  const chooseInMenu = async (name: string): Promise<void> => {
    await page.getByRole('columnheader', { name: /^Company/ }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await chooseInMenu('Show long values on several lines');
  await expect.poll(height).toBeGreaterThan(low * 1.5);
  await stored;
  await page.reload();
  await dorn.waitFor();
  await expect.poll(height).toBeGreaterThan(low * 1.5);
  await chooseInMenu('Show one line');
  await expect.poll(height).toBe(low);
});

test('a view is shared with roles, and found by those who have one of them', async () => {
  const office = await openConsoleVisitor(browser, 'administrator');
  const { page } = office;
  const name = `Shared ${mark}`;
  const openForm = async (entry: RegExp) => {
    await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    return page.getByRole('dialog');
  };
  const findsIt = async (): Promise<boolean> => {
    await openConsolePage(clerk.page, '/o/Lead?view=AllLeads');
    await clerk.page.getByRole('heading', { level: 1 }).getByRole('button').press('Enter');
    await clerk.page.getByRole('searchbox', { name: 'Find a view' }).fill(mark);
    const link = clerk.page.getByRole('link', { name });
    await link.or(clerk.page.getByText('No view has this in its name.')).first().waitFor();
    return (await link.count()) > 0;
  };
  await openConsolePage(page, list());
  const created = await openForm(/^Save as new view/);
  await created.getByLabel('Name', { exact: true }).fill(name);
  await created.getByRole('radio', { name: 'Some roles' }).press('Space');
  await created.getByRole('checkbox', { name: 'Administrators' }).press('Space');
  await created.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await findsIt()).toBe(false);

  const changed = await openForm(/^Name and sharing/);
  expect(await changed.getByRole('checkbox', { name: 'Administrators' }).isChecked()).toBe(true);
  await changed.getByRole('checkbox', { name: 'Clerks' }).press('Space');
  await changed.getByRole('button', { name: 'Save' }).press('Enter');
  await changed.waitFor({ state: 'detached' });
  expect(await findsIt()).toBe(true);
  await clerk.page.getByRole('link', { name }).press('Enter');
  await row(clerk.page, 'Behn').waitFor();
  // What somebody else shares is theirs to change.
  await clerk.page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await clerk.page.getByRole('menuitem', { name: /^Save as new view/ }).waitFor();
  expect(await clerk.page.getByRole('menuitem', { name: /^Name and sharing/ }).count()).toBe(0);
  await clerk.page.keyboard.press('Escape');
  await openForm(/^Delete the view/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the view' }).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
  await office.context.close();
});
