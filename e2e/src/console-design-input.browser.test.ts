import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
let office: ConsoleVisitor;
const mark = randomBytes(4).toString('hex');
const cms = `${address}/services/data/v63.0/connect/cms`;

beforeAll(async () => {
  browser = await launchBrowser();
  office = await openConsoleVisitor(browser, 'administrator');
});
afterAll(() => browser.close());

const textBlock = (text: string) => ({ definition: 'text-block', attributes: { text } });

/** A page of blocks, opened in its editor. */
async function openNewPage(page: Page, title: string, content: readonly object[]): Promise<void> {
  const { spaces } = (await (await office.request.get(`${cms}/spaces`)).json()) as {
    spaces: { id: string }[];
  };
  const response = await office.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__view', title },
      contentBody: { regions: { content } },
    },
  });
  const { managedContentId } = (await response.json()) as { managedContentId: string };
  await page.goto(`/console/content/items/${managedContentId}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('tree').waitFor();
}

const rows = (page: Page) => page.getByRole('treeitem');
const otherProblems = (): readonly string[] =>
  unexpectedProblems({
    problems: office.problems.filter((line) => !line.includes('Blocked script execution')),
  });

test('blocks are copied and cut on one page and pasted into another one by keys, and nonsense is not', async () => {
  const { page } = office;
  const inside = { definition: 'section', regions: { content: [textBlock(`Inside ${mark}`)] } };
  const press = async (...keys: readonly string[]): Promise<void> => {
    await page.getByRole('tree').focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  const names = (): Promise<readonly string[]> => rows(page).allInnerTexts();
  await openNewPage(page, `From ${mark}`, [textBlock(`Copied ${mark}`), inside, textBlock('Stays')]);
  const from = page.url();
  await press('Home', 'Control+c');
  expect(await names()).toHaveLength(4);
  await openNewPage(page, `To ${mark}`, [textBlock('Was there')]);
  const to = page.url();
  await press('Home', 'Control+v');
  await expect.poll(names).toEqual(['Text: Was there', `Text: Copied ${mark}`]);
  await page.getByText('What you type is safe since').waitFor();

  // A section with what is in it, which is on the one page no more, and on the other one after being undone and done again.
  await page.goto(from);
  await page.getByRole('tree').waitFor();
  await press('Home', 'ArrowDown', 'Control+x');
  await expect.poll(names).toEqual([`Text: Copied ${mark}`, 'Text: Stays']);
  await page.getByText('What you type is safe since').waitFor();
  await page.goto(to);
  await rows(page).nth(1).waitFor();
  await press('End', 'Control+v', 'Control+z', 'Control+Shift+z');
  const both = ['Text: Was there', `Text: Copied ${mark}`, 'Section', `Text: Inside ${mark}`];
  await expect.poll(names).toEqual(both);
  await page.frameLocator('iframe').getByText(`Inside ${mark}`).waitFor();
  // What another page or program has put there is no block, or far too much of one.
  for (const nonsense of [
    '{',
    '[]',
    '{"definition":1}',
    `${'{"definition":"a","regions":{"content":['.repeat(3000)}${']}}'.repeat(3000)}`,
  ]) {
    await page.evaluate((text) => localStorage.setItem('relab-console-block', text), nonsense);
    await press('Home', 'Control+v');
  }
  await page.getByText('There is no block to be pasted.').first().waitFor();
  expect(await names()).toEqual(both);
  expect(otherProblems()).toEqual([]);
});

test('nonsense in the JSON of a page says what it is, changes nothing, and is corrected', async () => {
  const { page } = office;
  const title = `Nonsense ${mark}`;
  await openNewPage(page, title, [textBlock(`Stays ${mark}`)]);
  await page.getByRole('tab', { name: 'JSON' }).click();
  const json = page.getByLabel('The page as JSON');
  const before = await json.inputValue();
  const deep = `{"regions":{"content":[${'{"definition":"a","regions":{"content":['.repeat(4000)}${']}}'.repeat(4000)}]}}`;
  for (const nonsense of ['{"regions":', 'null', '[[[]]]', '{"regions":{"content":7}}', deep]) {
    await json.fill(nonsense);
    await expect.poll(() => json.getAttribute('aria-invalid')).toBe('true');
  }
  await rows(page)
    .filter({ hasText: `Stays ${mark}` })
    .waitFor();
  await json.fill(before.replace(`Stays ${mark}`, `Corrected ${mark}`));
  await rows(page)
    .filter({ hasText: `Corrected ${mark}` })
    .waitFor();
  await page.getByText('What you type is safe since').waitFor();
  expect(otherProblems()).toEqual([]);
});

test('a page is saved as a template, and another one begins with it', async () => {
  const { page } = office;
  await openNewPage(page, `Model ${mark}`, [textBlock(`From the model ${mark}`)]);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a template …' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a template' }).press('Enter');
  await page.getByText(`Model ${mark} is a template now.`).waitFor();
  await page.goto('/console/content');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await dialog.getByLabel('Begin with').selectOption({ label: `Model ${mark}` });
  await dialog.getByLabel('Title').fill(`Begun ${mark}`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: `Begun ${mark}` }).waitFor();
  await rows(page)
    .filter({ hasText: `From the model ${mark}` })
    .waitFor();
  expect(otherProblems()).toEqual([]);
});
