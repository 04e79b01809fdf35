import type { BrowserContext, Page } from 'playwright-core';
import type { Arena, Step } from './arena.ts';
import { install, timePress } from './stopwatch.ts';

/** What one step cost. `ms` by the clock of the page, from the press to the frame; `bytes` as they came over the line. */
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

/** The time of a step, and the page's requests until nothing more comes. */
async function count(page: Page, step: () => Promise<number>): Promise<StepFigures> {
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
  const ms = await step();
  await page.waitForTimeout(quiet);
  await session.detach();
  return { ms, requests, bytes };
}

export type Steps = Readonly<Record<'cold' | 'open' | 'other' | 'seen' | 'save', StepFigures>>;

async function follow(page: Page, steps: readonly Step[]): Promise<number> {
  let ms = 0;
  for (const { press, until } of steps) {
    const before = await page.evaluate(() => window.probe.record());
    ms += await timePress(page, () => press(page), until, before);
  }
  return ms;
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
};

/** One visit with an empty cache: a link to the list, a record, another one, back, and a save. */
export async function visit(context: BrowserContext, arena: Arena, origin: string): Promise<Steps> {
  const page = await context.newPage();
  await install(page, arena);
  const cold = await count(page, async () => {
    await open(page, origin + arena.listPath);
    return timePress(page, async () => {}, 'hasRows', '');
  });
  const opened = await count(page, () => follow(page, [arena.openRecord(2)]));
  const other = await count(page, () => follow(page, arena.other));
  const seen = await count(page, () => follow(page, [arena.seen]));
  await arena.beginEdit(page);
  await page.waitForTimeout(quiet);
  const text = `Looked at ${new Date().toISOString()}.`;
  await arena.write(page, text);
  const save = await count(page, () => timePress(page, () => arena.pressSave(page), 'isSaved', text));
  await page.close();
  return { cold, open: opened, other, seen, save };
}

/** Turns the wheel over the list for so many seconds. */
export async function scroll(
  context: BrowserContext,
  arena: Arena,
  origin: string,
  seconds: number,
): Promise<ScrollFigures> {
  const page = await context.newPage();
  await install(page, arena);
  await open(page, origin + arena.endlessPath);
  await timePress(page, async () => {}, 'hasRows', '');
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
