import { wordsOf } from '@relab/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { delivery } from './checkout.ts';
import { englishIn } from './english-in-german.ts';
import { goLive, settle } from './going-live.ts';
import { inGerman } from './in-german.ts';
import { inLanes } from './in-lanes.ts';
import { productIdOf } from './listings.ts';
import type { PageAddress } from './page-addresses.ts';
import { allFaults } from './page-faults.ts';
import type { Visits } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openSharedVisits } from './shared-visits.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
let visits: Visits;

beforeAll(async () => {
  browser = await launchBrowser();
  visits = await openSharedVisits(browser);
});
afterAll(() => browser.close());

type Module = Readonly<Record<string, unknown>>;
const all: Readonly<Record<string, Module>> = import.meta.glob<Module>(
  [
    '../../apps/storefront/src/**/*texts{,.de}.{ts,tsx}',
    '../../packages/toolkit/src/labels/default-labels{,.de}.ts',
  ],
  { eager: true },
);

/** Every text in a module, by where it stands there. */
const textsIn = (value: unknown, name = ''): readonly (readonly [name: string, text: string])[] =>
  typeof value === 'string'
    ? [[name, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => textsIn(part, `${name}.${key}`))
      : [];

/** English texts of the site that are different in German. */
const english = new Set(
  Object.entries(all)
    .filter(([file]) => !file.includes('.de.'))
    .flatMap(([file, module]) => {
      const german = new Map(textsIn(all[file.replace(/(?=\.tsx?$)/, '.de')]));
      return textsIn(module).flatMap(([name, text]) => (german.get(name) === text ? [] : [text.trim()]));
    })
    // Signs and single characters belong to no language.
    .filter((text) => /\p{L}{3}/u.test(text)),
);

/** All visible and accessible texts of a page, piece by piece. */
const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What sellers wrote is marked as English.
    const others = 'script, style, [lang="en"]';
    const found: string[] = [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        if (node.closest(others)) continue;
        for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest(others)) found.push(node.textContent ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });

/** Pages of a shopper that other tests look at in other ways. */
function morePages({ guestPages, ownPages }: Visits): readonly PageAddress[] {
  const listing = guestPages.find(({ name }) => name === 'listing')?.path ?? '';
  const form = ownPages.find(({ name }) => name === 'offer form')?.path ?? '';
  const ids = [productIdOf(listing), new URL(form, address).pathname.split('/').at(-1)].join();
  return Object.entries({
    compare: `/compare?ids=${ids}`,
    approvals: '/approvals',
    deliveries: '/deliveries',
    'accounts to buy for': '/buying-for',
    privacy: '/privacy',
    'listing, signed in': listing,
  }).map(([name, path]) => ({ name, path, status: 200 }));
}

async function englishOn(
  pages: readonly PageAddress[],
  cookies: Visits['cookies'],
  isEnglish: (text: string) => boolean,
) {
  const found: Record<string, readonly string[]> = {};
  let read = 0;
  await inLanes(pages, async (next) => {
    const visitor = await openVisitor(browser, { address, width: 1440 });
    await visitor.context.addCookies(cookies);
    for (const { name, path } of next) {
      await visitor.page.goto(path);
      await goLive(visitor.page);
      await settle(visitor);
      const texts = await said(visitor.page);
      read += texts.length;
      const wrong = texts.filter(isEnglish);
      if (wrong.length > 0) found[name] = [...new Set(wrong)];
    }
    await visitor.context.close();
  });
  expect(read).toBeGreaterThan(pages.length * 20);
  return found;
}

test('the German pages hold no English text', async () => {
  expect(english.size).toBeGreaterThan(400);
  // Nor English words of another origin, such as listings, nor numbers that read as others in German.
  const isEnglish = (text: string): boolean =>
    english.has(text) || englishIn(text.replaceAll(delivery.companyName, '')) !== undefined;
  expect(await englishOn(inGerman(visits.guestPages), [], isEnglish)).toEqual({});
  const ownPages = [...visits.ownPages, ...morePages(visits)];
  expect(await englishOn(inGerman(ownPages), visits.cookies, isEnglish)).toEqual({});
});

test('the documents of a German listing are German, with numbers in German form', async () => {
  const [listing] = inGerman(visits.guestPages.filter(({ name }) => name === 'listing'));
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await page.goto(listing?.path ?? '');
  const links = page.locator('a[href*="/cms/delivery/media/"][href*="language=de"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const words = wordsOf(await (await context.request.get(address + href)).body());
    expect(words).toContain('Inserat');
    expect([href, englishIn(words)]).toEqual([href, undefined]);
  }
  await context.close();
});

test('the German pages load complete, fit a phone, do not shift and repeat no request', async () => {
  const width = 390;
  expect(await allFaults(inGerman(visits.guestPages), { browser, address, width })).toEqual({});
  const { ownPages, cookies } = visits;
  expect(await allFaults(inGerman(ownPages), { browser, address, width, cookies })).toEqual({});
});

test.each([true, false])(
  'a page is the same one in the other language, and back (script: %s)',
  async (javaScript) => {
    const listing = visits.guestPages.find(({ name }) => name === 'listing')?.path ?? '';
    const { context, page } = await openVisitor(browser, { address, javaScript });
    await page.goto(listing);
    if (javaScript) await goLive(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const alternates = page.locator('head link[rel="alternate"]');
    const hrefs = await alternates.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
    expect(hrefs).toEqual([
      ['en', listing],
      ['de', `/de${listing}`],
      ['x-default', listing],
    ]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`**/de${listing}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    // The maker and the model are the same in both; what the unit is follows the language.
    const [maker = ''] = (heading ?? '').split(' ');
    const german = await page.getByRole('heading', { level: 1 }).textContent();
    expect(german?.startsWith(maker)).toBe(true);
    expect(german).not.toBe(heading);
    // Links stay in the language.
    await page
      .getByRole('link', { name: /^Warenkorb/ })
      .first()
      .click();
    await page.waitForURL('**/de/cart');

    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/[^e]\/cart$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await context.close();
  },
);
