import type { Page } from 'playwright-core';

export interface TypingFigures {
  /** The longest frame, in ms; where none was long, the longest time from one to the next. */
  readonly longestFrame: number;
  /** Frames of more than 50 ms. */
  readonly longFrames: number;
}

interface Watched {
  readonly gaps: number[];
  readonly long: number[];
}

const words = 'The rotor was looked over by those who know it and is as good as it was when it was new. ';

/** As many characters as are typed. */
export const characters = 1_000;

/** Types into what has the focus, key by key, while the page's frames are watched. */
export async function typeText(page: Page): Promise<TypingFigures> {
  await page.evaluate(() => {
    const watched: Watched = { gaps: [], long: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.long.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: false });
    let last = performance.now();
    const note = (now: number): void => {
      watched.gaps.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const text = words.repeat(Math.ceil(characters / words.length)).slice(0, characters);
  await page.keyboard.type(text, { delay: 5 });
  const { gaps, long } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  return {
    longestFrame: long.length > 0 ? Math.max(...long) : Math.max(...gaps),
    longFrames: long.length,
  };
}
