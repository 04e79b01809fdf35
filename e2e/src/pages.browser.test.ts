import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { goLive, settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';
import type { PageAddress } from './page-addresses.ts';
import { layoutShifts } from './performance-entries.ts';
import { prepareVisits, type Visits } from './prepared-shopper.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const address = inject('address');
let browser: Browser;
let visits: Visits;

beforeAll(async () => {
  browser = await launchBrowser();
  visits = await prepareVisits(browser, address);
});
afterAll(() => browser.close());

/** What is wrong with a page, in words; nothing when all is well. */
async function faultsOf(visitor: Visitor, { path, status }: PageAddress): Promise<readonly string[]> {
  const { page, problems, dataRequests } = visitor;
  const [problemsBefore, requestsBefore] = [problems.length, dataRequests.length];
  const response = await page.goto(path);
  await settle(visitor);
  await goLive(page);
  await settle(visitor);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const shifts = await layoutShifts(page);
  const titles = await page.getByRole('heading', { level: 1 }).count();
  const { pathname, search } = new URL(page.url());
  return [
    ...problems.slice(problemsBefore),
    ...dataRequests.slice(requestsBefore).map((request) => `asks for data again: ${request}`),
    ...(response?.status() === status ? [] : [`status ${response?.status()}`]),
    ...(pathname + search === path ? [] : [`leads to ${pathname}${search}`]),
    ...(overflow > 0 ? [`wider than the window by ${overflow} px`] : []),
    ...shifts.map((shift) => `layout shift ${shift}`),
    ...(titles === 1 ? [] : [`${titles} first headings`]),
  ];
}

/**
 * Hands the document over in one piece. Where it is cut on its way depends on the machine's load, and what a half
 * arrived page looks like with it.
 */
const inOnePiece = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return route.fulfill({ response: await route.fetch({ maxRedirects: 0 }) });
  });

async function allFaults(pages: readonly PageAddress[], width: number, isGuest: boolean) {
  const faults: Record<string, readonly string[]> = {};
  await inLanes(pages, async (next) => {
    const visitor = await openVisitor(browser, { address, width });
    if (!isGuest) await visitor.context.addCookies(visits.cookies);
    await inOnePiece(visitor.page);
    for (const page of next) {
      const found = await faultsOf(visitor, page);
      if (found.length > 0) faults[`${page.name} (${page.path})`] = found;
    }
    await visitor.context.close();
  });
  return faults;
}

describe.each([390, 820, 1440])('%i px wide', (width) => {
  test('the pages of a guest come whole, fit, stand still and ask for nothing again', async () => {
    expect(await allFaults(visits.guestPages, width, true)).toEqual({});
  });

  test('the pages of a shopper come whole, fit, stand still and ask for nothing again', async () => {
    expect(await allFaults(visits.ownPages, width, false)).toEqual({});
  });
});
