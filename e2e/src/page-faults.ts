import type { Browser, Page } from 'playwright-core';
import { goLive, settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';
import type { PageAddress } from './page-addresses.ts';
import { layoutShifts } from './performance-entries.ts';
import { openVisitor, type Visitor } from './visitor.ts';

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

export interface Looking {
  readonly browser: Browser;
  readonly address: string;
  readonly width: number;
  /** Of whom the pages are looked at by; a guest's without. */
  readonly cookies?: Parameters<Visitor['context']['addCookies']>[0];
}

/** What is wrong with pages, by their names; those without a fault are left out. */
export async function allFaults(
  pages: readonly PageAddress[],
  { browser, address, width, cookies = [] }: Looking,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const faults: Record<string, readonly string[]> = {};
  await inLanes(pages, async (next) => {
    const visitor = await openVisitor(browser, { address, width });
    await visitor.context.addCookies(cookies);
    await inOnePiece(visitor.page);
    for (const page of next) {
      const found = await faultsOf(visitor, page);
      if (found.length > 0) faults[`${page.name} (${page.path})`] = found;
    }
    await visitor.context.close();
  });
  return faults;
}
