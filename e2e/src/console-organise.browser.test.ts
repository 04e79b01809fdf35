import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const mark = randomBytes(4).toString('hex');
const cms = `${address}/services/data/v63.0/connect/cms`;

interface Space {
  readonly id: string;
  readonly rootFolderId: string;
}

async function firstSpace(request: APIRequestContext): Promise<Space> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: readonly Space[] };
  const [space] = spaces;
  if (!space) throw new Error('There is no space.');
  return space;
}

async function post<Response>(request: APIRequestContext, path: string, data: object): Promise<Response> {
  const response = await request.post(`${cms}${path}`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Response;
}

const createFolder = (request: APIRequestContext, name: string, parentFolderId: string) =>
  post<{ id: string }>(request, '/folders', { name, parentFolderId });

const createNews = (request: APIRequestContext, title: string, contentSpaceOrFolderId: string) =>
  post<{ managedContentId: string }>(request, '/contents', {
    ...{ contentSpaceOrFolderId, contentType: 'sfdc_cms__news', title, contentBody: { title } },
  });

/** A folder of one's own with some contents in it. */
async function createFolderOf(
  { request }: ConsoleVisitor,
  name: string,
  titles: readonly string[],
): Promise<{ readonly folderId: string; readonly space: Space }> {
  const space = await firstSpace(request);
  const { id: folderId } = await createFolder(request, name, space.rootFolderId);
  for (const title of titles) await createNews(request, title, folderId);
  return { folderId, space };
}

const matches = (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByText(text, { exact: true }).waitFor();

test('a list is narrowed by filters that stand in the address, and saved as a view', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context } = visitor;
  const { folderId } = await createFolderOf(visitor, `Search ${mark}`, [
    `Quiet rotors ${mark}`,
    `Loud rotors ${mark}`,
  ]);
  await openConsolePage(page, `/content/folders/${folderId}`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(`rotors ${mark}`);
  await matches(page, '2 matches');
  await page.getByLabel('Status').selectOption('Published');
  await page.getByText('Nothing matches').waitFor();
  await page.getByLabel('Status').selectOption('Draft');
  await matches(page, '2 matches');
  await page.getByText('More filters').click();
  await page.getByLabel('Where').selectOption('space');
  await page.getByRole('searchbox', { name: 'Search' }).fill(`quiet ${mark}`);
  await matches(page, '1 match');
  await page.reload();
  await matches(page, '1 match');
  expect(new URL(page.url()).searchParams.get('q')).toBe(`quiet ${mark}`);

  await page.getByRole('button', { name: 'Save this view …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Quiet ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`The view Quiet ${mark} is saved.`).waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('link', { name: `Loud rotors ${mark}` }).waitFor();
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('link', { name: `Quiet ${mark}` }).click();
  await matches(page, '1 match');
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(`quiet ${mark}`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: `Delete the view Quiet ${mark}` }).click();
  await page.getByText(`The view Quiet ${mark} is deleted.`).waitFor();
  expect(unexpectedProblems(visitor)).toEqual([]);
  await context.close();
});

test('many are selected and tagged, published, unpublished and deleted, each with a result', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  const titles = Array.from({ length: 53 }, (_, index) => `Batch ${index} ${mark}`);
  const { folderId } = await createFolderOf(visitor, `Batch ${mark}`, titles);
  const inUse = await createNews(request, `In use ${mark}`, folderId);
  const published = await request.post(`${cms}/contents/publish`, {
    data: { contentIds: [inUse.managedContentId] },
  });
  expect(published.ok()).toBe(true);

  await openConsolePage(page, `/content/folders/${folderId}?type=sfdc_cms__news`);
  await matches(page, '54 matches');
  await page.getByLabel('Select all contents of this page').check();
  await page.getByText('50 contents selected').waitFor();
  await page.getByRole('button', { name: 'Select all 54' }).click();
  await page.getByText('54 contents selected').waitFor();

  // By keyboard: the tree of terms opens at the only taxonomy.
  await page.getByRole('button', { name: 'Tag …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem', { name: 'Equipment' }).focus();
  await dialog.getByRole('treeitem').nth(1).waitFor();
  await page.keyboard.press('ArrowRight');
  const term = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('list', { name: 'Chosen terms' })
    .getByText(term ?? '')
    .waitFor();
  await dialog.getByRole('button', { name: 'Add the terms' }).click();
  await page.getByText('Done: 54 contents.').waitFor();

  await page.getByText('More filters').click();
  await page.getByRole('button', { name: 'Any term' }).click();
  await page
    .getByRole('dialog')
    .getByRole('treeitem', { name: term ?? '', exact: true })
    .click();
  await matches(page, '54 matches');

  // What is published is not deleted, and says so; the others are.
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${mark}`);
  await page.getByLabel('Select all contents of this page').check();
  await page.getByRole('button', { name: 'Select all 54' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the trash' }).click();
  const result = page.getByRole('dialog', { name: 'Moving to the trash' });
  await result.getByText('53 done').waitFor();
  await result.getByRole('list').getByText(`In use ${mark}`).waitFor();
  await result
    .getByRole('contentinfo')
    .or(result.locator('footer'))
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByText('1 content selected').waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Unpublish …' }).click();
  await page.getByText('No content that stays names them.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Done: 1 content.').waitFor();
  await context.close();
});

test('contents that are chosen become an archive', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context } = visitor;
  const { folderId } = await createFolderOf(visitor, `Archive ${mark}`, [`Packed ${mark}`]);
  await openConsolePage(page, `/content/folders/${folderId}`);
  await page.getByLabel(`Select Packed ${mark}`).check();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await page.getByText('The archive is ready.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await context.close();
});

test('the tree of folders is walked by keyboard, contents are dragged into it, and a folder is shared', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  const { folderId } = await createFolderOf(visitor, `Tree ${mark}`, [`Leaf ${mark}`]);
  await createFolder(request, `Branch ${mark}`, folderId);
  await openConsolePage(page, `/content/folders/${folderId}`);
  const tree = page.getByRole('tree', { name: 'Folders' });
  const current = tree.getByRole('treeitem', { name: `Tree ${mark}` });
  await tree.getByRole('treeitem', { name: `Branch ${mark}` }).waitFor();
  expect(await current.getAttribute('aria-selected')).toBe('true');

  await page
    .getByRole('link', { name: `Leaf ${mark}` })
    .dragTo(tree.getByRole('treeitem', { name: `Branch ${mark}` }));
  await page.getByText('Done: 1 content.').waitFor();
  await page.getByRole('link', { name: `Leaf ${mark}` }).waitFor({ state: 'detached' });

  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  // A letter leads to what begins with it.
  await page.keyboard.press('b');
  while ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !== `Branch ${mark}`)
    await page.keyboard.press('b');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Tree ${mark}`);
  await page.keyboard.press('ArrowLeft');
  await tree.getByRole('treeitem', { name: `Branch ${mark}` }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Branch ${mark}` }).waitFor();
  await page.getByRole('link', { name: `Leaf ${mark}` }).waitFor();

  const other = await post<{ id: string }>(request, '/spaces', { name: `Other ${mark}` });
  expect(other.id).not.toBe('');
  await page.getByRole('button', { name: 'Share …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Share with').selectOption({ label: `Other ${mark}` });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog
    .getByRole('row', { name: `Other ${mark}` })
    .getByText('Shared', { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: `Stop sharing with Other ${mark}` }).click();
  await dialog.getByText('With no other space yet.').waitFor();
  await context.close();
});
