import type { Page } from 'playwright-core';

/** A file of script that a page fetched, with the bytes that travelled: the body as it was sent, compressed. */
export interface PageScript {
  readonly path: string;
  readonly bytes: number;
}

/** What scripts a page has fetched until now, each once, in the order of the requests. */
export function pageScripts(page: Page): Promise<readonly PageScript[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      const { pathname } = new URL(name);
      return pathname.endsWith('.js') ? [{ path: pathname, bytes: encodedBodySize }] : [];
    }),
  );
}

export const bytesOf = (scripts: readonly PageScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
