import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
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

test('two versions are compared, and a field and then all of the older one are brought back', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const write = (title: string, excerpt: string, body: string) => ({
    title: `Versions ${mark}`,
    contentBody: { title, excerpt, body },
  });
  const created = await request.post(`${cms}/contents`, {
    data: {
      ...write('Moving a cold room', 'Short', '<p>Pack it well.</p>'),
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__news' },
    },
  });
  const document = (await created.json()) as { managedContentId: string; managedContentVariantId: string };
  const saved = await request.put(`${cms}/contents/variants/${document.managedContentVariantId}`, {
    data: { ...write('Moving a clean room', 'Short', '<p>Pack it <strong>well</strong>.</p>'), urlName: '' },
  });
  expect(saved.status()).toBe(200);

  await openConsolePage(page, `/content/items/${document.managedContentId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Versions …' }).click();
  await page.getByRole('link', { name: 'Compare version 1.0 with the latest' }).click();
  await page.getByText('2 parts differ.').waitFor();
  const title = page.getByRole('region', { name: 'Title', exact: true });
  expect(await title.getByRole('deletion').innerText()).toContain('cold');
  expect(await title.getByRole('insertion').innerText()).toContain('clean');
  const body = page.getByRole('region', { name: 'Body' });
  await body.getByText('The words are the same').waitFor();

  await page.getByRole('button', { name: 'Take from 1.0: Title' }).click();
  await page.getByText('You were not finished here').waitFor();
  await expect.poll(() => page.locator('#body-title').inputValue()).toBe('Moving a cold room');
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();

  await openConsolePage(page, `/content/items/${document.managedContentId}/versions`);
  await page.getByLabel('Older version').selectOption({ label: await optionOf('1.0') });
  await page.getByText('1 part differs.').waitFor();
  await page.getByRole('button', { name: 'Take all of version 1.0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it into the form' }).click();
  await page.getByText('You were not finished here').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await openConsolePage(page, `/content/items/${document.managedContentId}/versions`);
  await page.getByLabel('Older version').selectOption({ label: await optionOf('1.0') });
  await page.getByText('Both versions are the same.').waitFor();
  await context.close();

  async function optionOf(number: string): Promise<string> {
    const options = page.getByLabel('Older version').getByRole('option');
    await options.first().waitFor({ state: 'attached' });
    return (await options.allInnerTexts()).find((text) => text.startsWith(`${number},`)) ?? '';
  }
});
