import type { Browser } from 'playwright-core';
import { goLive, settle } from './going-live.ts';
import { type PageScript, pageScripts } from './page-scripts.ts';
import { openVisitor } from './visitor.ts';

/** A phone, as the measurements of search engines take it. */
export const phone = { width: 390, height: 844, density: 2 } as const;

/** The scripts of a page on a phone: before anybody touched it, and all of them once it is live. */
export async function liveScripts(
  browser: Browser,
  address: string,
  path: string,
): Promise<{ readonly untouched: readonly PageScript[]; readonly live: readonly PageScript[] }> {
  const visitor = await openVisitor(browser, { address, ...phone });
  try {
    await visitor.page.goto(path);
    await settle(visitor);
    const untouched = await pageScripts(visitor.page);
    await goLive(visitor.page);
    await settle(visitor);
    return { untouched, live: await pageScripts(visitor.page) };
  } finally {
    await visitor.context.close();
  }
}
