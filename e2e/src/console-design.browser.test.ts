import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
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

async function create(page: Page, type: string, title: string): Promise<void> {
  await openConsolePage(page, '/content');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await dialog.getByLabel('What it is').selectOption({ label: type });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
}

async function publish(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).waitFor();
}

const frameOf = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
/** Nothing of the page runs in the frame, and the browser reports what would have. */
const otherProblems = (problems: readonly string[]): readonly string[] =>
  unexpectedProblems({ problems: problems.filter((line) => !line.includes('Blocked script execution')) });
const rows = (page: Page): Locator => page.getByRole('treeitem');

/** Inserts a block by keyboard alone, after the chosen one or into it. */
async function insertByKey(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Find a block' });
  await search.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await expect.poll(() => page.getByRole('list', { name: 'Blocks' }).getByRole('button').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a page of eight blocks is designed by drag and by keys, published, and found without JavaScript', async () => {
  // High enough for what is dragged and where it goes: the page must not scroll in between.
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator', { height: 1400 });
  const title = `Spring offer ${mark}`;
  await create(page, 'View', title);
  await page.getByLabel('URL name').fill(`spring-offer-${mark}`);
  const frame = frameOf(page, title);
  await page.getByRole('button', { name: 'Section A strip' }).waitFor();

  // By keys: a section, a column in it, and what stands there.
  await insertByKey(page, 'strip of the page');
  await insertByKey(page, 'part of a section');
  await insertByKey(page, 'heading or a line');
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill(`Everything must go ${mark}`);
  await frame.getByText(`Everything must go ${mark}`).waitFor();
  await insertByKey(page, 'looks like a button');
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill('See all');
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('/guides');
  await frame.getByRole('link', { name: 'See all' }).waitFor();
  await insertByKey(page, 'link in words');
  await expect.poll(() => rows(page).count()).toBe(5);
  await page.getByRole('tree').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+d');
  await expect.poll(() => rows(page).count()).toBe(6);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => rows(page).count()).toBe(6);
  await page.keyboard.press('Delete');
  await expect.poll(() => rows(page).count()).toBe(5);

  // By drag: onto the page and onto the list, three more.
  const wholePage = frame.getByText(`Everything must go ${mark}`);
  await wholePage.waitFor();
  const heading = await wholePage.boundingBox();
  const text = page.getByRole('button', { name: 'Text A heading', exact: false });
  await page.getByRole('searchbox', { name: 'Find a block' }).fill('');
  await text.scrollIntoViewIfNeeded();
  const from = await text.boundingBox();
  if (!heading || !from) throw new Error('They are not on the page.');
  await text.dragTo(rows(page).nth(3));
  await expect.poll(() => rows(page).count()).toBe(6);
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill('Until the end of May');
  await frame.getByText('Until the end of May').waitFor();
  await text.dragTo(rows(page).nth(1));
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill('Only here');
  await frame.getByText('Only here').waitFor();
  const overlay = page.locator('iframe + div');
  const first = await frame.getByText(`Everything must go ${mark}`).boundingBox();
  const area = await overlay.boundingBox();
  if (!first || !area) throw new Error('They are not on the page.');
  await text.dragTo(overlay, {
    targetPosition: { x: first.x - area.x + 5, y: first.y - area.y + first.height - 2 },
  });
  await expect.poll(() => rows(page).count()).toBe(8);
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill('Second line');
  await frame.getByText('Second line').waitFor();

  // JSON that is none changes nothing; JSON that is a page counts.
  await page.getByRole('tab', { name: 'JSON' }).click();
  const json = page.getByLabel('The page as JSON');
  const whole = await json.inputValue();
  await json.fill('{ "regions": nonsense');
  await page.getByText('This is no JSON, and nothing is changed').waitFor();
  await expect.poll(() => rows(page).count()).toBe(8);
  await json.fill(whole.replace('See all', 'See all of it'));
  await page.getByRole('tab', { name: 'Page' }).click();
  await frame.getByText('See all of it').waitFor();

  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  await publish(page);
  const guest = await openVisitor(browser, { address, javaScript: false });
  const found = await guest.page.goto(`/content/spring-offer-${mark}`);
  expect(found?.status()).toBe(200);
  expect(found?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const words = await guest.page.getByRole('main').innerText();
  const lines = [
    `Everything must go ${mark}`,
    'Second line',
    'See all of it',
    'Until the end of May',
    'Only here',
  ];
  for (const line of lines) expect(words).toContain(line);
  expect(otherProblems(problems)).toEqual([]);
  await guest.context.close();
  await context.close();
});

test('the office rearranges the home page, also with blocks that it has never had', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator');
  const found = await context.request.get(
    `${address}/services/data/v63.0/connect/cms/items/search?queryTerm=Home&pageSize=10`,
  );
  const { items } = (await found.json()) as { readonly items: readonly { readonly contentKey: string }[] };
  await openConsolePage(page, `/content/items/${items[0]?.contentKey}`);
  await frameOf(page, 'Home').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('tab', { name: 'JSON' }).click();
  const original = await page.getByLabel('The page as JSON').inputValue();
  await page.getByRole('tab', { name: 'Page' }).click();

  const plain = await openVisitor(browser, { address, javaScript: false });
  const live = await openVisitor(browser, { address });
  const words = `Boxed ${mark}`;
  /** Whether the words stand above the large heading, which comes first as a rule. */
  const isAbove = async (): Promise<boolean> => {
    await plain.page.goto('/');
    const text = await plain.page.getByRole('main').innerText();
    return text.includes(words) && text.indexOf(words) < text.indexOf('Discover');
  };
  try {
    await rows(page).first().click();
    await insertByKey(page, 'in a row or one below');
    await insertByKey(page, 'heading or a line');
    await page.getByRole('combobox', { name: 'Text', exact: true }).fill(words);
    await frameOf(page, 'Home').getByText(words).waitFor();
    // The box, out of the first section and above it.
    await page.getByRole('tree').focus();
    for (const key of ['ArrowUp', 'Alt+ArrowLeft', 'Alt+ArrowUp']) await page.keyboard.press(key);
    await publish(page);
    await expect.poll(isAbove, { timeout: 10_000 }).toBe(true);

    // A browser that has a page open already does not have the code of the new block: it fetches the document.
    await live.page.goto('/guides');
    await live.page.getByRole('banner').getByRole('link', { name: 'Relab' }).first().click();
    await live.page.getByRole('main').getByText(words).waitFor();
    const box = live.page.getByText(words).locator('..');
    expect(await box.evaluate((one) => getComputedStyle(one).flexDirection)).toBe('column');
    expect(live.problems).toEqual([]);
  } finally {
    await page.getByRole('tab', { name: 'JSON' }).click();
    await page.getByLabel('The page as JSON').fill(original);
    await publish(page);
  }
  await expect.poll(isAbove, { timeout: 10_000 }).toBe(false);
  expect(otherProblems(problems)).toEqual([]);
  for (const one of [context, plain.context, live.context]) await one.close();
});
