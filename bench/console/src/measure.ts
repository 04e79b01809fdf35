import type { BrowserContext, Page } from 'playwright-core';
import type { Arena } from './arena.ts';

/** What one step cost. `ms` as seen by whoever presses; `bytes` as they came over the line. */
export interface StepFigures {
  readonly ms: number;
  readonly requests: number;
  readonly bytes: number;
}

export interface ScrollFigures {
  readonly rows: number;
  /** Frames that took longer than 50 ms, and the longest, in ms. */
  readonly longFrames: number;
  readonly longestFrame: number;
  /** Of the page's JavaScript after it, collected, in MB. */
  readonly heap: number;
}

const quiet = 400;

/** Times a step of a page, and counts what it asks for until nothing more comes. */
async function time(page: Page, step: () => Promise<void>): Promise<StepFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await step();
  const ms = performance.now() - begun;
  await page.waitForTimeout(quiet);
  await session.detach();
  return { ms, requests, bytes };
}

export type Steps = Readonly<Record<'cold' | 'open' | 'other' | 'seen' | 'save', StepFigures>>;

/** One visit with an empty cache: a link to the list, a record, another one, back, and a save. */
export async function visit(context: BrowserContext, arena: Arena, origin: string): Promise<Steps> {
  const page = await context.newPage();
  const cold = await time(page, () => arena.openList(page, origin));
  const open = await time(page, () => arena.openRecord(page, 2));
  const other = await time(page, () => arena.other(page));
  const seen = await time(page, () => arena.seen(page));
  await arena.beginEdit(page);
  await page.waitForTimeout(quiet);
  const save = await time(page, () => arena.save(page, `Looked at ${new Date().toISOString()}.`));
  await page.close();
  return { cold, open, other, seen, save };
}

/** Turns the wheel over the list for so many seconds. */
export async function scroll(
  context: BrowserContext,
  arena: Arena,
  origin: string,
  seconds: number,
): Promise<ScrollFigures> {
  const page = await context.newPage();
  await arena.openEndlessList(page, origin);
  const session = await context.newCDPSession(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: false });
  });
  await page.mouse.move(700, 500);
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(30);
  }
  const rows = await arena.rowsReached(page);
  const frames = await page.evaluate(() => (window as unknown as { frames: readonly number[] }).frames);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return {
    rows,
    longFrames: frames.length,
    longestFrame: Math.max(0, ...frames),
    heap: usedSize / 1024 / 1024,
  };
}
