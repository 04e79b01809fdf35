import type { Client } from '@relab/client';
import {
  type CollectionConfig,
  type CollectionPages,
  type CollectionView,
  collectionPages,
  getCollection,
  type PageAction,
  type SiteUrl,
} from '@relab/client/content';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useClient } from '../provider.tsx';

/** A collection as a component shows it; `error` is that of the requested page (C-182). */
export interface CollectionResult extends CollectionView {
  /** C-109. Shows the next page in place of this one, or below it; `to` is a token further on. */
  readonly nextPage: (action?: PageAction, to?: number) => void;
  /** C-110. */
  readonly previousPage: (to?: number) => void;
  /** Asks the server for what is shown, whatever is cached. Never rejects. */
  readonly refresh: () => Promise<void>;
}

interface ObservedCollection {
  readonly client: Client;
  readonly key: string | undefined;
  readonly pages: CollectionPages | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => CollectionView;
}

const nothing: CollectionView = {
  items: [],
  total: 0,
  pageCount: 0,
  page: 1,
  pageToken: 0,
  nextPageToken: null,
  previousPageToken: null,
  isLoading: false,
  error: undefined,
};

function hold(
  client: Client,
  key: string | undefined,
  pages: CollectionPages | undefined,
): ObservedCollection {
  return {
    client,
    key,
    pages,
    subscribe: (changed) => pages?.observe(changed) ?? (() => {}),
    current: () => pages?.peek() ?? nothing,
  };
}

/**
 * C-004: the items of a collection, page by page. Another config begins with its own first page; until it is there, nothing is
 * shown. Null reads nothing yet, and so does a config that is wrong. `siteUrl` answers the address at which the site has what a
 * `url` in an item names (C-049); it is read once, when the collection begins.
 */
export function useCollection(config: CollectionConfig | null, siteUrl?: SiteUrl): CollectionResult {
  const client = useClient();
  const key = config ? getCollection.source(client, config)?.key : undefined;
  const begin = () => hold(client, key, config ? collectionPages(client, config, siteUrl) : undefined);
  const [cached, setHeld] = useState(begin);
  let now = cached;
  if (cached.key !== key || cached.client !== client) {
    now = begin();
    setHeld(now);
  }
  const { pages } = now;
  const shown = useSyncExternalStore(now.subscribe, now.current, now.current);
  return useMemo(
    () => ({
      ...shown,
      // A failure shows in `error`.
      nextPage: (action, to) => void pages?.nextPage(action, to).catch(() => {}),
      previousPage: (to) => void pages?.previousPage(to).catch(() => {}),
      refresh: async () => {
        await pages?.refresh().catch(() => {});
      },
    }),
    [pages, shown],
  );
}
