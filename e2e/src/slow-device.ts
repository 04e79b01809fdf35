import type { BrowserContext, Page } from 'playwright-core';

/** How many times slower than this machine the visitors' devices are: `SLOWED=4` shows which tests depend on luck. */
const factor = Number(process.env.SLOWED ?? 1);

/** Milliseconds that a page may take for anything that is expected of it: it ends what hangs, and measures nothing. */
export const patience = 60_000 * factor;

/** A mobile line: bytes come a little at a time, so that pages are painted in between. */
const line = { offline: false, latency: 80, downloadThroughput: 200_000, uploadThroughput: 100_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** Opens the first page of a context: on a slow device behind a slow connection if the run is configured so. */
export async function openFirstPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (factor > 1) await slowDown(page);
  return page;
}
