import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsoleVisitor, unexpectedProblems } from './console.ts';

import { address } from './shared-marketplace.ts';

let browser: Browser;
let office: ConsoleVisitor;
let author: ConsoleVisitor;
const mark = randomBytes(4).toString('hex');
const cms = `${address}/services/data/v63.0/connect/cms`;

interface Made {
  readonly managedContentId: string;
  readonly title: string;
}

async function create(title: string): Promise<Made> {
  const { spaces } = (await (await office.request.get(`${cms}/spaces`)).json()) as {
    spaces: { id: string }[];
  };
  const response = await office.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    },
  });
  return (await response.json()) as Made;
}

async function open(page: Page, { managedContentId, title }: Made): Promise<void> {
  await page.goto(`/console/content/items/${managedContentId}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

beforeAll(async () => {
  browser = await launchBrowser();
  office = await openConsoleVisitor(browser, 'administrator');
  author = await openConsoleVisitor(browser, 'author');
});
afterAll(() => browser.close());

test('a field is commented on by keyboard, its author mentioned and notified, who answers and resolves it', async () => {
  const made = await create(`Commented ${mark}`);
  const { page } = office;
  await open(page, made);
  await page.getByRole('button', { name: 'Comment on Excerpt' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Comments' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  expect(await panel.getByLabel('About').inputValue()).toBe('body.excerpt');
  await page.keyboard.type('Shorter, please, @Robin Author');
  await panel.getByRole('option', { name: /^Robin Author/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('or cut it.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '1 comment on Excerpt' }).waitFor();
  await page.getByRole('button', { name: 'Comments (1)' }).waitFor();
  const thread = panel.getByRole('listitem').filter({ hasText: 'Shorter, please' });
  expect(await thread.getByRole('article').innerText()).toMatch(/@Robin Author \w+ or cut it\.$/);

  for (const scheme of ['light', 'dark'] as const) expect(await axeViolations(page, scheme)).toEqual([]);

  // The notice leads to it, and goes away by that.
  await author.page.goto('/console/content');
  await author.page.getByRole('button', { name: /^[0-9]+ notices?$/ }).click();
  await author.page.getByRole('link', { name: new RegExp(`mentions you: ${made.title}`) }).click();
  await author.page.getByRole('heading', { level: 1, name: made.title }).waitFor();
  await author.page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  await author.page.getByRole('button', { name: 'Comments (1)' }).click();
  const theirs = author.page.getByRole('complementary', { name: 'Comments' });
  await theirs.getByRole('button', { name: /^Reply to/ }).click();
  await author.page.keyboard.type('Cut.');
  await theirs.getByRole('button', { name: 'Reply', exact: true }).click();
  await theirs.getByText('Cut.', { exact: true }).waitFor();
  await theirs.getByRole('button', { name: /^Resolve the comment of/ }).click();
  await theirs.getByText('No open comments').waitFor();
  await author.page.getByRole('button', { name: 'Comments', exact: true }).waitFor();
  await theirs.getByRole('tab', { name: 'Resolved' }).click();
  await theirs.getByText(/^Resolved by Robin/).waitFor();
  await theirs.getByRole('button', { name: /^Open the comment of/ }).click();
  await theirs.getByRole('tab', { name: 'Open 1' }).click();
  await theirs.getByText('Cut.', { exact: true }).waitFor();

  // One's own words alone can be deleted.
  await theirs.getByRole('button', { name: /^Delete what/ }).click();
  await author.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await theirs.getByText('Cut.', { exact: true }).waitFor({ state: 'detached' });
  expect(unexpectedProblems(office, author)).toEqual([]);
});

test('one sees who else has a content open, and in which language, until they leave', async () => {
  const made = await create(`Visited ${mark}`);
  await open(office.page, made);
  await open(author.page, made);
  const also = author.page.getByRole('list', { name: 'Also here' });
  await also.getByText('American English').waitFor();
  expect(await also.getByRole('listitem').count()).toBe(1);
  await office.page.getByRole('link', { name: 'Content', exact: true }).click();
  await office.page.getByRole('heading', { level: 1, name: made.title }).waitFor({ state: 'detached' });
  await author.page.reload();
  await author.page.getByRole('heading', { level: 1, name: made.title }).waitFor();
  await also.waitFor({ state: 'detached' });
});

test('what somebody writes into a comment stays text', async () => {
  const made = await create(`Hostile ${mark}`);
  await open(office.page, made);
  await office.page.getByRole('button', { name: 'Comments', exact: true }).click();
  const hostile = '<img src=x onerror="window.hit=1"> <script>window.hit=1</script>';
  await office.page.getByLabel('Your comment').fill(hostile);
  await office.page.getByRole('button', { name: 'Send' }).click();
  await office.page.getByRole('article').getByText(hostile).waitFor();
  expect(await office.page.evaluate(() => 'hit' in window)).toBe(false);
});
