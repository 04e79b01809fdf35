import type { Page } from 'playwright-core';
import type { Probes, Studio } from './studio.ts';

declare global {
  interface Window {
    /** The time stamp of the latest press, in ms since the document began; 0 before the first. */
    pressedAt: number;
    probes: Probes;
  }
}

/** Longer than anything here takes, in milliseconds. */
const patience = 120_000;

/** Puts the probes into every document of the page that comes after, and notes when something is pressed there. */
export async function install(page: Page, { createProbes }: Studio): Promise<void> {
  page.setDefaultTimeout(patience);
  await page.addInitScript({ content: `window.probes = (${createProbes})()` });
  await page.addInitScript(() => {
    window.pressedAt = 0;
    performance.setResourceTimingBufferSize(10_000);
    for (const type of ['click', 'keydown'])
      window.addEventListener(
        type,
        ({ timeStamp }) => {
          window.pressedAt = timeStamp;
        },
        { capture: true },
      );
  });
}

/** What was typed before is stored: a request to such an address began after that time. */
export interface Storing {
  readonly address: string;
  readonly after: number;
}

/**
 * Milliseconds by the page's own clock since the document began, at the end of the first frame that has what is waited for: its
 * scripts, styles, layout and painting are in it, the driver's messages to the browser are not.
 */
export async function timeOf(page: Page, probe: keyof Probes, storing?: Storing): Promise<number> {
  const shown = await page.waitForFunction(
    ([name, request]): number | Promise<number> => {
      const isStored = (): boolean =>
        request === undefined ||
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.includes(request.address) && entry.startTime > request.after);
      if (!window.probes?.[name]() || !isStored()) return 0;
      return new Promise<number>((resolve) => {
        // A message that is sent before a frame is painted is delivered after.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    },
    [probe, storing] as const,
    { polling: 'raf', timeout: patience },
  );
  return await shown.jsonValue();
}

/** The same from a press on, which is the time stamp of its event. The page looks before it is pressed. */
export async function timePress(
  page: Page,
  press: () => Promise<void>,
  probe: keyof Probes,
): Promise<number> {
  const shown = timeOf(page, probe);
  await press();
  const at = await shown;
  return at - (await page.evaluate(() => window.pressedAt));
}

/** When the latest request to such an address began. */
export const requestedAt = (page: Page, address: string): Promise<number> =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(part))
        .at(-1)?.startTime ?? Number.NaN,
    address,
  );
