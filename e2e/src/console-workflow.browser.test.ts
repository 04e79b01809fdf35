import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
let office: ConsoleVisitor;
let author: ConsoleVisitor;
let space: { readonly id: string; readonly rootFolderId: string; readonly name: string };
const mark = randomBytes(4).toString('hex');
const cms = `${address}/services/data/v63.0/connect/cms`;

beforeAll(async () => {
  browser = await launchBrowser();
  office = await openConsoleVisitor(browser, 'administrator');
  author = await openConsoleVisitor(browser, 'author');
  // A space of its own: others publish in the first one meanwhile.
  const response = await office.request.post(`${cms}/spaces`, { data: { name: `Reviewed ${mark}` } });
  space = (await response.json()) as typeof space;
  const { spaces } = (await (await office.request.get(`${cms}/spaces`)).json()) as {
    spaces: readonly { channels: readonly string[] }[];
  };
  const channels = spaces.find((one) => one.channels.length > 0)?.channels;
  await office.request.patch(`${cms}/spaces/${space.id}`, { data: { channels } });
});
afterAll(() => browser.close());

test('a space demands approval; an author hands in, a publisher approves and publishes', async () => {
  const { page } = office;
  await openConsolePage(page, `/content/spaces/${space.id}?part=workflow`);
  await page.getByRole('button', { name: 'Set up a workflow' }).press('Enter');
  await page.getByLabel('Name of state 2').fill('With the editors');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('The workflow is saved.').waitFor();
  for (const scheme of ['light', 'dark'] as const) expect(await axeViolations(page, scheme)).toEqual([]);

  const title = `Reviewed ${mark}`;
  const made = await author.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    },
  });
  const { managedContentId } = (await made.json()) as { managedContentId: string };
  await openConsolePage(author.page, `/content/items/${managedContentId}`);
  const state = (label: string, of = author) => of.page.getByRole('button', { name: `State: ${label}` });
  await state('In Work').press('Enter');
  // Authors hand in, and approve nothing.
  await author.page.getByRole('menuitem', { name: 'Move to With the editors' }).press('Enter');
  await state('With the editors').press('Enter');
  expect(await author.page.getByRole('menuitem').allInnerTexts()).toEqual(['Move to In Work', 'Assign …']);
  await author.page.getByRole('menuitem', { name: 'Assign …' }).press('Enter');
  const dialog = author.page.getByRole('dialog', { name: 'Who does what comes next?' });
  await dialog.getByLabel('Search by name').fill('Robin Author');
  await dialog.getByRole('radio', { name: /^Robin Author/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await author.page.getByText(/^with Robin Author/).waitFor();

  // In the list by its state alone.
  await openConsolePage(page, `/content/folders/${space.rootFolderId}`);
  await page.getByLabel('State').selectOption({ label: 'Approved' });
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(0);
  await page.getByLabel('State').selectOption({ label: 'With the editors' });
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('With the editors').waitFor();
  await row.getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByText(/It is not approved in this version/).waitFor();
  await page.keyboard.press('Escape');
  await state('With the editors', office).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Approved' }).press('Enter');
  await state('Approved', office).waitFor();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await page.getByRole('main').getByText('Published', { exact: true }).waitFor();

  await openConsolePage(page, `/content/activity/${space.id}`);
  await page.getByRole('row').filter({ hasText: 'Published' }).first().waitFor();
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'State changed' });
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(2);
  await page
    .getByRole('link', { name: /^Only what Robin Author/ })
    .first()
    .click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(1);
  await page.getByRole('cell', { name: /With the editors/ }).waitFor();
  expect(unexpectedProblems(office, author)).toEqual([]);
});

test('members are added, get another role and are removed; who does not manage looks at it', async () => {
  const { page } = office;
  const buyer = await openConsoleVisitor(browser, 'buyer');
  await openConsolePage(page, `/content/spaces/${space.id}`);
  await page.getByLabel('Email address').fill(buyer.email);
  await page.keyboard.press('Enter');
  const role = page.getByLabel(/^Role of Robin Buyer/);
  await role.selectOption({ label: 'Content reader' });
  await page.getByText(/has another role now/).waitFor();
  await openConsolePage(author.page, `/content/spaces/${space.id}`);
  await author.page.getByRole('row', { name: /Robin Buyer.*Content reader/ }).waitFor();
  expect(await author.page.getByLabel('Email address').count()).toBe(0);
  await page.getByRole('button', { name: /^Remove Robin Buyer/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByText('Nobody is a member').waitFor();
  const rights = await page
    .getByRole('row', { name: /Content author/ })
    .getByRole('checkbox')
    .all();
  const ticked = await Promise.all(rights.map((right) => right.isChecked()));
  expect(ticked).toEqual([true, true, true, true, true, false, false]);
  await buyer.context.close();
});
