import { heapInUse } from './clock.ts';
import type { HeapSizes } from './messages.ts';
import { pageRound, pageTexts } from './page-round.ts';
import type { Peer } from './peer.ts';

/** The memory of a page of `size` records: only parsed, ingested, and ingested and read. */
export function heapRound<Page, Item, Linked>(peer: Peer<Page, Item, Linked>, size: number): HeapSizes {
  // Whatever is made once, at the first use, is not a page's.
  pageRound(peer, pageTexts(peer, 50), 20);
  const { floor, own } = pageTexts(peer, size);
  const weigh = <Stored>(make: () => Stored): [stored: Stored, bytes: number] => {
    const before = heapInUse();
    const stored = make();
    return [stored, heapInUse() - before];
  };
  const parsed = weigh((): unknown => JSON.parse(floor))[1];
  const [cache, taken] = weigh(() => {
    const made = peer.create();
    const page: Page = JSON.parse(own);
    made.takeIn(page);
    return made;
  });
  const [view, read] = weigh(() => cache.read());
  if (view === undefined) throw new Error('The cache does not answer what it took in.');
  return { kind: 'heap', parsed: parsed / size, taken: taken / size, read: (taken + read) / size };
}
