import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const mark = randomBytes(4).toString('hex');

/** The folder that the first space begins with. */
async function openRoot(page: Page): Promise<void> {
  await openConsolePage(page, '/content');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'New content' }).waitFor();
}

/** A new content of a type, on its page. */
async function create(page: Page, type: string, title: string): Promise<void> {
  await openRoot(page);
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await dialog.getByLabel('What it is').selectOption({ label: type });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const body = (page: Page): Locator => page.getByLabel('Body', { exact: true });
/** The editor comes when somebody goes to the text. */
async function writeBody(page: Page, words: string): Promise<void> {
  await body(page).click();
  await page.getByRole('toolbar', { name: 'Format of Body' }).waitFor();
  await body(page).fill(words);
}
const bodyText = (page: Page): Promise<string> => body(page).innerText();
const saved = (page: Page): Promise<void> => page.getByText('All is saved.').waitFor();

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await saved(page);
}

test('a text is written, translated, published, found on the site, changed back and deleted', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator');
  const title = `Cold rooms ${mark}`;
  await create(page, 'News', title);
  const missing = page.getByText('1 thing is missing before this can be published');
  await missing.waitFor();
  await page.getByRole('link', { name: 'Title', exact: true }).click();
  await page.locator('#body-title').fill(title);
  await missing.waitFor({ state: 'detached' });
  await page.getByLabel('URL name').fill(`cold-rooms-${mark}`);
  await writeBody(page, 'How to move a cold room.');
  await page.getByText('What you type is safe since').waitFor();
  await save(page);

  // What was typed is there again after the page was left.
  await writeBody(page, 'How to move a cold room by yourself.');
  await page.getByText('What you type is safe since').waitFor();
  await page.reload();
  await page.getByText('You were not finished here').waitFor();
  await expect.poll(() => bodyText(page)).toContain('by yourself');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await saved(page);
  await expect.poll(() => bodyText(page)).toBe('How to move a cold room.');

  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).waitFor();
  const guest = await openVisitor(browser, { address, javaScript: false });
  const found = await guest.page.goto(`/content/cold-rooms-${mark}`);
  expect(found?.status()).toBe(200);
  expect(await guest.page.getByRole('main').innerText()).toContain('How to move a cold room.');

  await page.getByRole('button', { name: 'Translate into German' }).click();
  await page.getByRole('link', { name: 'German' }).and(page.locator('[aria-current]')).waitFor();
  await page.locator('#body-title').fill('Kühlräume');
  await writeBody(page, 'So zieht ein Kühlraum um.');
  await save(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).waitFor();

  // An older version comes back as a new one.
  await page.getByRole('link', { name: 'American English' }).click();
  await writeBody(page, 'Wrong.');
  await save(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Versions …' }).click();
  await page.getByRole('button', { name: 'Take version 2.0 into the form' }).click();
  await expect.poll(() => bodyText(page)).toBe('How to move a cold room.');
  await save(page);

  for (const language of ['German', 'American English']) {
    await page.getByRole('link', { name: language }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish …' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('main').getByText('Draft', { exact: true }).waitFor();
  }
  // Later the page reads once more what it has deleted, and the browser reports that it is not there.
  expect(unexpectedProblems({ problems })).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to the trash' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await page.getByText(`${title} is back in its folder.`).waitFor();
  await guest.context.close();
  await context.close();
});

test('two authors at once lose nothing: other fields are merged, the same ones are chosen from', async () => {
  const mine = await openConsoleVisitor(browser, 'administrator');
  const theirs = await openConsoleVisitor(browser, 'author');
  await create(mine.page, 'News', `Two authors ${mark}`);
  await mine.page.locator('#body-title').fill('Two');
  await save(mine.page);
  await theirs.page.goto(mine.page.url());
  await body(theirs.page).waitFor();

  await mine.page.locator('#body-excerpt').fill('By me');
  await writeBody(theirs.page, 'By them');
  await save(theirs.page);
  await mine.page.keyboard.press('Control+s');
  await mine.page.getByText('Somebody else has saved meanwhile').waitFor();
  await expect.poll(() => bodyText(mine.page)).toBe('By them');
  await expect.poll(() => mine.page.locator('#body-excerpt').inputValue()).toBe('By me');
  await save(mine.page);

  await theirs.page.reload();
  await writeBody(theirs.page, 'Theirs');
  await writeBody(mine.page, 'Mine');
  await save(theirs.page);
  await mine.page.keyboard.press('Control+s');
  const dialog = mine.page.getByRole('alertdialog', { name: 'Somebody else has written here, too' });
  await dialog.getByLabel('Theirs').check();
  await dialog.getByRole('button', { name: 'Take the chosen ones' }).click();
  await expect.poll(() => bodyText(mine.page)).toBe('Theirs');
  await mine.context.close();
  await theirs.context.close();
});

test('folders are made, renamed, moved and deleted, and contents moved into them together', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'administrator');
  const name = `Campaign ${mark}`;
  await create(page, 'News', `First of ${name}`);
  await openRoot(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Wrong name');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Actions of Wrong name' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();

  await page.getByLabel(`Select First of ${name}`).check();
  await page.getByRole('button', { name: 'Move …' }).click();
  await page.getByRole('alertdialog').getByRole('treeitem', { name }).click();
  await page.getByRole('alertdialog', { name: `Choose a folder: ${name}` }).waitFor();
  await page.getByRole('button', { name: 'Move here' }).click();
  await page.getByText('Done: 1 content.').waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: `First of ${name}` }).waitFor();

  // A folder with something in it is not deleted, and says so.
  await page.getByRole('navigation', { name: 'Path of folders' }).getByRole('link').last().click();
  await page.getByRole('button', { name: `Actions of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByText('There is something in this folder.').waitFor();
  await context.close();
});
