import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Browser } from 'playwright-core';
import sharp from 'sharp';
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

/** Left half one colour, right half another: what was cut off can be seen. */
async function picture(name: string) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const half = await sharp({ create: { width: 300, height: 300, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: half, left: 300, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function firstSpace(request: APIRequestContext): Promise<string> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  return spaces[0]?.id ?? '';
}

test('pictures are uploaded, described in two languages, cropped, published and replaced under one key', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const spaceId = await firstSpace(request);
  await openConsolePage(page, `/content/media/${spaceId}`);
  const chooser = page.getByLabel(/^Drop pictures here/);
  const file = await picture(`Rotor ${mark}.png`);
  const drawing = { name: 'Drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await chooser.setInputFiles([file, drawing]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await uploads.getByText('Drawing.svg was not uploaded. Only JPEG, PNG and WebP').waitFor();
  await uploads.getByRole('button', { name: 'Leave Drawing.svg out' }).click();
  await page.getByRole('link', { name: `Rotor ${mark}` }).click();
  const details = page.getByRole('complementary', { name: 'The chosen picture' });
  await details.getByRole('heading', { name: `Rotor ${mark}`, level: 2 }).waitFor();

  // The same file once more is not sent.
  await chooser.setInputFiles({ ...file, name: 'Again.png' });
  await uploads.getByText(`is in the library already, as “Rotor ${mark}”`).waitFor();
  await uploads.getByRole('button', { name: 'Use that one' }).click();
  await uploads.waitFor({ state: 'detached' });

  // By the sliders, as the keyboard does.
  await details.getByLabel('Alternative text, American English').fill('A rotor');
  await details.getByLabel('Alternative text, German').fill('Ein Rotor');
  await details.getByLabel(/^From the left/).fill('0.9');
  await details.getByLabel('What is shown at all').check();
  await details.getByLabel(/^Cut off at the left/).fill('0.5');
  await details.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The site shows it once it is published').first().waitFor();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  await details.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Publish Rotor ${mark}` });
  await dialog.getByText('2 versions go out together').waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await details.getByText('Published').first().waitFor();

  // What the site serves is the right half.
  const contentKey = new URL(page.url()).searchParams.get('item') ?? '';
  const served = `${address}/sfsites/c/cms/delivery/media/${contentKey}?format=webp`;
  const measure = async () => await sharp(await (await request.get(served)).body()).metadata();
  expect(await measure()).toMatchObject({ width: 300, height: 300 });
  const german = await request.get(`${cms}/contents/${contentKey}?language=de`);
  expect(await german.json()).toMatchObject({ contentBody: { altText: 'Ein Rotor' } });

  // Another file under the same key.
  const waitForFile = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace the file …' }).click();
  await (await waitForFile).setFiles({
    ...{ name: 'Other.png', mimeType: 'image/png' },
    buffer: await sharp((await picture('')).buffer)
      .resize(200, 100)
      .png()
      .toBuffer(),
  });
  const question = page.getByRole('alertdialog', { name: /^Replace the file of Rotor/ });
  await question.getByText('The site shows the new file at once').waitFor();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await details.getByText('PNG, 200 × 100').waitFor();
  expect(await measure()).toMatchObject({ width: 100, height: 100 });
  await context.close();
});

test('a picture is uploaded where one is chosen, and the library says where it is used', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const spaceId = await firstSpace(request);
  const title = `Shows a bench ${mark}`;
  const response = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title },
      contentBody: { title },
    },
  });
  const { managedContentId } = (await response.json()) as { managedContentId: string };
  await openConsolePage(page, `/content/items/${managedContentId}`);
  await page.getByLabel('Banner image').click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel(/^Drop pictures here/).setInputFiles(await picture(`Bench ${mark}.png`));
  await picker.waitFor({ state: 'detached' });
  await page.getByText(`Bench ${mark}`, { exact: true }).waitFor();

  // In a text too, and shown there though it is a draft.
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await picker.getByRole('button', { name: `Choose Bench ${mark}` }).click();
  const words = page.getByRole('dialog', { name: 'What the picture shows' });
  await words.getByLabel('The picture only decorates').check();
  await words.getByRole('button', { name: 'Apply' }).click();
  const inText = page.getByRole('textbox', { name: 'Body' }).locator('img[src]');
  await expect
    .poll(() => inText.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/Saved as version/)
    .first()
    .waitFor();
  await openConsolePage(page, `/content/media/${spaceId}?q=bench+${mark}`);
  await page.getByRole('link', { name: `Bench ${mark}` }).click();
  await page.getByRole('list', { name: 'Where it is used' }).getByRole('link', { name: title }).waitFor();
  await context.close();
});
