import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
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

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

interface Created {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}

/** News in the first space, or in a folder of it. */
async function createNews(
  request: APIRequestContext,
  title: string,
  body: string,
  folderId?: string,
): Promise<Created> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const response = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: folderId ?? spaces[0]?.id, contentType: 'sfdc_cms__news', title },
      ...{ contentBody: { title, body }, urlName: title.toLowerCase().replaceAll(' ', '-') },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Created;
}

test('a text is translated beside its source, falls behind it, catches up, and is published alone', async () => {
  const { context, page, request, problems } = await openConsoleVisitor(browser, 'administrator');
  const made = await createNews(request, `Cold room ${mark}`, '<p>Defrost it a day before.</p>');
  await openConsolePage(page, `/content/items/${made.managedContentId}`);
  const main = page.getByRole('main');
  // The source has nothing beside it.
  await main.getByText('Source, not published').waitFor();
  expect(await main.getByRole('button', { name: 'Hide American English' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Translate into German' }).click();

  await main.getByText('This translation is begun').waitFor();
  const english = (part: string) => main.getByRole('group', { name: `American English: ${part}` });
  expect(await english('Body').innerText()).toContain('Defrost it a day before.');
  expect(await main.getByText('As in American English').count()).toBeGreaterThan(2);
  await page.locator('#body-title').fill('Kühlraum');
  await page.locator('[name="content-title"]').fill(`Kühlraum ${mark}`);
  await page.getByRole('button', { name: 'Mark as translated' }).and(page.locator(':disabled')).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await page.getByRole('button', { name: 'Mark as translated' }).click();
  await main.getByText('Up to date, not published').waitFor();
  await main.getByText('Has all of version 1.0 of American English').waitFor();

  // A field that went wrong is copied anew, by the keyboard.
  await page.locator('#body-title').fill('Wrong');
  const copy = page
    .locator('#source-body-title')
    .getByRole('button', { name: 'Copy Title from American English' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#body-title').inputValue()).toBe(`Cold room ${mark}`);
  await page.locator('#body-title').fill('Kühlraum');

  // The source is saved again by somebody else.
  const { managedContentVariantId: id } = made;
  const saved = await request.put(`${cms}/contents/variants/${id}`, {
    data: {
      ...{ title: `Cold room ${mark}`, urlName: `cold-room-${mark}` },
      contentBody: { title: `Cold room ${mark}`, body: '<p>Defrost it two days before.</p>' },
    },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await main.getByText('American English has moved on').waitFor();
  await main.getByText('Source has moved on, not published').waitFor();
  await main.getByRole('link', { name: 'Body', exact: true }).click();
  await english('Body').getByText('Changed since').waitFor();
  expect(await main.getByText('Changed since', { exact: true }).count()).toBe(1);
  await page.getByText('What has changed since version 1.0').click();
  await page.getByRole('insertion').filter({ hasText: 'two' }).waitFor();
  await page.getByRole('button', { name: 'Copy all from American English …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => page.locator('#body-title').inputValue()).toBe(`Cold room ${mark}`);
  await page.locator('#body-title').fill('Kühlraum, neu');
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await page.getByRole('button', { name: 'Mark as up to date' }).click();
  await main.getByText('Has all of version 2.0 of American English').waitFor();

  // German alone goes out.
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await main.getByText('Up to date, published', { exact: true }).waitFor();
  await main.getByText('Source, not published').waitFor();
  const guest = await openVisitor(browser, { address, javaScript: false });
  expect((await guest.page.goto(`/de/content/cold-room-${mark}`))?.status()).toBe(200);
  expect(await guest.page.getByRole('main').innerText()).toContain('Kühlraum, neu');

  // Without the source beside it the form is as wide as that of any content.
  await page.keyboard.press('Control+Shift+L');
  await english('Body').waitFor({ state: 'detached' });
  expect(unexpectedProblems({ problems })).toEqual([]);
  await guest.context.close();
  await context.close();
});

const downloaded = async (page: Page, name: string): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('link', { name: `Download ${name}` })
      .click(),
  ]);
  return await readFile(await download.path());
};

test('what is missing goes out to translators, comes back, and what cannot be taken is listed', async () => {
  const { context, page, request, problems } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as {
    spaces: { id: string; rootFolderId: string }[];
  };
  const folder = await request.post(`${cms}/folders`, {
    data: { name: `Guides ${mark}`, parentFolderId: spaces[0]?.rootFolderId },
  });
  const { id: folderId } = (await folder.json()) as { id: string };
  const first = await createNews(request, `Guide one ${mark}`, '<p>Mind the rotor.</p>', folderId);
  await createNews(request, `Guide two ${mark}`, '<p>Mind the lid.</p>', folderId);
  await createNews(request, `Guide three ${mark}`, '<p>Mind the door.</p>', folderId);

  // The numbers of the folder lead to what is missing.
  await openConsolePage(page, `/content/folders/${folderId}`);
  await page.getByRole('link', { name: 'Translations' }).click();
  await page.getByRole('link', { name: '3 Missing in German' }).click();
  const list = page.getByRole('region', { name: 'German: Missing' });
  await expect.poll(() => list.getByRole('row').count()).toBe(4);
  for (const name of ['one', 'two']) await list.getByLabel(`Select Guide ${name} ${mark}`).check();
  await list.getByRole('button', { name: 'Send to translators …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to translators' });
  await dialog.getByText('2 chosen contents').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill(`Guides ${mark}`);
  await dialog.getByRole('button', { name: 'Make the files' }).click();
  const job = page.getByRole('dialog', { name: `Guides ${mark}` });
  await job.getByText('Done', { exact: true }).waitFor();
  const sent = (await downloaded(page, `Guides ${mark}.de.xlf`)).toString();
  expect(sent.match(/<file /g)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await job.waitFor({ state: 'detached' });

  // One comes back translated, the other with a text that the content does not have.
  const [head = '', one = '', two = ''] = sent.split(/(?=<file )/);
  const isFirst = (part: string): boolean => part.includes(first.contentKey);
  const translate = (part: string): string =>
    isFirst(part)
      ? part
          .replaceAll(/<source>(.*?)<\/source>/g, '$&<target>$1</target>')
          .replaceAll('<target>Guide', '<target>Hinweis')
      : part
          .replace('name="title"', 'name="lost"')
          .replaceAll(/<source>(.*?)<\/source>/g, '$&<target>$1</target>');
  await page.getByRole('button', { name: 'Bring back a translated file …' }).click();
  const back = page.getByRole('dialog', { name: 'Bring back a translated file' });
  await back.getByLabel('File').setInputFiles({
    ...{ name: `back-${mark}.xlf`, mimeType: 'application/xliff+xml' },
    buffer: Buffer.from(head + translate(one) + translate(two)),
  });
  await back.getByRole('button', { name: 'Bring back' }).click();
  const report = page.getByRole('dialog', { name: `back-${mark}.xlf` });
  await report.getByText('Done in part').waitFor();
  await report.getByText('1 of 2 were taken.').waitFor();
  await report.getByRole('row', { name: 'the content has no such text' }).waitFor();
  expect((await downloaded(page, `back-${mark}.xlf errors.csv`)).toString()).toContain('lost');
  await page.keyboard.press('Escape');
  await openConsolePage(page, `/content/items/${first.managedContentId}?language=de`);
  await page.getByRole('main').getByText('Up to date, not published').waitFor();
  expect(await page.locator('[name="content-title"]').inputValue()).toBe(`Hinweis one ${mark}`);
  await openConsolePage(page, `/content/translations/${spaces[0]?.id}?folder=${folderId}`);
  await page.getByRole('link', { name: '2 Missing in German' }).waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('a folder is exported, deleted, and imported again from its file; a file that is no archive is refused', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as {
    spaces: { id: string; rootFolderId: string }[];
  };
  const name = `Archive ${mark}`;
  const folder = await request.post(`${cms}/folders`, {
    data: { name, parentFolderId: spaces[0]?.rootFolderId },
  });
  const { id: folderId } = (await folder.json()) as { id: string };
  const made = await createNews(request, `Archived ${mark}`, '<p>Kept.</p>', folderId);
  await openConsolePage(page, `/content/jobs/${spaces[0]?.id}`);
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export contents' });
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: `${name}, with all below it` });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const job = page.getByRole('dialog', { name });
  await job.getByText('Done', { exact: true }).waitFor();
  const archive = await downloaded(page, `${name}.zip`);
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name });
  expect(await row.innerText()).toContain('Export');

  const gone = await request.delete(`${cms}/contents/${made.contentKey}`);
  expect(gone.status()).toBe(204);
  const bring = async (file: string, mimeType: string, buffer: Buffer): Promise<void> => {
    await page.getByRole('button', { name: 'Import …' }).click();
    const importing = page.getByRole('dialog', { name: 'Import contents' });
    await importing.getByLabel('File').setInputFiles({ name: file, mimeType, buffer });
    await importing.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await bring(`back-${mark}.zip`, 'application/zip', archive);
  const imported = page.getByRole('dialog', { name: `back-${mark}.zip` });
  await imported.getByText('All 1 were taken.').waitFor();
  await page.keyboard.press('Escape');
  await openConsolePage(page, `/content/folders/${folderId}`);
  await page.getByRole('link', { name: `Archived ${mark}` }).waitFor();

  await openConsolePage(page, `/content/jobs/${spaces[0]?.id}?kind=Import`);
  await bring('words.zip', 'application/zip', Buffer.from('no archive'));
  const importing = page.getByRole('dialog', { name: 'Import contents' });
  await importing.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('row', { name: `back-${mark}.zip` }).count()).toBe(1);
  expect(await page.getByRole('row', { name: 'Download Archive' }).count()).toBe(0);
  await context.close();
});

test('a term of the glossary is marked in the source, and said where the translation lacks it', async () => {
  const { context, page, request, problems } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const term = `lid ${mark}`;
  await openConsolePage(page, `/content/glossary/${spaces[0]?.id}`);
  await page.getByRole('button', { name: 'Add a term …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a term' });
  await dialog.getByLabel('Term in American English').fill(term);
  await dialog.getByLabel('German').fill(`Deckel ${mark}`);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: `Deckel ${mark}` }).waitFor();

  const made = await createNews(request, `A ${term}`, `<p>Close <b>the LID ${mark}</b> first.</p>`);
  const path = `${cms}/contents/${made.contentKey}/translate`;
  expect((await request.post(path, { data: { targetLanguages: ['de'] } })).status()).toBe(201);
  await openConsolePage(page, `/content/items/${made.managedContentId}?language=de`);
  const source = page.locator('#source-body-body');
  await source.locator('mark', { hasText: `LID ${mark}` }).waitFor();
  const title = page.locator('[name="content-title"]');
  const missing = page.getByText(`${term} → Deckel ${mark}`);
  await expect.poll(() => missing.count()).toBe(3);
  await title.fill(`Ein Deckel ${mark}`);
  await expect.poll(() => missing.count()).toBe(2);

  await openConsolePage(page, `/content/glossary/${spaces[0]?.id}`);
  await page.getByRole('button', { name: `Actions of ${term}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`${term} is not in the glossary any more.`).waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});
