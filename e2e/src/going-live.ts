import type { Page } from 'playwright-core';
import { patience } from './slow-device.ts';
import type { Visitor } from './visitor.ts';

/** Touches the page, and waits for the application that comes then. */
export async function goLive(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  // A pointer that the browser believes to be there already is over nothing new, and no touch.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/**
 * Now and then Chromium never reports a page as idle in which nothing is left to do; with a time limit the callback comes all
 * the same.
 */
export const idleOptions = { timeout: 1000 };

/** Waits until nothing is under way: no request without an answer, and what the answers led to is on the screen. */
export async function settle({ page, open }: Visitor): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    await page.evaluate(
      (limit) =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), limit));
        }),
      idleOptions,
    );
    if (open.size === 0) return;
    if (Date.now() > end) throw new Error(`No answer came from ${[...open].map((one) => one.url())}.`);
  }
}
