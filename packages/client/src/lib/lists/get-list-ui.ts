import type { ConfigFor } from '@relab/contract';
import type * as calls from '@relab/contract/records';
import type { ListUi, ListViewSummaries } from '@relab/contract/records';
import type { Snapshot } from '@relab/store';
import type { Client } from '../client.ts';
import { ownError } from '../client-error.ts';
import type { CachePolicy, ReadSettings } from '../policy.ts';
import type { ReadAdapter } from '../read-adapter.ts';
import type { Source } from '../source.ts';
import { getListViewSummaryCollection } from './list-summaries.ts';
import {
  getListUiByApiName,
  getListUiByListViewId,
  getMruListUi,
  misplacedRecent,
  recentListLiteral,
} from './list-ui.ts';

type ById = ConfigFor<typeof calls.getListUiByListViewId>;
type ByName = ConfigFor<typeof calls.getListUiByApiName>;
type Summaries = ConfigFor<typeof calls.getListViewSummaryCollection>;

/** A list by its id or by its names, `MRU` being the one of the records seen last (D-164, D-165); or an object (D-166). */
export type ListUiConfig =
  | (ById & { readonly objectApiName?: undefined; readonly listViewApiName?: undefined })
  | (ByName & { readonly listViewId?: undefined })
  | (Summaries & { readonly listViewId?: undefined; readonly listViewApiName?: undefined });

type Answer = ListUi | ListViewSummaries;

/** One read of one of the adapters, with its config. */
interface Chosen {
  readonly read: (client: Client, settings?: ReadSettings) => Promise<Answer>;
  readonly refresh: (client: Client) => Promise<Answer>;
  readonly peek: (client: Client) => Snapshot<Answer>;
  readonly source: (client: Client) => Source<Answer> | undefined;
}

function chosen<Config, Part extends Answer>(
  adapter: Pick<ReadAdapter<Config, Part>, 'peek' | 'refresh' | 'source'> &
    ((client: Client, config: Config, settings?: ReadSettings) => Promise<Part>),
  config: Config,
): Chosen {
  return {
    read: (client, settings) => adapter(client, config, settings),
    refresh: (client) => adapter.refresh(client, config),
    peek: (client) => adapter.peek(client, config),
    source: (client) => adapter.source(client, config),
  };
}

/** Which read a config means. Throws where it means none (D-140), or the list of recent records of no object (D-141). */
function choose(config: ListUiConfig): Chosen {
  const { listViewId, objectApiName, listViewApiName, ...rest } = Object(config) as Partial<ById & ByName>;
  if (typeof listViewId === 'string') return chosen(getListUiByListViewId, { ...rest, listViewId });
  const isObject = typeof objectApiName === 'string';
  if (listViewApiName === recentListLiteral) {
    if (!isObject) throw misplacedRecent();
    return chosen(getMruListUi, { ...rest, objectApiName });
  }
  if (isObject && typeof listViewApiName === 'string')
    return chosen(getListUiByApiName, { ...rest, objectApiName, listViewApiName });
  if (isObject && listViewApiName === undefined)
    return chosen(getListViewSummaryCollection, { ...rest, objectApiName });
  throw ownError(400, 'Bad Request', 'INVALID_CONFIG', 'unrecognized config');
}

const source = (client: Client, config: ListUiConfig): Source<Answer> | undefined =>
  choose(config).source(client);

const read = async (client: Client, config: ListUiConfig, settings?: ReadSettings): Promise<Answer> =>
  choose(config).read(client, settings);

/**
 * The read that a config means: of a list by its id or its names, of the records seen last, or of an object's lists. A
 * config that means none of them rejects, and throws where it is observed.
 */
export const getListUi: ReadAdapter<ListUiConfig, Answer> = /* @__PURE__ */ Object.assign(read, {
  id: 'getListUi',
  source,
  observe(
    client: Client,
    config: ListUiConfig,
    listener: (snapshot: Snapshot<Answer>) => void,
    policy?: CachePolicy,
  ) {
    const found = source(client, config);
    if (!found) return () => {};
    const end = found.observe(listener, policy);
    listener(found.peek());
    return end;
  },
  peek: (client: Client, config: ListUiConfig) => choose(config).peek(client),
  refresh: async (client: Client, config: ListUiConfig) => choose(config).refresh(client),
  prefetch: (client: Client, config: ListUiConfig) =>
    read(client, config).then(
      () => {},
      () => {},
    ),
  explain: (client: Client, config: ListUiConfig) => source(client, config)?.explain(),
});
