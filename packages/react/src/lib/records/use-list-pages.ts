import type { Client, ClientError, ReadAdapter } from '@relab/client';
import {
  type ListPage,
  type ListPagesOptions,
  type ListPagesView,
  listPages,
  type ListPages as Pages,
} from '@relab/client/records';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useClient } from '../provider.tsx';

/** What `useListPages` shows; the same object as long as nothing in it changes. */
export interface ListPages<Page extends ListPage> {
  readonly pages: readonly Page[];
  /** Those of all pages, one behind the other, each once. */
  readonly records: readonly Page['records'][number][];
  /** Of the first page that has failed. */
  readonly error: ClientError | undefined;
  /** The first page is requested. */
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  /** Asks for the next page, or once more for one that has failed. Does nothing where there is none, or one comes. */
  readonly loadMore: () => void;
}

interface ObservedList<Page extends ListPage> {
  readonly client: Client;
  readonly key: string | undefined;
  readonly list: Pages<Page> | undefined;
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => ListPagesView<Page>;
}

const nothing: ListPagesView<never> = {
  pages: [],
  records: [],
  hasMore: false,
  isLoading: false,
  error: undefined,
};

function hold<Page extends ListPage>(
  client: Client,
  key: string | undefined,
  list: Pages<Page> | undefined,
): ObservedList<Page> {
  const subscribe = (changed: () => void) => list?.observe(changed) ?? (() => {});
  return { client, key, list, subscribe, current: () => list?.peek() ?? nothing };
}

/**
 * The pages of a list, such as `useListPages(getListRecordsByName, { objectApiName, listViewApiName, pageSize: 50 })`:
 * the first at once, each further by `loadMore`. After a write all pages that are shown are right and stay as many.
 * `nextPageSize` makes further pages longer than the first. Another config begins with its first page. Null reads nothing yet, and so does a config that is wrong.
 */
export function useListPages<Config extends object, Page extends ListPage>(
  adapter: Pick<ReadAdapter<Config, Page>, 'source'>,
  config: Config | null,
  { nextPageSize }: ListPagesOptions = {},
): ListPages<Page> {
  const client = useClient();
  const key = config ? adapter.source(client, config)?.key : undefined;
  const begin = () =>
    hold(client, key, config ? listPages(client, adapter, config, { nextPageSize }) : undefined);
  const [cached, setHeld] = useState(begin);
  let now = cached;
  if (cached.key !== key || cached.client !== client) {
    now = begin();
    setHeld(now);
  }
  const { list } = now;
  const shown = useSyncExternalStore(now.subscribe, now.current, now.current);
  return useMemo(() => {
    const { pages, records, hasMore, error } = shown;
    return {
      pages,
      records,
      error: error as ClientError | undefined,
      isLoading: list !== undefined && pages.length === 0 && error === undefined,
      isLoadingMore: pages.length > 0 && shown.isLoading,
      hasMore: pages.length > 0 && hasMore,
      loadMore: () => void list?.more().catch(() => {}),
    };
  }, [list, shown]);
}
