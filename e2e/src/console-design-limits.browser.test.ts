import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { settle } from './going-live.ts';
import { bytesOf, pageScripts } from './page-scripts.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let office: ConsoleVisitor;
beforeAll(async () => {
  browser = await launchBrowser();
  office = await openConsoleVisitor(browser, 'administrator');
});
afterAll(() => browser.close());

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

interface Created {
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly contentKey: string;
}

const text = (words: string) => ({ definition: 'text-block', attributes: { text: words } });
const read = async (path: string) => await (await office.request.get(`${cms}${path}`)).json();

async function create(title: string, contentBody: object, urlName: string): Promise<Created> {
  const { spaces } = (await read('/spaces')) as { spaces: { id: string }[] };
  const response = await office.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__view' },
      ...{ title, contentBody, urlName },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Created;
}

async function open(page: Page, { managedContentId }: Created): Promise<void> {
  await page.goto(`/console/content/items/${managedContentId}`);
  await page.getByRole('tree').waitFor();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).first().waitFor();
}

const problems = (): readonly string[] =>
  unexpectedProblems({
    problems: office.problems.filter((line) => !line.includes('Blocked script execution')),
  });

test('a page of 2,000 blocks is edited, compared with what it was, published and shown', async () => {
  const { page } = office;
  const count = 2_000;
  const content = Array.from({ length: count }, (_, at) => text(`Line ${at} of ${mark}`));
  const created = await create(`Long ${mark}`, { regions: { content } }, `long-${mark}`);
  await open(page, created);
  const rows = page.getByRole('treeitem');
  await expect.poll(() => rows.count()).toBe(count);
  await page.getByRole('tree').focus();
  await page.keyboard.press('End');
  await page.getByRole('combobox', { name: 'Text', exact: true }).fill(`The last line of ${mark}`);
  await page.getByRole('tree').focus();
  for (const key of ['Home', 'Delete']) await page.keyboard.press(key);
  await expect.poll(() => rows.count()).toBe(count - 1);
  await page.frameLocator('iframe').getByText(`The last line of ${mark}`).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await publish(page);

  const guest = await openVisitor(browser, { address, javaScript: false });
  await guest.page.goto(`/content/long-${mark}`);
  expect(await guest.page.getByRole('main').locator('p').count()).toBe(count - 1);
  await guest.context.close();

  // Each of them differs from a version in which nothing is the same: the first of them are listed, then all.
  const other = content.map((_, at) => text(`Row ${at}`));
  await office.request.put(`${cms}/contents/variants/${created.managedContentVariantId}`, {
    data: { title: `Long ${mark}`, urlName: `long-${mark}`, contentBody: { regions: { content: other } } },
  });
  await page.goto(`/console/content/items/${created.managedContentId}/versions`);
  const entries = page.getByRole('list', { name: 'Changes on the page' }).getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(100);
  await page.getByRole('button', { name: 'Show all 2,000 changes' }).click();
  await expect.poll(() => entries.count()).toBe(count);
  expect(problems()).toEqual([]);
});

test('two pages whose data names each other are published together and shown', async () => {
  const { page } = office;
  const naming = (contentKey: string, words: string) => ({
    dataProviders: { other: { definition: 'content', attributes: { contentKey } } },
    regions: { content: [text(words), text('{!other.title}')] },
  });
  const first = await create(`Circle one ${mark}`, { regions: { content: [] } }, `circle-one-${mark}`);
  const second = await create(
    `Circle two ${mark}`,
    naming(first.contentKey, `Two ${mark}`),
    `circle-two-${mark}`,
  );
  await office.request.put(`${cms}/contents/variants/${first.managedContentVariantId}`, {
    data: {
      ...{ title: `Circle one ${mark}`, urlName: `circle-one-${mark}` },
      contentBody: naming(second.contentKey, `One ${mark}`),
    },
  });
  await open(page, first);
  await page.frameLocator('iframe').getByText(`One ${mark}`).waitFor();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(`Circle two ${mark}`).first().waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('main').getByText('Published', { exact: true }).first().waitFor();
  for (const [name, words] of [
    ['one', `One ${mark}`],
    ['two', `Two ${mark}`],
  ] as const) {
    const shown = await office.request.get(`${address}/content/circle-${name}-${mark}`);
    expect(shown.status()).toBe(200);
    expect(await shown.text()).toContain(words);
  }
  expect(problems()).toEqual([]);
});

test('a page that is made in the studio costs visitors no more than one that code has', async () => {
  const { items } = (await read('/items/search?queryTerm=Home&pageSize=10')) as { items: Created[] };
  const { contentBody } = (await read(`/contents/${items[0]?.contentKey}`)) as { contentBody: object };
  const name = `copy-of-home-${mark}`;
  await open(office.page, await create(`Copy ${mark}`, contentBody, name));
  await publish(office.page);

  /** What travels for a page, compressed where it is text; the script of it once somebody has touched it, too. */
  async function weigh(path: string) {
    const visitor = await openVisitor(browser, { address });
    const styles: string[] = [];
    visitor.page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') styles.push(new URL(response.url()).pathname);
    });
    const document = gzipSync((await (await visitor.page.goto(path))?.body()) ?? '').length;
    await settle(visitor);
    const before = bytesOf(await pageScripts(visitor.page));
    await visitor.page.mouse.move(5, 5);
    await visitor.page.locator('html[data-live]').waitFor({ state: 'attached' });
    await settle(visitor);
    const live = await pageScripts(visitor.page);
    await visitor.context.close();
    return { document, before, live: bytesOf(live), files: live.length, styles: styles.length };
  }
  const [studio, home, guides] = [await weigh(`/content/${name}`), await weigh('/'), await weigh('/guides')];
  // Its own address and title, and nothing else.
  expect(studio.document).toBeLessThan(home.document + 1_000);
  expect(studio.styles).toBeLessThanOrEqual(home.styles);
  for (const inCode of [home, guides]) {
    expect(studio.before).toBeLessThanOrEqual(inCode.before);
    expect(studio.live).toBeLessThanOrEqual(inCode.live);
    expect(studio.files).toBeLessThanOrEqual(inCode.files);
  }
});
