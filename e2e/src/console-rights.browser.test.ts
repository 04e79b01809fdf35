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
let reader: ConsoleVisitor;
let space: { readonly id: string; readonly rootFolderId: string };
const mark = randomBytes(4).toString('hex');
const cms = `${address}/services/data/v63.0/connect/cms`;

beforeAll(async () => {
  browser = await launchBrowser();
  office = await openConsoleVisitor(browser, 'administrator');
  author = await openConsoleVisitor(browser, 'author');
  reader = await openConsoleVisitor(browser, 'buyer');
  const response = await office.request.post(`${cms}/spaces`, { data: { name: `Rights ${mark}` } });
  space = (await response.json()) as typeof space;
  await office.request.post(`${cms}/spaces/${space.id}/members`, {
    data: { email: reader.email, role: 'ContentReader' },
  });
});
afterAll(() => browser.close());

const create = async (title: string): Promise<string> => {
  const response = await office.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    },
  });
  return ((await response.json()) as { managedContentId: string }).managedContentId;
};

test('rights are set by keyboard; who loses one amid typing keeps the text and is told', async () => {
  const contentId = await create(`Kept ${mark}`);
  await openConsolePage(author.page, `/content/items/${contentId}`);
  const title = author.page.getByLabel('Title', { exact: true }).first();
  await title.fill(`Typed by the author ${mark}`);

  const { page } = office;
  await page.setViewportSize({ width: 390, height: 800 });
  await openConsolePage(page, `/content/spaces/${space.id}`);
  for (const scheme of ['light', 'dark'] as const) expect(await axeViolations(page, scheme)).toEqual([]);
  const box = page.getByRole('checkbox', { name: 'Author: Change', exact: true });
  await box.press(' ');
  await page.getByText('Author has the right no more: Change.').waitFor();
  await expect.poll(() => box.isChecked()).toBe(false);
  // Administrators have no boxes: nobody shuts them out.
  expect(await page.getByRole('checkbox', { name: /administrator/i }).count()).toBe(0);

  await author.page.getByRole('button', { name: 'Save', exact: true }).click();
  await author.page.getByText('You may not change content in this space.').first().waitFor();
  expect(await title.inputValue()).toBe(`Typed by the author ${mark}`);

  await openConsolePage(page, `/content/activity/${space.id}`);
  await page.getByText('Change lost').waitFor();
  await openConsolePage(page, `/content/spaces/${space.id}`);
  await page.getByRole('button', { name: 'Take back what was set for Author', exact: true }).press('Enter');
  await page.getByText('What was set for Author is taken back.').waitFor();
  await author.page.getByRole('button', { name: 'Save', exact: true }).click();
  await author.page
    .getByText(/Version 2\.0/)
    .first()
    .waitFor();
  expect(unexpectedProblems(office)).toEqual([]);
});

test('who may only read is shown nothing to do', async () => {
  const contentId = await create(`Read ${mark}`);
  const { page } = reader;
  await openConsolePage(page, `/content/folders/${space.rootFolderId}`);
  await page.getByRole('link', { name: `Read ${mark}` }).waitFor();
  for (const name of ['New content', 'New folder'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await openConsolePage(page, `/content/items/${contentId}`);
  await page.getByText('You may read this content, and not change it.').waitFor();
  for (const name of ['Save', 'Publish …']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(unexpectedProblems(reader)).toEqual([]);
});

test('what is handed in waits at the bell of who may approve it, and leads there', async () => {
  const contentId = await create(`Waits ${mark}`);
  await office.request.put(`${cms}/spaces/${space.id}/orchestrator-config`, {
    data: {
      workflowConfigs: [
        {
          type: 'States',
          states: [
            { id: 'work', label: 'In Work' },
            { id: 'review', label: 'In Review' },
            { id: 'approved', label: 'Approved', isApproved: true },
          ],
          moves: [
            { from: 'work', to: 'review', right: 'write' },
            { from: 'review', to: 'approved', right: 'manage' },
          ],
        },
      ],
    },
  });
  await openConsolePage(author.page, `/content/items/${contentId}`);
  await author.page.getByRole('button', { name: 'State: In Work' }).press('Enter');
  await author.page.getByRole('menuitem', { name: 'Move to In Review' }).press('Enter');
  await author.page.getByRole('button', { name: 'State: In Review' }).waitFor();

  const { page } = office;
  await openConsolePage(page, '/content');
  await page.getByRole('button', { name: /notice/i }).press('Enter');
  await page.getByRole('link', { name: `Waits for you: Waits ${mark}` }).press('Enter');
  await page.getByRole('button', { name: 'State: In Review' }).waitFor();
  const notices = await office.request.get(`${cms}/content-mentions`);
  const { tasks } = (await notices.json()) as { tasks: readonly { title: string }[] };
  expect(tasks.filter(({ title }) => title === `Waits ${mark}`)).toEqual([]);
  expect(unexpectedProblems(office)).toEqual([]);
});
