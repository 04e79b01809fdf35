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
  /** The peer's text with newer versions and checksums of equal values. */
  readonly renewed: string;
}

export function pageTexts<Page, Item, Linked>(peer: Peer<Page, Item, Linked>, size: number): PageTexts {
  return {
    floor: JSON.stringify(uiForm.page({ size })),
    own: JSON.stringify(peer.form.page({ size })),
    renewed: JSON.stringify(peer.form.page({ size, newer: 1 })),
  };
}

/**
 * One round: a page into an empty cache, read, read again, the same page once more, and its values with other checksums.
 * Small pages are ingested `batch` at a time, each into a cache of its own, since one alone is too quick for the clock.
 */
export function pageRound<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  { floor, own, renewed }: PageTexts,
  batch: number,
): PageTimes {
  const each = Array.from({ length: batch }, (_, index) => index);
  const caches = each.map(() => peer.create());
  const views: unknown[] = [];
  const per = (task: () => void) => timed(task) / batch;
  const takeInAll = (text: string) => {
    const pages = each.map((): Page => JSON.parse(text));
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
  const takeIn = takeInAll(own);
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
  const readAll = () => {
    collect();
    return per(() => {
      for (const cache of caches) cache.read();
    });
  };
  const again = takeInAll(own);
  const readAgain = readAll();
  return {
    kind: 'page',
    parse,
    takeIn,
    read,
    reread: reread / batch,
    walk: walked,
    again,
    readAgain,
    renewed: takeInAll(renewed),
    readRenewed: readAll(),
  };
}
