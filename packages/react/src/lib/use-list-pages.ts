import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ListPage, type PageAdapter, type PageChain, pageChain, type ShownPages } from './page-chain.ts';
import { useClient } from './provider.tsx';

export interface ListPages<Page extends ListPage> extends ShownPages<Page> {
  /** Those of all pages, one behind the other. */
  readonly records: readonly Page['records'][number][];
  /** Asks for the next page, or once more for one that has failed. Does nothing while there is none, or one comes. */
  readonly loadMore: () => void;
  /** Asks for all pages anew, whatever is kept. Never rejects. */
  readonly refresh: () => Promise<void>;
}

interface Held<Page> {
  readonly key: string | undefined;
  readonly chain: PageChain<Page>;
}

/**
 * The pages of a list, such as `useListPages(getListRecordsByName, { objectApiName, listViewApiName, pageSize: 50 })`:
 * the first at once, each further by `loadMore`. After a write all pages that are shown are right and stay as many.
 * Another config begins with its first page. Null reads nothing yet.
 */
export function useListPages<Config extends object, Page extends ListPage>(
  adapter: PageAdapter<Config, Page>,
  config: Config | null,
): ListPages<Page> {
  const client = useClient();
  const key = config ? adapter.source(client, config)?.key : undefined;
  const begin = (): Held<Page> => ({ key, chain: pageChain(client, adapter, config) });
  const [held, setHeld] = useState(begin);
  let { chain } = held;
  if (held.key !== key) {
    const next = begin();
    chain = next.chain;
    setHeld(next);
  }
  const shown = useSyncExternalStore(chain.subscribe, chain.current, chain.current);
  return useMemo(() => {
    const records = shown.pages.flatMap((page) => page.records);
    return { ...shown, records, loadMore: chain.loadMore, refresh: chain.refresh };
  }, [chain, shown]);
}
