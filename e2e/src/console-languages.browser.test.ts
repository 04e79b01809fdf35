import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser } from 'playwright-core';
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

/** News in the first space. */
async function createNews(request: APIRequestContext, title: string, body: string): Promise<Created> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const response = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__news', title },
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
