import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive } from './going-live.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let views: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];
beforeAll(async () => {
  browser = await launchBrowser();
  const view = async (name: string, background: string) => {
    const plain = sharp({ create: { width: 80, height: 60, channels: 3, background } });
    return { name, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
  };
  views = [await view('front.jpg', '#456'), await view('plate.jpg', '#ba8'), await view('back.jpg', '#6a5')];
});
afterAll(() => browser.close());

const [front = 0, plate = 1, back = 2] = [0, 1, 2];
const some = (...which: readonly number[]) => which.flatMap((at) => views[at] ?? []);

async function fillIn(page: Page, year = '2016'): Promise<void> {
  await page.getByLabel('Manufacturer (required)').fill('Leica');
  await page.getByLabel('Model (required)').fill('DM1000');
  await page.getByLabel('Year of manufacture').fill(year);
  await page.getByLabel('Condition (required)').selectOption('UsedUntested');
  await page.getByLabel('City and country').fill('Lyon, France');
  await page.getByLabel('Asking price').fill('2.400');
  await page.getByLabel('Last name').fill('Field');
  await page.getByLabel('Company or institute').fill('Institute');
  await page.getByLabel('E-mail (required)').fill('field@institute.example');
}

const chooser = (page: Page) => page.locator('input[name="pictureFiles"]');
const references = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('input[name="pictures"]').inputValue()).split(' ').filter((one) => one !== '');
const waitFor = (page: Page, count: number) =>
  expect.poll(() => references(page).then(({ length }) => length)).toBe(count);
/** How wide the previews are that are shown, in pixels of their own: 0 is a broken one. */
const shown = (page: Page): Promise<readonly number[]> =>
  page.locator('ol[aria-label^="Pictures"] img').evaluateAll((all) =>
    Promise.all(
      all.map(async (one) => {
        if (!(one instanceof HTMLImageElement)) return 0;
        await one.decode();
        return one.naturalWidth;
      }),
    ),
  );
const send = (page: Page) => page.getByRole('button', { name: 'Send the offer' }).last().click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, we have your offer' });

test('pictures are uploaded when chosen, ordered by keys and by dragging, and sent with the form', async () => {
  const { context, page, problems } = await openVisitor(browser, { address });
  await page.goto('/sell');
  await goLive(page);
  await chooser(page).setInputFiles(some(front, plate));
  await waitFor(page, 2);
  await chooser(page).setInputFiles(some(back));
  await waitFor(page, 3);
  expect(await shown(page)).toEqual([80, 80, 80]);
  const [first = '', second = '', third = ''] = await references(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);

  // By keys: the picture takes the focus along.
  await page.getByRole('button', { name: 'Move forward: picture 3' }).press('Enter');
  expect(await references(page)).toEqual([first, third, second]);
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe('Move forward: picture 2');
  await focused.press('Enter');
  expect(await references(page)).toEqual([third, first, second]);
  expect(await focused.getAttribute('aria-label')).toBe('Move forward: main picture');
  // By dragging the last one onto the first.
  const tiles = page.locator('ol[aria-label^="Pictures"] > li');
  await tiles.nth(2).dragTo(tiles.nth(0));
  expect(await references(page)).toEqual([second, third, first]);
  await page.getByRole('button', { name: 'Remove: picture 3' }).click();
  expect(await references(page)).toEqual([second, third]);
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Remove: picture 2');

  // A form that comes back keeps them; they are its holder's alone.
  await fillIn(page, '1492');
  await send(page);
  await page.getByRole('alert').getByText('four digits').waitFor();
  expect(await references(page)).toEqual([second, third]);
  expect(await page.getByLabel('Asking price').inputValue()).toBe('2.400');
  const stranger = await browser.newContext({ baseURL: address });
  expect((await stranger.request.get(`/uploads/pictures/${second}`)).status()).toBe(404);
  await stranger.close();
  await page.getByLabel('Year of manufacture').fill('2016');
  await send(page);
  await thanks(page).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a picture whose upload fails stays, says why, and is sent again; the form waits for it', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await page.goto('/sell');
  await goLive(page);
  const uploads = '**/uploads/pictures';
  await page.route(uploads, (route) => route.abort());
  await chooser(page).setInputFiles(some(front));
  await page.getByText('The connection broke.').first().waitFor();
  await page.unroute(uploads);
  await page.route(uploads, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The server could not take it.').first().waitFor();
  await fillIn(page);
  await send(page);
  await page.getByText('Not sent yet').waitFor();
  await page.unroute(uploads);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(uploads, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('progressbar', { name: 'Sending front.jpg' }).waitFor();
  await send(page);
  await page.getByText('goes off as soon as its pictures are there').waitFor();
  release();
  await thanks(page).waitFor();
  await context.close();
});

test('a file that is no picture shows the server’s message, and can only be removed', async () => {
  const { context, page } = await openVisitor(browser, { address });
  await page.goto('/sell');
  await goLive(page);
  const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
  await chooser(page).setInputFiles([text]);
  await page.getByText('This is no JPEG, PNG or WebP picture.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove: main picture' }).click();
  expect(await page.locator('ol[aria-label^="Pictures"]').count()).toBe(0);
  await context.close();
});

test('S-001 without a script the form to sell equipment brings its pictures, which stay, move and go by its own buttons', async () => {
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await page.goto('/sell');
  await fillIn(page, '1492');
  await chooser(page).setInputFiles(some(front, plate));
  await page.getByRole('button', { name: 'Add the chosen pictures' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  const [first = '', second = ''] = await references(page);
  expect(await page.getByLabel('Model (required)').inputValue()).toBe('DM1000');
  await page.getByRole('button', { name: 'Move forward: picture 2' }).click();
  expect(await references(page)).toEqual([second, first]);
  // Enter in a field sends the form; it presses none of the buttons beside the pictures.
  await chooser(page).setInputFiles(some(back));
  await page.getByLabel('Model (required)').press('Enter');
  await page.getByRole('alert').getByText('four digits').waitFor();
  expect(await references(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Remove: picture 2' }).click();
  expect(await references(page)).toHaveLength(2);
  await page.getByLabel('Year of manufacture').fill('2016');
  await send(page);
  await thanks(page).waitFor();
  await context.close();
});
