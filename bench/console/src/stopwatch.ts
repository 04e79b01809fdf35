import type { Page } from 'playwright-core';
import type { Arena, Probe, Step } from './arena.ts';

declare global {
  interface Window {
    /** The time stamp of the latest press, in ms since the document began; 0 before the first. */
    pressedAt: number;
    probe: Probe;
  }
}

/** Puts the probe into every document of the page that comes after, and notes when something is pressed there. */
export async function install(page: Page, { createProbe }: Arena): Promise<void> {
  await page.addInitScript({ content: `window.probe = (${createProbe})()` });
  await page.addInitScript(() => {
    window.pressedAt = 0;
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

export type Question = Step['until'] | 'isSaved';

/**
 * Milliseconds by the page's own clock from a press (the time stamp of its event; of a document the moment of its navigation)
 * to the end of the first frame whose document has what was pressed for. The work of that frame is in it: scripts, styles,
 * layout, painting. The driver's messages to the browser are not. `text` is what a question compares with: the record before,
 * or what was typed.
 */
export async function timePress(
  page: Page,
  press: () => Promise<void>,
  until: Question,
  text: string,
): Promise<number> {
  const shown = page.waitForFunction(
    ([question, compared]): number | Promise<number> => {
      const { probe } = window;
      const is =
        question === 'hasRows'
          ? probe.hasRows()
          : question === 'isSaved'
            ? probe.isSaved(compared)
            : !['', compared].includes(probe.record());
      if (!is) return 0;
      return new Promise<number>((resolve) => {
        // A message that is sent before a frame is painted is delivered after.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - window.pressedAt);
        port2.postMessage(null);
      });
    },
    [until, text] as readonly [Question, string],
    { polling: 'raf' },
  );
  await press();
  return await (await shown).jsonValue();
}
