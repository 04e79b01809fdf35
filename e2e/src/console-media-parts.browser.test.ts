import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { address } from './shared-marketplace.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'relab-parts-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

/** A file on disk, so that its date of last change stays what it is. */
async function largePicture(name: string): Promise<string> {
  const plain = sharp({ create: { width: 60, height: 30, channels: 3, background: '#336699' } });
  const path = join(folder, name);
  await writeFile(path, Buffer.concat([await plain.png().toBuffer(), randomBytes(2_000_000)]));
  return path;
}

test('a large picture goes on after the network was lost, and after a reload, and becomes one item', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  page.on('dialog', (dialog) => void dialog.accept());
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const spaceId = spaces[0]?.id ?? '';
  const name = `Large ${mark}.png`;
  const path = await largePicture(name);

  // Part 1 is lost on the way until the network is back; part 2 never arrives before the reload.
  const lost = { 1: true, 2: true };
  const sent: number[] = [];
  await context.route(/\/media-uploads\/[^/]+\/parts\/\d+$/, async (route) => {
    const number = Number(route.request().url().split('/').at(-1));
    sent.push(number);
    if (lost[number as 1 | 2]) await route.abort('connectionreset');
    else await route.continue();
  });
  const mediaPage = `/content/media/${spaceId}`;
  await openConsolePage(page, mediaPage);
  await page.getByLabel(/^Drop pictures here/).setInputFiles(path);
  const uploads = page.getByRole('list', { name: 'Uploads', exact: true });
  await uploads.getByText(/connection lost at \d+ %\. It goes on by itself/).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  lost[1] = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const isSent = async () => {
    const response = await request.get(`${cms}/spaces/${spaceId}/media-uploads`);
    const { uploads: open } = (await response.json()) as {
      uploads: { fileName: string; receivedParts: number[] }[];
    };
    return open.find(({ fileName }) => fileName === name)?.receivedParts;
  };
  await expect.poll(isSent, { timeout: 20_000 }).toEqual([0, 1]);

  await page.reload();
  lost[2] = false;
  sent.length = 0;
  const unfinished = page.getByRole('list', { name: 'Unfinished uploads' });
  await unfinished.getByText(`${name} was not finished (50 %)`).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const choose = async (file: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await unfinished.getByRole('button', { name: `Go on with ${name}` }).click();
    await (await chooser).setFiles(file);
  };
  await choose(await largePicture('Another.png'));
  await unfinished.getByText(/That is another file/).waitFor();
  await choose(path);
  await page.getByRole('link', { name: `Large ${mark}` }).waitFor();
  await unfinished.waitFor({ state: 'detached' });
  // What had arrived was not sent again.
  expect(sent).toEqual([2, 3]);
  const items = await request.get(`${cms}/spaces/${spaceId}/media?queryTerm=${mark}`);
  expect(((await items.json()) as { items: unknown[] }).items).toHaveLength(1);

  // Another file for it goes the same way: it is left half way, and goes on beside the picture that it replaces.
  const other = await largePicture(`Other ${mark}.png`);
  const details = page.getByRole('complementary', { name: 'The chosen picture' });
  const replaced = details.getByRole('list', { name: 'Unfinished uploads' });
  lost[1] = true;
  const chooser = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace the file …' }).click();
  await (await chooser).setFiles(other);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace it' }).click();
  await details.getByText(/connection lost/).waitFor();
  await page.reload();
  await replaced.getByText(`Other ${mark}.png for “Large ${mark}” was not finished (25 %)`).waitFor();
  lost[1] = false;
  sent.length = 0;
  const again = page.waitForEvent('filechooser');
  await replaced.getByRole('button', { name: /^Go on with Other/ }).click();
  await (await again).setFiles(other);
  await page.getByText(`The file of Large ${mark} is replaced.`).waitFor();
  await replaced.waitFor({ state: 'detached' });
  expect(sent).toEqual([1, 2, 3]);
  const after = await request.get(`${cms}/spaces/${spaceId}/media?queryTerm=${mark}`);
  expect(((await after.json()) as { items: unknown[] }).items).toHaveLength(1);

  // One that is stopped leaves nothing to go on with.
  lost[1] = true;
  await page.getByLabel(/^Drop pictures here/).setInputFiles(await largePicture(`Stopped ${mark}.png`));
  await uploads.getByText(/connection lost/).waitFor();
  await uploads.getByRole('button', { name: `Stop sending Stopped ${mark}.png` }).click();
  await uploads.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: `Large ${mark}` }).waitFor();
  expect(await unfinished.count()).toBe(0);
  await context.close();
});
