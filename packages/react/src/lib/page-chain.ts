import type { Client, ClientError, ReadAdapter, Source } from '@relab/client';
import { look } from './look.ts';

/** An answer that is one page of a list. */
export interface ListPage {
  readonly records: readonly unknown[];
  readonly nextPageToken: string | null;
}

export type PageAdapter<Config, Page> = Pick<ReadAdapter<Config, Page>, 'id' | 'source'>;

/** The pages of a list that are shown, in their order. */
export interface ShownPages<Page> {
  readonly pages: readonly Page[];
  /** Of the first page that has failed. */
  readonly error: ClientError | undefined;
  /** The first page is asked for. */
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
}

/** Pages that are read one behind the other, each by the token in the one before. */
export interface PageChain<Page> {
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object as long as every page is the same. */
  readonly current: () => ShownPages<Page>;
  /** One page more, or the one that has failed once more. */
  readonly loadMore: () => void;
  readonly refresh: () => Promise<void>;
}

const nothing: ShownPages<never> = {
  pages: [],
  error: undefined,
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
};

export function pageChain<Config extends object, Page extends ListPage>(
  client: Client,
  adapter: PageAdapter<Config, Page>,
  config: Config | null,
): PageChain<Page> {
  const observed = new Map<Source<Page>, () => void>();
  let wanted = 1;
  let shown: ShownPages<Page> = nothing;
  let seen: readonly unknown[] = [];
  let tell: (() => void) | undefined;

  /** A page that is asked for anew stays as it was until it is there, so that those behind it stay too. */
  function follow(): readonly (readonly [source: Source<Page>, page: Page | undefined])[] {
    const found: [Source<Page>, Page | undefined][] = [];
    let next = config;
    while (next && found.length < wanted) {
      const source = adapter.source(client, next);
      if (!source) break;
      const page = source.peek().data ?? shown.pages[found.length];
      found.push([source, page]);
      next = config && page?.nextPageToken ? { ...config, pageToken: page.nextPageToken } : null;
    }
    return found;
  }

  function observe(): void {
    const sources = new Set(follow().map(([source]) => source));
    for (const source of sources) if (!observed.has(source)) observed.set(source, source.observe(changed));
    for (const [source, end] of observed) {
      if (sources.has(source)) continue;
      observed.delete(source);
      end();
    }
  }

  function changed(): void {
    if (!tell) return;
    observe();
    tell();
  }

  return {
    subscribe(listener) {
      tell = listener;
      observe();
      return () => {
        tell = undefined;
        for (const end of observed.values()) end();
        observed.clear();
      };
    },
    current() {
      const found = follow();
      const snapshots = found.map(([source]) => look(source));
      if (snapshots.length === seen.length && snapshots.every((snapshot, index) => snapshot === seen[index]))
        return shown;
      seen = snapshots;
      const pages = found.flatMap(([, page]) => page ?? []);
      const failed = snapshots.find(({ state }) => state === 'Error');
      const isWaiting = pages.length < found.length && !failed;
      shown = {
        pages,
        error: failed?.error as ClientError | undefined,
        isLoading: isWaiting && pages.length === 0,
        isLoadingMore: isWaiting && pages.length > 0,
        hasMore: Boolean(pages.at(-1)?.nextPageToken),
      };
      return shown;
    },
    loadMore() {
      const last = follow().at(-1)?.[0];
      if (last?.peek().state === 'Error') last.refresh().catch(() => {});
      else if (last?.peek().data?.nextPageToken) wanted++;
      changed();
    },
    async refresh() {
      await Promise.allSettled(follow().map(([source]) => source.refresh()));
    },
  };
}
