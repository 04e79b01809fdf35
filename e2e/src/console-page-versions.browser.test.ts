import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

const text = (words: string, more: object = {}) => ({
  ...{ definition: 'text-block', attributes: { text: words, ...more } },
});
const section = (...blocks: readonly object[]) => ({
  ...{
    definition: 'section',
    regions: { content: [{ definition: 'column', regions: { content: blocks } }] },
  },
});
/** Long enough for a page to be scrolled. */
const filler = Array.from({ length: 40 }, (_, at) => text(`Line ${at} that stays`));

const versions = [
  [section(text('First words'), text('Will go')), text('Travels'), ...filler, text('At the end')],
  [
    section(text('First words', { alignment: 'right' })),
    ...filler,
    text('At the end'),
    text('Travels'),
    text('Came'),
  ],
].map((content) => ({ regions: { content } }));

const entry = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Changes on the page' }).getByRole('listitem').filter({ hasText: name });
const side = (page: Page, name: string): Locator => page.getByRole('region', { name });
const scrolled = (version: Locator): Promise<number> =>
  version.locator('iframe').evaluate((frame) => frame.closest('[class*=room]')?.scrollTop ?? -1);

test('two versions of a page are shown as pages with what differs named on both, and the older one comes back', async () => {
  const { context, page, request, problems } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const created = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__view' },
      ...{ title: `Page ${mark}`, contentBody: versions[0] },
    },
  });
  const content = (await created.json()) as { managedContentId: string; managedContentVariantId: string };
  const saved = await request.put(`${cms}/contents/variants/${content.managedContentVariantId}`, {
    data: { title: `Page ${mark}`, contentBody: versions[1], urlName: '' },
  });
  expect(saved.status()).toBe(200);

  await openConsolePage(page, `/content/items/${content.managedContentId}/versions`);
  await page.getByText('4 blocks differ.').waitFor();
  const [older, newer] = [side(page, 'Older version, 1.0'), side(page, 'Newer version, 2.0')];

  // In words: what it is, and each setting as it was and as it is.
  const changed = entry(page, 'First words');
  await changed.getByText('1 Changed').waitFor();
  expect(await changed.getByRole('deletion').innerText()).toMatch(/^Standard/);
  await expect.poll(() => changed.getByRole('insertion').innerText()).toBe('Right');
  await entry(page, 'Will go').getByText('2 Removed').waitFor();
  await entry(page, 'Travels').getByText('From: place 2. To: place 43.').waitFor();
  await entry(page, 'Came').getByText('4 Added').waitFor();

  // On both pages, as the site shows them; nothing of the one that does not have it.
  await older.frameLocator('iframe').getByText('Will go').waitFor();
  await newer.frameLocator('iframe').getByText('Came').waitFor();
  await older.getByRole('link', { name: '3 Moved from here' }).waitFor();
  expect(await older.getByRole('link').allInnerTexts()).toEqual([
    '1 Changed',
    '2 Removed',
    '3 Moved from here',
  ]);
  await newer.getByRole('link', { name: '4 Added' }).waitFor();
  expect(await newer.getByRole('link').allInnerTexts()).toEqual(['1 Changed', '3 Moved here', '4 Added']);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  // From the list to its place, by keyboard; each page on its own, then together again.
  await page.getByRole('button', { name: 'Show on the page: change 3' }).press('Enter');
  await expect.poll(() => scrolled(newer)).toBeGreaterThan(300);
  const [reached, room] = [
    await newer.getByRole('link', { name: '3 Moved here' }).boundingBox(),
    await newer.boundingBox(),
  ];
  if (!reached || !room) throw new Error('They are not on the page.');
  expect(reached.y).toBeGreaterThan(room.y);
  expect(reached.y).toBeLessThan(room.y + room.height);
  const [left, right] = [await scrolled(older), await scrolled(newer)];
  await page.mouse.move(reached.x + 100, reached.y + 40);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrolled(newer)).toBe(right - 200);
  await expect.poll(() => scrolled(older)).toBe(Math.max(0, left - 200));
  await newer.getByRole('link', { name: '3 Moved here' }).press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#change-3');

  // On a phone the one stands above the other one, and nothing is wider than it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const [first, second] = [await older.boundingBox(), await newer.boundingBox()];
      return first && second && second.y >= first.y + first.height && first.x === second.x;
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: 'Take all of version 1.0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it into the form' }).click();
  await page.getByRole('treeitem', { name: 'Text: Will go' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await openConsolePage(page, `/content/items/${content.managedContentId}/versions`);
  await page.getByLabel('Older version', { exact: true }).selectOption({ index: 2 });
  await page.getByText('Both versions are the same.', { exact: true }).waitFor();
  await page.getByText('The blocks of both versions are the same.').waitFor();
  expect(
    unexpectedProblems({ problems: problems.filter((line) => !line.includes('Blocked script execution')) }),
  ).toEqual([]);
  await context.close();
});
