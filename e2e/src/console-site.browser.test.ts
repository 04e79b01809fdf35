import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

async function firstSpace(request: APIRequestContext): Promise<string> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  return spaces[0]?.id ?? '';
}

async function createPage(request: APIRequestContext, spaceId: string, urlName: string): Promise<string> {
  const response = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__textPage', title: urlName, urlName },
      contentBody: { title: urlName, body: '<p>Text</p>', excerpt: 'The excerpt' },
    },
  });
  return ((await response.json()) as { managedContentId: string }).managedContentId;
}

async function publishShown(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Publish ${title}` });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/Saved as version/)
    .first()
    .waitFor();
}

const read = async (path: string): Promise<string> => await (await fetch(`${address}${path}`)).text();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('the menu of the footer is changed by keyboard alone, and the next page has it', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  await openConsolePage(page, `/content/menus/${await firstSpace(request)}`);
  await page.getByText('At the foot of every page').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Footer', exact: true }).press('Enter');
  const tree = page.getByRole('tree', { name: 'Entries of the menu' });
  await tree.focus();
  await page.keyboard.press('Home');
  // A new entry after the first heading, brought to the end of the entries below it.
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
  await page.getByLabel(/^Label, .*English/).fill(`Fair ${mark}`);
  await tree.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const entry = page.getByRole('treeitem', { name: `Fair ${mark}` });
  expect(await entry.getAttribute('aria-level')).toBe('2');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByLabel('Leads to').selectOption({ label: 'Another address' });
  await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
  await page.getByText('is not an address that a link leads to').first().waitFor();
  await page.getByLabel('Address', { exact: true }).fill('https://fair.example/stand');
  await page.getByText('One entry leads nowhere').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await save(page);
  await publishShown(page, 'Footer');
  await expect.poll(() => read('/')).toContain(`href="https://fair.example/stand">Fair ${mark}</a>`);

  await entry.click();
  await tree.press('Delete');
  await save(page);
  await publishShown(page, 'Footer');
  await expect.poll(() => read('/')).not.toContain(`Fair ${mark}`);
  await context.close();
});

test('labels of an entry are written in all languages beside one another, and nobody else’s words are lost', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const items = [
    { label: 'Catalogue', url: '/de/catalogue' },
    { label: 'Help', items: [{ label: 'Contact', url: '/contact' }] },
  ];
  const created = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: await firstSpace(request), contentType: 'sfdc_cms__navigation' },
      ...{ title: `Menu ${mark}`, contentBody: { items } },
    },
  });
  const menu = (await created.json()) as { managedContentId: string; contentKey: string };
  interface Translation {
    readonly managedContentVariantId: string;
    readonly title: string;
    readonly contentBody: { readonly items: readonly { readonly label: string; readonly items?: unknown }[] };
  }
  const german = async (): Promise<Translation> =>
    (await (await request.get(`${cms}/contents/${menu.contentKey}?language=de`)).json()) as Translation;
  const saveGerman = async (id: string, contentBody: object): Promise<void> => {
    const data = { title: 'Menü', urlName: '', contentBody };
    expect((await request.put(`${cms}/contents/variants/${id}`, { data })).status()).toBe(200);
  };
  await openConsolePage(page, `/content/items/${menu.managedContentId}`);
  await page.getByRole('treeitem', { name: 'Catalogue' }).click();
  await page.getByText('The menu is not written in German yet').waitFor();
  const translated = await request.post(`${cms}/contents/variants`, {
    data: {
      ...{ managedContentKeyOrId: menu.contentKey, language: 'de', title: 'Menü' },
      contentBody: { items: [{ label: 'Katalog', url: '/de/catalogue' }, { label: '' }] },
    },
  });
  const { managedContentVariantId: id } = (await translated.json()) as Translation;

  await page.reload();
  await page.getByRole('treeitem', { name: 'Help – missing in German' }).waitFor();
  await page.getByRole('treeitem', { name: /^Contact/ }).click();
  await page.getByRole('button', { name: 'Add it there' }).click();
  const label = page.getByLabel('Label, German');
  await expect.poll(() => label.inputValue()).toBe('Contact');
  await page.getByText(/^Reads as in .*English/).waitFor();
  await label.fill('Kontakt');
  await page.getByRole('treeitem', { name: 'Catalogue' }).click();
  await label.fill('Unser Katalog');
  // Meanwhile somebody else writes in German: one label that is typed here, and one that is not.
  const [, help] = (await german()).contentBody.items;
  await saveGerman(id, {
    items: [
      { label: 'Bestand', url: '/de/catalogue' },
      { ...help, label: 'Hilfe' },
    ],
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save 2 labels' }).click();
  await page.getByText('Meanwhile somebody has written “Bestand”').waitFor();
  expect((await german()).contentBody.items).toMatchObject([
    { label: 'Bestand' },
    { label: 'Hilfe', items: [{ label: 'Kontakt', url: '/contact' }] },
  ]);
  expect(await label.inputValue()).toBe('Unser Katalog');
  await page.getByRole('button', { name: 'Save the label' }).click();
  await page.getByText('The label is saved in its language.').first().waitFor();
  expect((await german()).contentBody.items).toMatchObject([{ label: 'Unser Katalog' }, { label: 'Hilfe' }]);
  await context.close();
});

test('what stands in the head of a page is written beside it, and looks as it will before it goes out', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const name = `head-${mark}`;
  const contentId = await createPage(request, await firstSpace(request), name);
  await openConsolePage(page, `/content/items/${contentId}`);
  await page.getByText('Search engines and sharing', { exact: true }).click();
  await page.getByLabel('Title in search results').fill('A <b>title</b> of its own');
  await page.getByLabel('Description where it is shared').fill('Told to friends');
  await page.getByLabel('Not listed by search engines').check();
  await page.getByLabel('Canonical address').fill('guides');
  await page.getByText('A path that begins with a slash, or an address').waitFor();
  await page.getByLabel('Canonical address').fill('/guides');
  await page.getByText('Search result and shared link', { exact: true }).click();
  await page.getByText('Search engines are asked to leave the page out.').waitFor();
  await page.getByText('Told to friends').last().waitFor();
  await expectAccessible(page);
  await save(page);
  await publishShown(page, name);
  await expect.poll(() => read(`/content/${name}`)).toContain('A &lt;b&gt;title&lt;/b&gt; of its own');
  const html = await read(`/content/${name}`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain(`rel="canonical" href="${address}/guides"`);
  expect(html).toContain('property="og:description" content="Told to friends"');
  expect(html).toContain('name="description" content="The excerpt"');
  await context.close();
});

test('redirects are added, rejected with the reason, imported, found, exported and removed', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  await openConsolePage(page, `/content/redirects/${await firstSpace(request)}`);
  await page.getByRole('button', { name: 'New redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await dialog.getByLabel('Old name').fill(`ring-${mark}`);
  await dialog.getByLabel('Leads to').fill(`/content/ring-${mark}`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText(`It leads back to ring-${mark}.`).waitFor();
  await dialog.getByLabel('Leads to').fill('/guides');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const followed = async (name: string) =>
    (await fetch(`${address}/content/${name}`, { redirect: 'manual' })).headers.get('location');
  await expect.poll(() => followed(`ring-${mark}`)).toBe('/guides');

  await page.getByRole('button', { name: 'Import from CSV …' }).click();
  const lines = [
    `from,to`,
    `far-${mark},ring-${mark}`,
    `Not a name,/guides`,
    `lab-${mark},https://lab.example/`,
  ];
  await page
    .getByRole('dialog', { name: 'Import redirects' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await page.getByText('2 added, 0 changed, 0 as they were, 1 rejected.').waitFor();
  await page.getByText(/^Line 3, Not a name: A URL name is made of/).waitFor();
  await page.keyboard.press('Escape');
  expect(await followed(`far-${mark}`)).toBe('/guides');

  await page.getByLabel('Search old names, titles and addresses').fill(`far-${mark}`);
  await page.getByText('1 redirect', { exact: true }).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await (await download).path();
  await page.getByRole('button', { name: `Actions of far-${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No redirect matches.').waitFor();
  expect(await followed(`far-${mark}`)).toBeNull();
  await context.close();
});
