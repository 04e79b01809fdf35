import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive, settle } from './going-live.ts';
import { inGerman } from './in-german.ts';
import { inLanes } from './in-lanes.ts';
import { phone } from './live-scripts.ts';
import type { PageAddress } from './page-addresses.ts';
import { bytesOf, pageScripts } from './page-scripts.ts';
import { largestPicture } from './performance-entries.ts';
import type { Visits } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openSharedVisits } from './shared-visits.ts';
import { openVisitor } from './visitor.ts';

const kilo = 1000;
/** Script of a page that is live, on a phone; what is not named may take as much as the largest. */
const live: Readonly<Record<string, number>> = {
  home: 78 * kilo,
  'home, signed in': 78 * kilo,
  category: 90 * kilo,
  // German texts are longer by 0.7 kB; with pages past the last number it no longer fits into that.
  'category, German': 91 * kilo,
  'filtered category': 90 * kilo,
  search: 90 * kilo,
  cart: 95 * kilo,
};
const most = {
  /** Before anybody touches the page. */
  script: kilo,
  live: 117 * kilo,
  style: 15 * kilo,
  font: 25 * kilo,
  html: 30 * kilo,
  picture: 40 * kilo,
};
/** Files of script: of the pages that are named above, and of others. */
const files = { named: 8, other: 21 };

const inBothLanguages = new Set(['home', 'category', 'listing', 'filled cart', 'sell', 'guide']);

let browser: Browser;
let visits: Visits;

beforeAll(async () => {
  browser = await launchBrowser();
  visits = await openSharedVisits(browser);
});
afterAll(() => browser.close());

const gzipped = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;

async function sizeOf(responses: readonly Response[], type: string, measure: (bytes: Buffer) => number) {
  const sizes = responses
    .filter((response) => response.request().resourceType() === type)
    .map(async (response) => measure(await response.body()));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

interface Weight {
  /** As it travels, before anybody touches the page and once it is live. */
  readonly script: number;
  readonly live: number;
  readonly files: number;
  readonly style: number;
  readonly font: number;
  /** Without the style that stands in it. */
  readonly html: number;
  readonly picture: number;
}

/** What a page fetches, and what more once it was touched. */
async function weigh({ path }: PageAddress, hasCookies: boolean): Promise<Weight> {
  const visitor = await openVisitor(browser, { address, ...phone });
  const { context, page } = visitor;
  if (hasCookies) await context.addCookies(visits.cookies);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await settle(visitor);
  const script = bytesOf(await pageScripts(page));
  const style = await page
    .locator('head style')
    .evaluateAll((found) => found.map((one) => one.textContent).join(''));
  const picture = await largestPicture(page);
  const painted = responses.find((response) => response.url() === picture);
  await goLive(page);
  await settle(visitor);
  const scripts = await pageScripts(page);
  const weight = {
    script,
    live: bytesOf(scripts),
    files: scripts.length,
    style: gzipped(style) + (await sizeOf(responses, 'stylesheet', gzipped)),
    font: await sizeOf(responses, 'font', (bytes) => bytes.length),
    html: await sizeOf(responses, 'document', (bytes) => gzipped(bytes.toString().replace(style, ''))),
    picture: painted ? (await painted.body()).length : 0,
  };
  await context.close();
  return weight;
}

test('no page exceeds its budget of bytes', async () => {
  const rows: Record<string, Weight> = {};
  const over: string[] = [];
  // Only the lengths of texts differ by language: some pages of each kind are enough.
  const german = inGerman(visits.guestPages.filter(({ name }) => inBothLanguages.has(name)));
  await inLanes([...visits.guestPages, ...german, ...visits.ownPages], async (left) => {
    for (const page of left) {
      const { name } = page;
      const kind = name.replace(', German', '');
      const weight = await weigh(page, visits.ownPages.includes(page));
      rows[name] = weight;
      const limits: readonly (readonly [keyof Weight, number])[] = [
        ['script', most.script],
        ['live', live[name] ?? live[kind] ?? most.live],
        ['files', kind in live ? files.named : files.other],
        ['style', most.style],
        ['font', most.font],
        ['html', most.html],
        ['picture', most.picture],
      ];
      for (const [part, limit] of limits)
        if (weight[part] > limit) over.push(`${name}: ${part} ${weight[part]} of ${limit}`);
      if (weight.script === 0 || weight.live <= weight.script) over.push(`${name}: not measured`);
    }
  });
  console.table(rows);
  expect(over).toEqual([]);
});
