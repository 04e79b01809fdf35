import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import {
  accountName,
  createRecord,
  deleteRecord,
  editField,
  heading,
  readField,
  toast,
  waitForToast,
  writeRecord,
} from './console-records.ts';
import { settle } from './going-live.ts';

let browser: Browser;
let clerk: ConsoleVisitor;

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
});
afterAll(() => browser.close());

describe('a form', () => {
  test('is filled in, saved and undone by keyboard alone', async () => {
    const { page } = clerk;
    const name = accountName();
    await openConsolePage(page, '/o/Account/new');
    await page.getByLabel(/^Account Name/).focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/console\/r\/Account\//);
    await expect.poll(() => heading(page).innerText()).toBe(name);

    await page.getByRole('button', { name: 'Edit Phone', exact: true }).focus();
    await page.keyboard.press('Enter');
    const phone = page.getByLabel(/^Phone/);
    await expect.poll(() => phone.evaluate((input) => document.activeElement === input)).toBe(true);
    await page.keyboard.type('+49 30 1234');
    await page.getByText('1 change is not saved').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: '+49 30 1234' }).first().waitFor();
    const pencil = page.getByRole('button', { name: 'Edit Phone', exact: true });
    await expect.poll(() => pencil.evaluate((button) => document.activeElement === button)).toBe(true);
    await toast(page, 'Saved').getByRole('button', { name: 'Undo' }).press('Enter');
    await waitForToast(page, 'The change was taken back');
    await expect.poll(() => page.getByRole('link', { name: '+49 30 1234' }).count()).toBe(0);
  });

  test('says at its fields what is missing, and keeps what was typed', async () => {
    const { page } = clerk;
    await openConsolePage(page, '/o/Account/new');
    await page.getByLabel(/^Phone/).fill('123');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').getByRole('link').first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(await page.getByLabel(/^Phone/).inputValue()).toBe('123');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Give up changes' }).click();
  });

  test('asks before Escape loses what was typed', async () => {
    const { page, request } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('555');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByText('Give up your changes?').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel(/^Phone/).inputValue()).toBe('555');
    await page.getByLabel(/^Phone/).fill('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });

  test('sends what was changed alone, and reads the record and its actions again, once, for what follows from it', async () => {
    const { page, request, dataRequests } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    // That the record was seen is noted a moment after it was opened, and is no part of the save.
    const noted = page.waitForResponse(/updateMru=true/);
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('777');
    await noted;
    await settle(clerk);
    const before = dataRequests.length;
    const [sent] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PATCH'),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    await page.getByRole('link', { name: '777' }).first().waitFor();
    await settle(clerk);
    expect(sent.postDataJSON()).toEqual({ fields: { Phone: '777' } });
    const [write, ...reads] = dataRequests.slice(before);
    expect(write).toMatch(new RegExp(`^PATCH .*/records/${recordId}$`));
    // What can be done with a record follows from what it is.
    expect(reads.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^GET .*/actions/record/${recordId}\\?`)),
      expect.stringMatching(new RegExp(`^GET .*/records/${recordId}\\?`)),
    ]);
  });

  test('keeps what is saved without a network, and sends it when there is one', async () => {
    const { page, request, context } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('offline 1');
    await settle(clerk);
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await page.getByText('1 change waits to be sent').waitFor();
    await page.getByRole('link', { name: 'offline 1' }).first().waitFor();
    await context.setOffline(false);
    await expect.poll(() => readField(request, recordId, 'Account.Phone')).toBe('offline 1');
  });
});

test('a session that ends in the middle of a form loses nothing that was typed, and is saved after signing in again', async () => {
  const { context, page, request, password } = await openConsoleVisitor(browser, 'clerk');
  const recordId = await createRecord(request, 'Account', { Name: accountName() });
  await openConsolePage(page, `/r/Account/${recordId}`);
  await editField(page, 'Phone');
  await page.getByLabel(/^Phone/).fill('in the middle');
  await context.clearCookies({ name: 'relab_session' });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').waitFor();
  await dialog.getByLabel('Password').fill('not my password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await page.locator('input[name="Phone"], [id$="-Phone"]').first().inputValue()).toBe(
    'in the middle',
  );
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'in the middle' }).first().waitFor();
  expect(await readField(request, recordId, 'Account.Phone')).toBe('in the middle');
  await context.close();
});

describe('two who change one record', () => {
  test('do not disturb each other in different fields', async () => {
    const { page, request } = clerk;
    // Accounts of one website are duplicates.
    const website = `https://theirs-${Date.now().toString(36)}.example`;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('1');
    await writeRecord(request, recordId, { Website: website });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: website }).first().waitFor();
    expect(await readField(request, recordId, 'Account.Phone')).toBe('1');
  });

  test('choose between three values in the same field', async () => {
    const { page, request, context } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName(), Phone: '0' });
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('mine 1');
    const other = await context.newPage();
    await openConsolePage(other, `/r/Account/${recordId}`);
    await editField(other, 'Phone');
    await other.getByLabel(/^Phone/).fill('theirs 2');
    await other.keyboard.press('Control+s');
    await other.getByRole('link', { name: 'theirs 2' }).first().waitFor();
    await other.close();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Somebody else was faster' });
    await dialog.waitFor();
    expect(await dialog.getByRole('radio').count()).toBe(3);
    await dialog.getByRole('radio', { name: /Yours/ }).check();
    await dialog.getByRole('button', { name: 'Save the choice' }).click();
    await page.getByRole('link', { name: 'mine 1' }).first().waitFor();
    expect(await readField(request, recordId, 'Account.Phone')).toBe('mine 1');
  });

  test('lose nothing where one of them deletes it', async () => {
    const { page, request } = clerk;
    const recordId = await createRecord(request, 'Account', { Name: accountName() });
    // The visit is noted after the deletion, so that the page learns of it with the form open.
    const deletion = Promise.withResolvers<void>();
    const isVisit = (url: URL): boolean => url.searchParams.get('updateMru') === 'true';
    await page.route(isVisit, (route) => deletion.promise.then(() => route.continue()));
    await openConsolePage(page, `/r/Account/${recordId}`);
    await editField(page, 'Phone');
    await page.getByLabel(/^Phone/).fill('kept');
    await deleteRecord(request, recordId);
    const missing = page.waitForResponse(
      (response) => /record-ui/.test(response.url()) && response.status() === 404,
    );
    deletion.resolve();
    await missing;
    await page.unroute(isVisit);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Restore and save' }).click();
    await page.getByRole('link', { name: 'kept' }).first().waitFor();
    expect(await readField(request, recordId, 'Account.Phone')).toBe('kept');
  });
});
