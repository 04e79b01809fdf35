import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import { createSourceObservers } from '../sources/source-observers.ts';

/** A response that is one page of a list. */
export interface ListPage {
  readonly records: readonly { readonly id: string }[];
  readonly nextPageToken: string | null;
}

/** The pages of a list that were requested, one behind the other. */
export interface ListPagesView<Page extends ListPage> {
  readonly pages: readonly Page[];
  /** Those of all pages, each once. */
  readonly records: readonly Page['records'][number][];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Of the first page that has failed. */
  readonly error: unknown;
}

/** A list that grows page by page. */
export interface ListPages<Page extends ListPage> {
  /** The same object as long as every page is the same. */
  peek(): ListPagesView<Page>;
  /**
   * Calls the listener when something in the pages has changed, and sees that they are there. After a write they stay
   * as many as they were, as far as the list goes. Ends with the returned function.
   */
  observe(listener: (shown: ListPagesView<Page>) => void): () => void;
  /** Asks for the next page, or once more for one that has failed; rejects where it fails. None is left: does nothing. */
  more(): Promise<void>;
}

type Step<Page> = readonly [source: Source<Page>, page: Page | undefined];

const uniqueById = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** How a list grows; each page as long as the first by default. */
export interface ListPagesOptions {
  /** Records of each page but the first: that one is to be there soon, and a long list has few pages. */
  readonly nextPageSize?: number | undefined;
}

/** The pages of a read of records; `config` is that of the first. Undefined where the config is wrong. */
export function listPages<Config extends object, Page extends ListPage>(
  client: Client,
  adapter: Pick<ReadAdapter<Config, Page>, 'source'>,
  config: Config,
  { nextPageSize: pageSize }: ListPagesOptions = {},
): ListPages<Page> | undefined {
  const following = { ...config, ...(pageSize === undefined ? {} : { pageSize }) };
  const first = adapter.source(client, config);
  if (!first) return undefined;
  let needed = 1;
  let seen: readonly unknown[] = [];
  let shown: ListPagesView<Page> = {
    pages: [],
    records: [],
    hasMore: true,
    isLoading: false,
    error: undefined,
  };

  /** Each page by the token in the one before; one that is requested again stays as it was until it is there. */
  function follow(): readonly Step<Page>[] {
    const steps: Step<Page>[] = [];
    let source: Source<Page> | undefined = first;
    while (source && steps.length < needed) {
      const page: Page | undefined = source.peek().data ?? shown.pages[steps.length];
      steps.push([source, page]);
      const pageToken = page?.nextPageToken;
      source = pageToken ? adapter.source(client, { ...following, pageToken }) : undefined;
    }
    return steps;
  }

  function peek(): ListPagesView<Page> {
    const steps = follow();
    const snapshots = steps.map(([source]) => source.peek());
    if (snapshots.length === seen.length && snapshots.every((one, index) => one === seen[index]))
      return shown;
    seen = snapshots;
    const pages = steps.flatMap(([, page]) => page ?? []);
    const failed = snapshots.find(({ state }) => state === 'Error');
    shown = {
      pages,
      records: uniqueById(pages.flatMap(({ records }) => records)),
      hasMore: pages.length === 0 || Boolean(pages.at(-1)?.nextPageToken),
      isLoading: snapshots.some(({ state }) => state === 'Pending'),
      error: failed?.error,
    };
    return shown;
  }

  const attention = createSourceObservers(() => follow().map(([source]) => source), changed);

  function changed(): void {
    attention.renew();
    const before = shown;
    if (peek() !== before) attention.tell();
  }

  return {
    peek,
    observe: (listener) => attention.listen(() => listener(shown)),
    async more() {
      const last = follow().at(-1)?.[0];
      if (last?.peek().state === 'Error') await last.refresh();
      else if (last?.peek().data?.nextPageToken) needed++;
      changed();
      await follow().at(-1)?.[0].read();
      changed();
    },
  };
}
