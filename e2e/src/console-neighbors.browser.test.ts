import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { createRecord, heading } from './console-records.ts';
import { settle } from './going-live.ts';

let browser: Browser;
let clerk: ConsoleVisitor;
const mark = `N${randomBytes(6).toString('hex')}`;
/** So different that none counts as another's duplicate. */
const names = ['Adamczyk', 'Bergmann', 'Clementi', 'Dvorakova'] as const;
let accountId: string;
const contacts: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
  const { request } = clerk;
  accountId = await createRecord(request, 'Account', { Name: mark });
  for (const [index, LastName] of names.entries()) {
    const Email = `${LastName}@${mark}.example`;
    contacts.push(await createRecord(request, 'Contact', { LastName, Email, AccountId: accountId }));
    // All but one stand in one column of the board.
    const Status = index === 1 ? 'Working' : 'New';
    await createRecord(request, 'Lead', { LastName, Company: mark, Email: `lead-${Email}`, Status });
  }
});
afterAll(async () => {
  await clerk.context.close();
  await browser.close();
});

const next = (page: Page): Locator => page.getByRole('link', { name: 'Next record of the list' });
const before = (page: Page): Locator => page.getByRole('link', { name: 'Record before in the list' });
const shows = (page: Page, name: string | undefined): Promise<void> =>
  expect.poll(() => heading(page).innerText(), { timeout: 10_000 }).toBe(name);

/** Goes on by J through the records, and comes to an end with the last of them. */
async function walk(page: Page, through: readonly (string | undefined)[]): Promise<void> {
  const [first, ...rest] = through;
  await shows(page, first);
  for (const name of rest) {
    await next(page).waitFor();
    await page.keyboard.press('j');
    await shows(page, name);
  }
  await before(page).waitFor();
  expect(await next(page).count()).toBe(0);
}

test('a record that was opened from a related list leads through it in the order that was chosen, and back to it', async () => {
  const { page } = clerk;
  await openConsolePage(page, `/r/Account/${accountId}?tab=related`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: /^Contacts/ }) });
  const sort = section.locator('thead').getByRole('button').first();
  await sort.press('Enter');
  await sort.press('Enter');
  const top = section.locator('tbody').getByRole('link').first();
  await expect.poll(() => top.innerText()).toBe(names[3]);
  await top.press('Enter');
  await walk(page, [names[3], names[2], names[1], names[0]]);
  await page.reload();
  await before(page).waitFor();
  await page.keyboard.press('k');
  await shows(page, names[1]);
  await page.getByRole('main').getByRole('link', { name: 'Contacts', exact: true }).press('Enter');
  await page
    .getByRole('grid', { name: 'Contacts' })
    .getByRole('link', { name: names[2], exact: true })
    .press('Enter');
  await walk(page, names.slice(2));
});

test('a record that was opened from a board leads through its column', async () => {
  const { page, dataRequests } = clerk;
  const filters = encodeURIComponent(JSON.stringify([['Company', 'Equals', mark]]));
  await openConsolePage(page, `/o/Lead?view=AllLeads&sort=Name&filters=${filters}&mode=board`);
  const column = page.getByRole('grid', { name: 'New', exact: true });
  await column.getByRole('link', { name: names[0], exact: true }).click();
  await shows(page, names[0]);
  await next(page).waitFor();
  await settle(clerk);
  const known = dataRequests.length;
  await walk(page, [names[0], names[2], names[3]]);
  // The board has read its columns: the way through one of them costs no request for a list.
  expect(dataRequests.slice(known).filter((path) => path.includes('list-records'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).press('Enter');
  await column.getByRole('link', { name: names[3], exact: true }).waitFor();
});

test('what was seen last is gone through in the order in which it was shown, though each record becomes its first', async () => {
  const { page } = clerk;
  for (const id of contacts) {
    const noted = page.waitForResponse(/updateMru=true/);
    await openConsolePage(page, `/r/Contact/${id}`);
    await noted;
  }
  await openConsolePage(page, '/o/Contact?view=__Recent');
  const rows = page.getByRole('grid').getByRole('rowheader');
  const shown = names.toReversed();
  await expect.poll(async () => (await rows.allInnerTexts()).slice(0, names.length)).toEqual(shown);
  await rows.first().getByRole('link').press('Enter');
  for (const name of shown) {
    await shows(page, name);
    if (name === shown.at(-1)) break;
    await next(page).waitFor();
    await page.keyboard.press('j');
  }
  await before(page).waitFor();
});

test('results of a search lead on too, and nothing a browser would complain about has happened', async () => {
  const { page } = clerk;
  await openConsolePage(page, `/search?q=${mark}&object=Contact`);
  const links = page.getByRole('table').getByRole('link');
  await links.nth(3).waitFor();
  const found = await links.allInnerTexts();
  await links.first().press('Enter');
  await walk(page, found);
  expect(unexpectedProblems(clerk)).toEqual([]);
});
