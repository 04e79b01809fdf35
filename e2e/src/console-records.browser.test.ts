import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { accountName, createRecord, heading, readField, toast, writeRecord } from './console-records.ts';
import { settle } from './going-live.ts';

let browser: Browser;
let clerk: ConsoleVisitor;

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
});
afterAll(() => browser.close());

describe('a record page', () => {
  test('opens without a request once its link was pointed at', async () => {
    const { page, request, dataRequests } = clerk;
    const parent = await createRecord(request, 'Account', { Name: accountName() });
    const child = await createRecord(request, 'Contact', { LastName: 'Pointed', AccountId: parent });
    await openConsolePage(page, `/r/Account/${parent}?tab=related`);
    const link = page.getByRole('link', { name: 'Pointed' });
    await link.hover();
    await settle(clerk);
    const before = dataRequests.length;
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe('Pointed');
    await settle(clerk);
    expect(page.url()).toContain(child);
    // That it was seen is noted once it has been open for a moment.
    const reads = dataRequests.slice(before).filter((line) => !line.includes('updateMru=true'));
    expect(reads).toEqual([]);
  });

  test('says that there is no record where the address has no id, in the language of the page', async () => {
    const { page } = clerk;
    for (const id of ['undefined', '001', '<b>']) {
      await openConsolePage(page, `/r/Account/${encodeURIComponent(id)}`);
      await expect.poll(() => heading(page).innerText()).toBe('This record is not there');
      await page.getByRole('main').getByRole('link', { name: 'Recycle bin' }).waitFor();
    }
  });

  test('counts related lists and adds to them with the parent filled in', async () => {
    const { page, request } = clerk;
    const name = accountName();
    const parent = await createRecord(request, 'Account', { Name: name });
    await openConsolePage(page, `/r/Account/${parent}?tab=related`);
    const title = page.getByRole('heading', { level: 2, name: /^Contacts/ });
    const list = page.locator('section').filter({ has: title });
    await list.getByRole('button', { name: 'New Contact', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New Contact' });
    await dialog.getByLabel(/^Last Name/).fill('Related');
    expect(
      await dialog
        .getByRole('combobox', { name: /^Account/ })
        .first()
        .inputValue(),
    ).toBe(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: 'Related' }).waitFor();
    await expect.poll(() => title.innerText()).toMatch(/Contacts\s*1/);
  });

  test('shows who changed which field from what to what', async () => {
    const { page, request } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName(), Phone: '100' });
    await writeRecord(request, recordId, { Phone: '200' });
    await openConsolePage(page, `/r/Account/${recordId}?tab=activity`);
    const entry = page.getByRole('listitem').filter({ hasText: '200' }).first();
    await entry.waitFor();
    expect(await entry.innerText()).toMatch(/Phone\s+100/);
  });

  test('takes files, and says how far they are', async () => {
    const { page, request } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    await openConsolePage(page, `/r/Account/${recordId}?tab=files`);
    await page.getByLabel(/^Drop files here/).setInputFiles({
      name: 'note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A note about a centrifuge.'),
    });
    const link = page.getByRole('link', { name: 'note.txt' });
    await link.waitFor();
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(await response.text()).toBe('A note about a centrifuge.');
  });

  test('walks the stages by arrow keys, and asks before the last one', async () => {
    const { page, request } = clerk;
    const fields = {
      LastName: accountName(),
      Company: accountName(),
      Email: `path-${Date.now()}@seller.example`,
    };
    const recordId = await createRecord(request, 'Lead', fields);
    await openConsolePage(page, `/r/Lead/${recordId}`);
    const path = page.getByRole('region', { name: 'Lead Status' });
    await path.getByRole('button', { name: 'New', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Mark as “Working”' }).press('Enter');
    await expect.poll(() => path.locator('[aria-current="step"]').innerText()).toContain('Working');
    // It is shown at once, and sent meanwhile.
    await expect.poll(() => readField(request, recordId, 'Lead.Status')).toBe('Working');
    await path.getByRole('button', { name: /Working/ }).focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: /^Mark as/ }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('This is the end of the path').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await readField(request, recordId, 'Lead.Status')).toBe('Working');
  });

  test('deletes, and brings back from the recycle bin', async () => {
    const { page, request } = clerk;
    const name = accountName();
    const recordId = await createRecord(request, 'Account', { Name: name });
    await openConsolePage(page, `/r/Account/${recordId}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/console\/o\/Account/);
    await openConsolePage(page, '/recycle-bin?object=Account');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await toast(page, `${name} is back`).waitFor();
    expect(await readField(request, recordId, 'Account.Name')).toBe(name);
  });
});

describe('each role', () => {
  test('sees its own records alone: a seller finds no account of others', async () => {
    const recordId = await createRecord(clerk.request, 'Account', { Name: accountName() });
    const seller = await openConsoleVisitor(browser, 'seller');
    await openConsolePage(seller.page, `/r/Account/${recordId}`);
    expect(await heading(seller.page).textContent()).toBe('This record is not there');
    await seller.context.close();
  });

  test('searches all history as an administrator, and not as a clerk', async () => {
    const recordId = await createRecord(clerk.request, 'Account', {
      Name: accountName(),
      Phone: 'before-it',
    });
    await writeRecord(clerk.request, recordId, { Phone: 'after-it' });
    const office = await openConsoleVisitor(browser, 'administrator');
    await openConsolePage(office.page, '/history?objectApiName=Account');
    await office.page.getByLabel('Part of a value').fill('after-it');
    await office.page.getByRole('listitem').filter({ hasText: 'after-it' }).first().waitFor();
    const href = await office.page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
    expect(await (await office.request.get(href ?? '')).text()).toContain('before-it');
    await office.context.close();

    await openConsolePage(clerk.page, '/history');
    await clerk.page.getByText('The history of all records is for administrators').waitFor();
    expect(await clerk.page.getByRole('link', { name: 'Export as CSV' }).count()).toBe(0);
  });
});
