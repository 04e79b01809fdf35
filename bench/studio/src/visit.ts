import type { Browser, Page } from 'playwright-core';
import { scriptKilobytes } from './first-page.ts';
import { install, requestedAt, timeOf, timePress } from './stopwatch.ts';
import type { Studio } from './studio.ts';
import { typeText } from './typing.ts';

const viewport = { width: 1440, height: 900 };

/** Milliseconds after which a page has done what follows its first frame. */
const quiet = 1_000;

export interface Figures {
  readonly list: number;
  readonly listAgain: number;
  readonly script: number;
  readonly open: number;
  readonly longestFrame: number;
  readonly longFrames: number;
  readonly autosave: number;
  readonly sinceLastKey: number;
  readonly save: number;
  readonly publish: number;
  readonly compare: number | undefined;
}

const goTo = (page: Page, { origin }: Studio, path: string) =>
  page.goto(origin + path, { waitUntil: 'commit' });

/** Until nothing more was fetched for a while; polling is no reason to wait longer than ten times that. */
async function settle(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let at = 0; at < 10; at += 1) {
    const now = await count();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(quiet);
  }
}

async function compareVersions(page: Page, studio: Studio): Promise<number> {
  await goTo(page, studio, studio.paths.comparison);
  return await timeOf(page, 'compared');
}

/**
 * One visit with an empty cache: a list of 100,000, one of its contents, a text that is typed, stored and saved, 50 that are
 * published, and two long versions compared. Every visit opens another row.
 */
export async function visit(
  browser: Browser,
  studio: Studio,
  { row, compares }: { readonly row: number; readonly compares: boolean },
): Promise<Figures> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    await studio.signIn(context);
    const page = await context.newPage();
    await install(page, studio);
    await goTo(page, studio, studio.paths.list);
    const list = await timeOf(page, 'list');
    await settle(page);
    const script = await scriptKilobytes(page);
    await goTo(page, studio, studio.paths.list);
    const listAgain = await timeOf(page, 'list');
    await page.waitForTimeout(quiet);

    const open = await timePress(page, () => studio.openRow(page, row), 'form');
    await page.waitForTimeout(quiet);

    await studio.enterText(page);
    await page.waitForTimeout(quiet);
    const { longestFrame, longFrames } = await typeText(page);
    // What was stored while somebody typed is not what is waited for.
    const typedAt = await page.evaluate(() => window.pressedAt);
    const storing = { address: studio.autosaveAddress, after: typedAt };
    const safeAt = await timeOf(page, 'autosaved', storing);
    const autosave = safeAt - (await requestedAt(page, studio.autosaveAddress));

    await page.keyboard.type('.');
    const save = await timePress(page, () => studio.pressSave(page), 'saved');
    await page.waitForTimeout(quiet);

    await goTo(page, studio, studio.paths.drafts);
    await timeOf(page, 'list');
    await page.waitForTimeout(quiet);
    await studio.choosePublish(page);
    const publish = await timePress(page, () => studio.confirmPublish(page), 'published');

    const compare = compares ? await compareVersions(page, studio) : undefined;
    return {
      ...{ list, listAgain, script, open, longestFrame, longFrames, autosave, save, publish, compare },
      sinceLastKey: safeAt - typedAt,
    };
  } finally {
    await context.close();
  }
}
