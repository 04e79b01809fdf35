import type { ConfigFor } from '@relab/contract';
import type { ListInfo, ListPreferences } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { Client } from '../client/client.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { optimisticQuery, updateOptimistically } from '../sources/optimistic-content.ts';
import { getListInfoByName } from './list-info.ts';
import { isSameList, type ListName, listScope } from './list-name.ts';

/** How the user wants a list shown. Fresh for 15 minutes (D-253). */
export const getListPreferences = readAdapter(calls.getListPreferences, {
  scope: listScope,
  keyed: () => ({}),
  query: (client, key) => optimisticQuery<ListPreferences>(client, key),
  load: checkedLoad(calls.getListPreferences),
  isAffectedBy: (change, { config }) =>
    change.kind === 'list-version'
      ? change.scopes.includes(listScope(config))
      : change.kind === 'list' && change.operation === 'update' && isSameList(change, config),
});

type Data = ListPreferences;
type Config = ConfigFor<typeof calls.updateListPreferences>;
type Input = Partial<Omit<Config, keyof ListName>>;

/** Columns that a write does not name stay as they are. */
const withColumns = <Held extends ListInfo['userPreferences']>(
  cached: Held,
  { columnWidths, columnWrap, displayColumns, frozenColumns }: Input,
): Held => ({
  ...cached,
  columnWidths: { ...cached.columnWidths, ...columnWidths },
  columnWrap: { ...cached.columnWrap, ...columnWrap },
  ...(displayColumns ? { displayColumns: [...displayColumns] } : {}),
  ...(frozenColumns ? { frozenColumns: [...frozenColumns] } : {}),
});

const inInfo = (info: ListInfo, input: Input): ListInfo => ({
  ...info,
  userPreferences: withColumns(Object(info.userPreferences), input),
});

function inPreferences(cached: ListPreferences, input: Input): ListPreferences {
  const orderedBy = input.orderedBy?.map(({ label = '', ...step }) => ({ ...step, label }));
  return { ...withColumns(cached, input), ...(orderedBy ? { orderedBy } : {}) };
}

const keysOf = (client: Client, { objectApiName, listViewApiName }: ListName) => {
  const name = { objectApiName, listViewApiName };
  return {
    preferences: getListPreferences.source(client, name)?.key ?? '',
    info: getListInfoByName.source(client, name)?.key ?? '',
  };
};

const same = <Content>(content: Content): Content => content;

/** Changes what is cached under a key, if anything is, and leaves its time. */
function amend<Content>(client: Client, key: string, change: (content: Content) => Content): void {
  const { content, expiresAt } = client.store.entry(key);
  if (content !== undefined)
    client.store.publish(key, change(content as Content), Math.max(0, expiresAt - client.store.now()));
}

/** Ingests what a write has answered; `settled` puts writes over it that were sent later and answered before. */
function takePreferences(
  client: Client,
  config: Config,
  response: Data,
  settled: { preferences: (cached: Data) => Data; info: (info: ListInfo) => ListInfo },
): void {
  const keys = keysOf(client, config);
  const told = Object(response) as Data;
  if (told.columnWidths || told.columnWrap)
    client.store.publish(keys.preferences, settled.preferences(told), calls.getListPreferences.lifetime);
  // A response without content means only that the write succeeded.
  else amend<Data>(client, keys.preferences, (cached) => settled.preferences(inPreferences(cached, config)));
  amend<ListInfo>(client, keys.info, (info) => settled.info(inInfo(inInfo(info, config), told)));
}

/**
 * Changes how the user sees a list. Its info shows that too; where the order is written, its records are requested again.
 */
export const updateListPreferences = writeAdapter(calls.updateListPreferences, {
  expect(client, config) {
    const keys = keysOf(client, config);
    const inKept = (cached: Data) => inPreferences(cached, config);
    const inHeld = (info: ListInfo) => inInfo(info, config);
    const preferences = updateOptimistically<Data>(client, keys.preferences, inKept);
    const info = updateOptimistically<ListInfo>(client, keys.info, inHeld);
    return (response) => {
      if (response !== undefined)
        takePreferences(client, config, response, { preferences: preferences.amended, info: info.amended });
      preferences.end(response === undefined ? undefined : inKept);
      info.end(response === undefined ? undefined : inHeld);
    };
  },
  ingest: (client, config, response) =>
    takePreferences(client, config, response, { preferences: same, info: same }),
  changes: (_, { objectApiName, listViewApiName, orderedBy, pinned }) => [
    { kind: 'list', operation: orderedBy ? 'order' : 'preferences', objectApiName, listViewApiName },
    ...(pinned === undefined
      ? []
      : [{ kind: 'list', operation: 'pin', objectApiName, listViewApiName } as const]),
  ],
});
