import type { Browser } from 'playwright-core';
import { goLive, settle } from './going-live.ts';
import { inLanes } from './in-lanes.ts';
import type { PageAddress } from './page-addresses.ts';
import { layoutShifts } from './performance-entries.ts';
import { openSlowLine } from './slow-line.ts';
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

export interface PageLoadOptions {
  readonly browser: Browser;
  readonly address: string;
  readonly width: number;
  /** Of whom the pages are looked at by; a guest's without. */
  readonly cookies?: Parameters<Visitor['context']['addCookies']>[0];
}

/**
 * What is wrong with pages, by their names; those without a fault are left out. Documents arrive in pieces, as on a slow
 * phone: what is painted of the first ones has to stay where it is when the others come.
 */
export async function allFaults(
  pages: readonly PageAddress[],
  { browser, address, width, cookies = [] }: PageLoadOptions,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const faults: Record<string, readonly string[]> = {};
  const line = await openSlowLine({ target: address, pieceLength: 2500, pause: 25 });
  await inLanes(pages, async (next) => {
    const visitor = await openVisitor(browser, { address: line.address, width });
    await visitor.context.addCookies(cookies);
    for (const page of next) {
      const found = await faultsOf(visitor, page);
      if (found.length > 0) faults[`${page.name} (${page.path})`] = found;
    }
    await visitor.context.close();
  });
  await line.close();
  return faults;
}
