import { collect, timed, timedOften } from './clock.ts';
import type { PageTimes } from './messages.ts';
import type { Peer } from './peer.ts';
import { uiForm } from './ui-form.ts';

/** Touches every value; answers how many there are. */
export function walk(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let values = 0;
  for (const part of Object.values(value)) values += walk(part);
  return values;
}

/** The texts of a page: as the UI API writes it, and as the peer gets it. */
export interface PageTexts {
  readonly floor: string;
  readonly own: string;
}

export function pageTexts<Page, Item, Linked>(peer: Peer<Page, Item, Linked>, size: number): PageTexts {
  return { floor: JSON.stringify(uiForm.page({ size })), own: JSON.stringify(peer.form.page({ size })) };
}

/**
 * One round: a page into an empty cache, read, read again, and the same page once more. Small pages are taken in
 * `batch` at a time, each into a cache of its own, since one alone is too quick for the clock.
 */
export function pageRound<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  { floor, own }: PageTexts,
  batch: number,
): PageTimes {
  const each = Array.from({ length: batch }, (_, index) => index);
  const parsePages = () => each.map((): Page => JSON.parse(own));
  const caches = each.map(() => peer.create());
  const views: unknown[] = [];
  const per = (task: () => void) => timed(task) / batch;
  const takeInAll = () => {
    const pages = parsePages();
    collect();
    return per(() => {
      for (const [index, cache] of caches.entries()) {
        const page = pages[index];
        if (page) cache.takeIn(page);
      }
    });
  };
  collect();
  const parsed: unknown[] = [];
  const parse = per(() => {
    for (const _ of each) parsed.push(JSON.parse(floor));
  });
  parsed.length = 0;
  const takeIn = takeInAll();
  collect();
  const read = per(() => {
    for (const cache of caches) views.push(cache.read());
  });
  const reread = timedOften(() => {
    for (const cache of caches) cache.read();
  });
  collect();
  const walked = per(() => {
    for (const view of views) walk(view);
  });
  const again = takeInAll();
  collect();
  const readAgain = per(() => {
    for (const cache of caches) cache.read();
  });
  return { kind: 'page', parse, takeIn, read, reread: reread / batch, walk: walked, again, readAgain };
}
