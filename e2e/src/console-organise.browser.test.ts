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
  const term = await page.evaluate(() => document.activeElement?.textContent);
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
  while ((await page.evaluate(() => document.activeElement?.textContent)) !== `Branch ${mark}`)
    await page.keyboard.press('b');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Tree ${mark}`);
  await page.keyboard.press('ArrowLeft');
  await tree.getByRole('treeitem', { name: `Branch ${mark}` }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Branch ${mark}` }).waitFor();
  await page.getByRole('link', { name: `Leaf ${mark}` }).waitFor();

  const other = await post<{ id: string }>(request, '/spaces', { name: `Second ${mark}` });
  expect(other.id).not.toBe('');
  await page.getByRole('button', { name: 'Share …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Share with').selectOption({ label: `Second ${mark}` });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog
    .getByRole('row', { name: `Second ${mark}` })
    .getByText('Shared', { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: `Stop sharing with Second ${mark}` }).click();
  await dialog.getByText('With no other space yet.').waitFor();
  await context.close();
});

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
};
const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).first().waitFor();
};

test('what could be better is listed as one writes, leads to its field, and a search result is shown', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  const space = await firstSpace(request);
  const { managedContentId } = await post<{ managedContentId: string }>(request, '/contents', {
    ...{
      contentSpaceOrFolderId: space.rootFolderId,
      contentType: 'sfdc_cms__news',
      title: `Checked ${mark}`,
    },
    contentBody: {
      title: `Checked ${mark}`,
      body: '<h4>Deep</h4><p><a href="/market">Read more</a></p>',
    },
  });
  await openConsolePage(page, `/content/items/${managedContentId}`);
  const panel = page.getByRole('group').filter({ hasText: 'could be better' });
  await page.getByText('Checks: 4 things could be better').click();
  await panel.getByText('The heading “Deep” goes from level 1 to 4: use level 2.').waitFor();
  await panel.getByText('The link “Read more” does not say where it leads.').waitFor();
  await panel.getByRole('link', { name: 'It has no URL name: its address will be a key.' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#field-content-url-name');
  await page.getByLabel('URL name').fill(`checked-${mark}`);
  await page.getByText('Checks: 3 things could be better').waitFor();

  await page.getByText('Search result and shared link', { exact: true }).click();
  await page.getByText(`content › checked-${mark}`).waitFor();
  const excerpt = 'How a rotor is checked before it is sold again, and what its buyer is told of it.';
  await page.locator('#body-excerpt').fill(excerpt);
  await page.getByText(`${excerpt.length} characters, best 50 to 160: good`).waitFor();
  expect(await page.getByText(excerpt).count()).toBeGreaterThan(1);
  expect(unexpectedProblems(visitor)).toEqual([]);
  await context.close();
});

test('a content gets terms by keyboard, and its addresses redirect, but in no circle', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  const space = await firstSpace(request);
  const { managedContentId } = await createNews(request, `Moved ${mark}`, space.rootFolderId);
  await openConsolePage(page, `/content/items/${managedContentId}`);
  await page.getByLabel('URL name').fill(`before-${mark}`);
  await save(page);
  await publish(page);

  await page.getByText('Terms', { exact: true }).click();
  await page.getByText('It has no terms yet.').waitFor();
  await page.getByRole('button', { name: 'Choose terms' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Search terms').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('centrifug');
  const choice = page.getByRole('list', { name: 'Terms that were found' }).getByRole('button').first();
  const path = await choice.innerText();
  await choice.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Terms', exact: true }).getByText(path).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Take out / }).click();
  await page.getByText('It has no terms yet.').waitFor();

  await page.getByText('Addresses and redirects').click();
  await page
    .getByRole('row', { name: `before-${mark}` })
    .getByText('Shows the content')
    .waitFor();
  await page.getByLabel('URL name').fill(`after-${mark}`);
  await page
    .getByText(`Once this is published, it stands at after-${mark}, and before-${mark} redirects there.`)
    .waitFor();
  await save(page);
  await publish(page);
  await page
    .getByRole('row', { name: `before-${mark}` })
    .getByText('Redirects')
    .waitFor();
  const moved = await request.get(`${address}/content/before-${mark}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/content/after-${mark}`]);

  // A redirect that would lead back to itself is rejected, and says so.
  await page.getByRole('button', { name: `Change before-${mark}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leads to').fill(`/content/before-${mark}`);
  await dialog.getByRole('button', { name: 'Change on the site now' }).click();
  await dialog.getByText('The redirect leads back to where it begins.').waitFor();
  await dialog.getByLabel('Leads to').fill('/market');
  await dialog.getByRole('button', { name: 'Change on the site now' }).click();
  await dialog.waitFor({ state: 'detached' });
  const elsewhere = await request.get(`${address}/content/before-${mark}`, { maxRedirects: 0 });
  expect(elsewhere.headers().location).toBe('/market');
  await context.close();
});

test('what people fill into a form is read, saved as a file and deleted, and its markup copied', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const space = await firstSpace(request);
  const form = await post<{ managedContentId: string; contentKey: string }>(request, '/contents', {
    ...{ contentSpaceOrFolderId: space.rootFolderId, contentType: 'sfdc_cms__form', title: `Form ${mark}` },
    contentBody: { title: `Form ${mark}`, fields: [{ name: 'who', label: 'Your name', type: 'text' }] },
  });
  await openConsolePage(page, `/content/items/${form.managedContentId}`);
  await publish(page);
  await page.getByRole('link', { name: 'Answers, and how to show the form elsewhere' }).click();
  await page.getByText('Nobody has filled it in yet').waitFor();
  await page.getByText('Show the form on another page').click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The markup is copied.').waitFor();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toMatch(/^<iframe src="/);

  const source = /src="([^"]+)"/.exec(snippet)?.[1] ?? '';
  const guest = await context.newPage();
  await guest.goto(source);
  await guest.getByLabel('Your name').fill('=Ada');
  await guest.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('button', { name: 'Send' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('1 answer', { exact: true }).waitFor();
  await page.getByText('=Ada').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Form ${mark}.csv`);
  await page.getByRole('button', { name: /^Delete the answer of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Nobody has filled it in yet').waitFor();
  await context.close();
});

test('an entry of a menu leads to a content that is found by name, and is shown by its title', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context, request } = visitor;
  const space = await firstSpace(request);
  await createNews(request, `Guide for menus ${mark}`, space.rootFolderId);
  const menu = await post<{ managedContentId: string }>(request, '/contents', {
    ...{
      contentSpaceOrFolderId: space.rootFolderId,
      contentType: 'sfdc_cms__navigation',
      title: `Menu ${mark}`,
    },
    contentBody: { items: [{ label: 'Guide' }] },
  });
  await openConsolePage(page, `/content/items/${menu.managedContentId}`);
  await page.getByRole('treeitem', { name: /^Guide/ }).click();
  await page.getByLabel('Leads to').selectOption({ label: 'A content' });
  await page.getByText('Choose a content', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a content' });
  // The field has the focus: what is typed searches.
  await page.keyboard.type(`menus ${mark}`);
  await dialog.getByRole('button', { name: `Guide for menus ${mark}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Guide for menus ${mark}` }).waitFor();
  await save(page);
  await page.reload();
  await page.getByRole('treeitem', { name: /^Guide/ }).click();
  await page.getByRole('link', { name: `Guide for menus ${mark}` }).waitFor();
  await context.close();
});

test('a taxonomy is made, and a term of it, renamed and deleted', async () => {
  const visitor = await openConsoleVisitor(browser, 'administrator');
  const { page, context } = visitor;
  await openConsolePage(page, '/content/terms');
  await page.getByRole('button', { name: 'New taxonomy' }).click();
  await page.getByRole('dialog').getByLabel('Label').fill(`Audience ${mark}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Audience ${mark} is saved.`).waitFor();
  const tree = page.getByRole('tree', { name: 'Terms' });
  await tree.getByRole('treeitem', { name: `Audience ${mark}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a term below' }).click();
  await page.getByRole('dialog').getByLabel('Label').fill(`Labs ${mark}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Labs ${mark} is saved.`).waitFor();
  await tree.getByRole('treeitem', { name: `Audience ${mark}` }).focus();
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('treeitem', { name: `Labs ${mark}` }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Label').fill(`Laboratories ${mark}`);
  await page.keyboard.press('Enter');
  await tree.getByRole('treeitem', { name: `Laboratories ${mark}` }).waitFor();
  await page.getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await tree.getByRole('treeitem', { name: `Laboratories ${mark}` }).waitFor({ state: 'detached' });

  // What the installation declares says that it cannot be changed here.
  await tree.getByRole('treeitem', { name: 'Equipment' }).click();
  await page.getByText('It cannot be changed here').waitFor();
  await context.close();
});
