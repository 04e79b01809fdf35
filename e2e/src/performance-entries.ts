import type { Page } from 'playwright-core';
import { idleOptions } from './going-live.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Every layout shift since the document began, whatever caused it: how far, and what moved. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (limit) =>
      new Promise<readonly string[]>((resolve) => {
        const shifts: string[] = [];
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if (!isShift(entry)) continue;
            const box = ({ x, y, width, height }: DOMRectReadOnly) =>
              [x, y, width, height].map(Math.round).join(' ');
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
              const name =
                node instanceof Element
                  ? `${node.localName}.${node.className}`
                  : (node?.textContent ?? 'nothing');
              return `${name} (${box(previousRect)} → ${box(currentRect)})`;
            });
            shifts.push(
              `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`,
            );
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestIdleCallback(() => {
            add(observer.takeRecords());
            resolve(shifts);
          }, limit),
        );
      }),
    idleOptions,
  );
}

/** The address of the picture that was painted last of the largest ones; empty when that was text. */
export function largestPicture(page: Page): Promise<string> {
  return page.evaluate(
    (limit) =>
      new Promise<string>((resolve) => {
        let url = '';
        const take = (entries: PerformanceEntryList) => {
          const last = entries.at(-1);
          if (last && 'url' in last) url = String(last.url);
        };
        const observer = new PerformanceObserver((list) => take(list.getEntries()));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        requestAnimationFrame(() =>
          requestIdleCallback(() => {
            take(observer.takeRecords());
            resolve(url);
          }, limit),
        );
      }),
    idleOptions,
  );
}
