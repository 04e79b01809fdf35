import { type AnyCall, type Call, pathNames } from '@relab/contract';
import type { ListRecords, ListReference, ListUi } from '@relab/contract/records';
import { type Document, type Query, recordsOf } from '@relab/store';
import type { ReadOptions } from '../adapters/read-adapter.ts';
import type { Client } from '../client/client.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { isListAffectedBy, type ListSelector } from './list-dependence.ts';
import { getListInfoByName, ingestListInfo } from './list-info.ts';
import type { ListName } from './list-name.ts';
import type { ListNaming } from './list-naming.ts';
import { type PagedConfig, pageIndexKey, publishPage, recordsPageLoad, triedFilters } from './list-page.ts';
import { normalizeListPage, recordsPageSize } from './list-page-config.ts';
import { checkVersion } from './list-version.ts';
import { recentListName } from './list-view-type.ts';
import { offsetOf, pageIndexQuery } from './page-index.ts';
import { offerPart, pendingPart } from './pending-parts.ts';
import { fillPage } from './shared-pages.ts';

const isNamed = (name: Partial<ListName>): name is ListName =>
  name.objectApiName !== undefined && name.listViewApiName !== undefined;

/** The name of a list by a response of its reads. */
function nameIn(page: ListRecords | undefined): Partial<ListName> {
  const { type, objectApiName, listViewApiName } = Object(page?.listReference) as Partial<ListReference>;
  const view = listViewApiName ?? (type === 'mru' ? recentListName : undefined);
  return {
    ...(objectApiName === undefined ? {} : { objectApiName }),
    ...(view === undefined ? {} : { listViewApiName: view }),
  };
}

function listSelectorOf<Config extends PagedConfig>(
  { name }: ListNaming<Config>,
  client: Client,
  config: Config,
  page: () => ListRecords | undefined,
): ListSelector {
  const named = name(config);
  return {
    client,
    ...(isNamed(named) ? named : nameIn(page())),
    sortBy: config.sortBy,
    searchTerm: config.searchTerm,
    where: config.where,
    tried: triedFilters(config),
    page,
  };
}

/** What stands in the path stands in the scope. */
const keyedFor =
  (call: AnyCall) =>
  (config: object): object =>
    Object.fromEntries(Object.entries(config).filter(([name]) => !pathNames(call.path).includes(name)));

/** Reads of a list's records. */
// @__NO_SIDE_EFFECTS__
export function recordsOptions<Config extends PagedConfig>(
  call: Call<Config, ListRecords>,
  naming: ListNaming<Config>,
): ReadOptions<Config, ListRecords> {
  const { scope, name } = naming;
  const placesFor = (config: Config) => pageIndexKey(scope(config), config);
  return {
    normalize: normalizeListPage,
    scope,
    keyed: keyedFor(call),
    query(client, key, config): Query<ListRecords> {
      const list = placesFor(config);
      const { pageSize: size = recordsPageSize, pageToken } = config;
      const offset = offsetOf(pageToken);
      if (offset !== undefined) fillPage(client, list, { key, offset, size });
      const places = pageIndexQuery(client, list);
      const query = recordsOf(client.store).documentQuery<ListRecords>(key);
      return {
        ...query,
        read() {
          // Read as late as the page, so that it is not dropped for room before it.
          places.read();
          return query.read();
        },
      };
    },
    load: (client, config) => async (asking) => {
      const coming = await pendingPart<ListRecords>(client, asking.key);
      if (coming) return coming;
      const requested = recordsPageLoad(client, placesFor(config), config);
      return requested.read(await asking.send(call, requested.config));
    },
    publish(client, key, config, page) {
      publishPage(client, key, placesFor(config), config, page);
      const list = { ...nameIn(page), ...name(config) };
      if (isNamed(list)) checkVersion(client, list, page.listInfoETag, [key]);
    },
    isAffectedBy(change, selector) {
      const { client, config } = selector;
      if (change.kind === 'list-version') return change.scopes.includes(scope(config));
      return isListAffectedBy(
        change,
        listSelectorOf(naming, client, config, () => selector.data),
      );
    },
  };
}

/** Reads of a list's info and a page of its records: each of the two is what its own read shows. */
// @__NO_SIDE_EFFECTS__
export function uiOptions<Config extends PagedConfig>(
  call: Call<Config, ListUi>,
  naming: ListNaming<Config>,
  records: { readonly source: (client: Client, config: Config) => { readonly key: string } | undefined },
): ReadOptions<Config, ListUi> {
  const { scope, name } = naming;
  const placesFor = (config: Config) => pageIndexKey(scope(config), config);
  return {
    normalize: normalizeListPage,
    scope,
    keyed: keyedFor(call),
    query(client, key, config) {
      // It is this read that puts the records together, also where all was handed over as a state.
      records.source(client, config);
      return recordsOf(client.store).documentQuery(key);
    },
    load: (client, config) => async (asking) => {
      const requested = recordsPageLoad(client, placesFor(config), config);
      const sent = asking.send(call, requested.config).then((response) => {
        const { records: page } = checkedResponse(response, 'info', 'records');
        return { ...response, records: requested.read(page) };
      });
      const pageKey = records.source(client, config)?.key;
      if (pageKey !== undefined)
        offerPart(
          client,
          pageKey,
          sent.then((ui) => ui.records),
        );
      const named = name(config);
      const infoKey = isNamed(named) ? getListInfoByName.source(client, named)?.key : undefined;
      if (infoKey !== undefined)
        offerPart(
          client,
          infoKey,
          sent.then((ui) => ui.info),
        );
      return sent;
    },
    publish(client, key, config, response) {
      const { info, records: page } = response;
      const list = { ...nameIn(page), ...name(config) };
      const pageKey = records.source(client, config)?.key;
      if (!isNamed(list) || pageKey === undefined) return;
      // As long as the version from before is cached; what came together needs not be requested again.
      checkVersion(client, list, page.listInfoETag, [
        key,
        pageKey,
        getListInfoByName.source(client, list)?.key,
      ]);
      const infoKey = ingestListInfo(client, list, info);
      publishPage(client, pageKey, placesFor(config), config, page);
      const value = { ...response, info: null, records: null };
      const parts = [
        { at: ['info'], key: infoKey },
        { at: ['records'], key: pageKey },
      ];
      client.store.publish(key, { value, parts } satisfies Document, call.lifetime);
    },
    isAffectedBy(change, selector) {
      const { client, config } = selector;
      if (change.kind === 'list-version') return change.scopes.includes(scope(config));
      return isListAffectedBy(
        change,
        listSelectorOf(naming, client, config, () => selector.data?.records),
      );
    },
  };
}
