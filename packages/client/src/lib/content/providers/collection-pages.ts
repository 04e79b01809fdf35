import type { ContentCollectionItems } from '@relab/contract/content';
import type { Client } from '../../client/client.ts';
import type { Source } from '../../client/source.ts';
import type { ClientError } from '../../errors/client-error.ts';
import { createSourceObservers } from '../../sources/source-observers.ts';
import { type CollectionConfig, getCollection } from './collection.ts';
import {
  type CollectionEntry,
  type CollectionPage,
  collectionPage,
  type SiteUrl,
} from './collection-page.ts';

/** What is shown of a collection: one page, or several that were appended to each other. The tokens are those of the last one. */
export interface CollectionView extends CollectionPage {
  /** A requested page has not come yet; the one that was shown before stays. */
  readonly isLoading: boolean;
  /** C-182: of the requested page. */
  readonly error: ClientError | undefined;
}

/** How a page that comes is put to those that are shown (S-146). */
export type PageAction = 'append' | 'replace';

/** A collection whose pages are turned. */
export interface CollectionPages {
  /** The same object as long as nothing in it has changed. */
  peek(): CollectionView;
  /** Calls the listener when something has changed, and sees that the pages are there. Ends with the returned function. */
  observe(listener: () => void): () => void;
  /** C-109. `to` is a page further on. Does nothing where there is none, or while one comes; rejects where it fails. */
  nextPage(action?: PageAction, to?: number): Promise<void>;
  /** C-110. `to` is a page further back. */
  previousPage(to?: number): Promise<void>;
  /** Asks for all that is shown. */
  refresh(): Promise<void>;
}

/** Tokens from the first to the last. */
type Range = readonly [first: number, last: number];

const tokensOf = ([first, last]: Range): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Puts pages together; an entry that stands where it stood is the object that it was. */
function entryList(): (pages: readonly CollectionPage[]) => readonly CollectionEntry[] {
  const moved = new WeakMap<CollectionEntry, CollectionEntry>();
  const at = (entry: CollectionEntry, index: number): CollectionEntry => {
    const now = moved.get(entry) ?? entry;
    if (now.index === index) return now;
    const renumbered = { ...entry, index };
    moved.set(entry, renumbered);
    return renumbered;
  };
  // S-147: each item once, in its first place and as it came last.
  return (pages) =>
    [...new Map(pages.flatMap(({ items }) => items.map((entry) => [entry.id, entry] as const))).values()].map(
      at,
    );
}

const nothing: CollectionPage = {
  items: [],
  total: 0,
  pageCount: 0,
  page: 1,
  pageToken: 0,
  nextPageToken: null,
  previousPageToken: null,
};

/** The pages of a collection, from the one that the config names. Undefined where the config is wrong. */
export function collectionPages(
  client: Client,
  config: CollectionConfig,
  siteUrl?: SiteUrl,
): CollectionPages | undefined {
  type Page = Source<ContentCollectionItems>;
  const pageAt = (pageToken: number): Page | undefined =>
    getCollection.source(client, { ...config, pageToken });
  const start = config.pageToken ?? 0;
  if (!pageAt(start)) return undefined;

  const startPage: CollectionPage = { ...nothing, pageToken: start, page: start + 1 };
  const entriesOf = entryList();
  const cached = new Map<
    number,
    { readonly response: ContentCollectionItems; readonly page: CollectionPage }
  >();
  let needed: Range = [start, start];
  let shown: Range = needed;
  let seen: readonly unknown[] = [];
  let current: CollectionView = { ...startPage, isLoading: true, error: undefined };

  const sourcesOf = (range: Range): readonly Page[] =>
    tokensOf(range).flatMap((token) => pageAt(token) ?? []);

  /** A page as it came last; one that is requested again stays as it was until it is there. */
  function heldAt(pageToken: number): CollectionPage | undefined {
    const response = pageAt(pageToken)?.peek().data;
    const before = cached.get(pageToken);
    if (response === undefined || response === before?.response) return before?.page;
    const page = collectionPage(response, { ...config, pageToken }, siteUrl);
    cached.set(pageToken, { response, page });
    return page;
  }

  function peek(): CollectionView {
    const snapshots = sourcesOf(needed).map((source) => source.peek());
    if (needed !== shown && snapshots.every(({ data }) => data !== undefined)) shown = needed;
    const pages = tokensOf(shown).flatMap((token) => heldAt(token) ?? []);
    const now = [...snapshots, ...pages];
    if (now.length === seen.length && now.every((one, index) => one === seen[index])) return current;
    seen = now;
    const error = snapshots.find(({ state }) => state === 'Error')?.error;
    current = {
      ...(pages.at(-1) ?? startPage),
      items: entriesOf(pages),
      isLoading: snapshots.some(({ state }) => state === 'Pending' || state === 'Unfulfilled'),
      error: error as ClientError | undefined,
    };
    return current;
  }

  const attention = createSourceObservers(() => [...sourcesOf(shown), ...sourcesOf(needed)], changed);

  function changed(): void {
    const before = current;
    const now = peek();
    attention.renew();
    if (now !== before) attention.tell();
  }

  async function turnTo(range: Range): Promise<void> {
    needed = range;
    // The state before the first request, so that observers also see a page that comes at once.
    changed();
    attention.renew();
    try {
      await Promise.all(sourcesOf(range).map((source) => source.read()));
    } finally {
      changed();
    }
  }

  const isTurning = (): boolean => needed !== shown && peek().isLoading;

  return {
    peek,
    observe: attention.listen,
    async nextPage(action = 'replace', to = 0) {
      const { nextPageToken } = peek();
      if (nextPageToken === null || isTurning()) return;
      const last = Math.max(nextPageToken, to);
      await turnTo([action === 'append' ? shown[0] : last, last]);
    },
    async previousPage(to = Number.POSITIVE_INFINITY) {
      const { previousPageToken } = peek();
      if (previousPageToken === null || isTurning()) return;
      const token = Math.max(0, Math.min(previousPageToken, to));
      await turnTo([token, token]);
    },
    async refresh() {
      await Promise.all(sourcesOf(needed).map((source) => source.refresh()));
    },
  };
}
