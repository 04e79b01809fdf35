import { dataPath, normalizeId, type ObjectSchema, read, shape } from '@relab/contract';
import type { ListInfo, ListInfoBatch } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { type Document, recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { invalidConfig } from '../errors/errors.ts';
import { inBatch } from '../sources/batch.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { optimisticQuery } from '../sources/optimistic-content.ts';
import { listInfoBatch } from './list-info-batch.ts';
import { isSameList, type ListName, listScope } from './list-name.ts';
import { recentListName } from './list-view-type.ts';
import { pendingPart } from './pending-parts.ts';

/** Responses of batches leave out the objects of a list: cached ones of the same version stay. */
function withObjects(client: Client, key: string, info: ListInfo): ListInfo {
  const { content } = client.store.entry(key);
  const { eTag, objectApiNames } = Object(content) as Partial<ListInfo>;
  return info.objectApiNames?.length === 0 && objectApiNames && eTag === info.eTag
    ? { ...info, objectApiNames }
    : info;
}

const keepInfo = (client: Client, key: string, info: ListInfo): void =>
  client.store.publish(key, withObjects(client, key, info), calls.listInfoLifetime);

/** What a write has answered is ingested: only a response on its way from before it has to be requested again. */
function isAffectedBy(change: Change, client: Client, name: ListName): boolean {
  if (change.kind !== 'list' || !isSameList(change, name)) return false;
  if (change.operation === 'order') return true;
  const key = getListInfoByName.source(client, name)?.key;
  return change.operation === 'update' && key !== undefined && client.store.entry(key).loading > 0;
}

/** Fresh for 15 minutes (D-245). Those that are requested in one tick go out as one request. */
export const getListInfoByName = readAdapter(calls.getListInfoByName, {
  scope: listScope,
  keyed: () => ({}),
  query: (client, key) => optimisticQuery<ListInfo>(client, key),
  load:
    (client, { objectApiName, listViewApiName }) =>
    async (asking) => {
      const coming = await pendingPart<ListInfo>(client, asking.key);
      if (coming) return coming;
      const info = await inBatch(client, listInfoBatch, { objectApiName, listViewApiName }, asking);
      return checkedResponse(info, 'listReference');
    },
  publish: (client, key, _, info) => keepInfo(client, key, info),
  isAffectedBy: (change, { client, config }) =>
    (change.kind === 'list-version' && change.scopes.includes(listScope(config))) ||
    isAffectedBy(change, client, config),
});

/** What is cached of a list's info, fresh or not. */
export const cachedListInfo = (client: Client, name: ListName): ListInfo | undefined =>
  getListInfoByName.peek(client, name).data;

/** Ingests a list info that came with something else, and answers the key of the read that shows it. */
export function ingestListInfo(client: Client, name: ListName, info: ListInfo): string {
  const key = getListInfoByName.source(client, name)?.key ?? '';
  keepInfo(client, key, info);
  return key;
}

/** Ids of lists travel in the call for several. */
const oneId: ObjectSchema<{ readonly ids: string }> = {
  type: 'object',
  properties: { ids: { type: 'string' } },
  required: ['ids'],
};

const infoById = read({
  id: 'getListInfoById',
  area: 'lists',
  path: `${dataPath}/ui-api/list-info/batch`,
  query: oneId,
  response: shape<ListInfo>(),
  lifetime: calls.listInfoLifetime,
});

/** A list info by its id: it shows what the read by name shows. */
const getListInfoById = readAdapter(infoById, {
  scope: ({ ids }) => ids,
  keyed: () => ({}),
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load:
    (client, { ids }) =>
    async (asking) =>
      checkedResponse(await inBatch(client, listInfoBatch, { listViewId: ids }, asking), 'listReference'),
  publish(client, key, _, info) {
    const { objectApiName, listViewApiName } = info.listReference;
    const name = { objectApiName, listViewApiName: listViewApiName ?? recentListName };
    const part = { at: [], key: ingestListInfo(client, name, info) };
    client.store.publish(key, { parts: [part] } satisfies Document, calls.listInfoLifetime);
  },
  isAffectedBy(change, { client, config, data: answer }) {
    if (change.kind === 'list-version') return change.scopes.includes(config.ids);
    const { objectApiName = '', listViewApiName } = answer?.listReference ?? {};
    return isAffectedBy(change, client, { objectApiName, listViewApiName: listViewApiName ?? '' });
  },
});

const listOf = (names: string | readonly string[] | undefined): readonly string[] =>
  [names ?? []]
    .flat()
    .flatMap((name) => name.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

const nameOf = (name: string): ListName => {
  const [objectApiName = '', listViewApiName = ''] = name.split('.');
  return { objectApiName, listViewApiName };
};

/**
 * List infos by the ids of their lists, by names in the form `Object.ListView` (D-178), or by both: first the ids, then
 * the names, each by its own status (D-110). Only those that are not cached are requested.
 */
export const getListInfosByName = readAdapter(calls.getListInfosByName, {
  normalize(config) {
    const ids = listOf(config.ids).map(normalizeId);
    const names = listOf(config.names);
    if (ids.length + names.length === 0) throw invalidConfig('List infos are read by ids or by names.');
    return { ...(ids.length > 0 ? { ids } : {}), ...(names.length > 0 ? { names } : {}) };
  },
  keyed: ({ ids, names }) => ({ ids: listOf(ids), names: listOf(names).join().toLowerCase() }),
  create: joined({
    parts: (client, { ids, names }) => [
      ...listOf(ids).map((id) => getListInfoById.source(client, { ids: id })),
      ...listOf(names).map((name) => getListInfoByName.source(client, nameOf(name))),
    ],
    combine: (items) => ({ results: items as ListInfoBatch['results'] }),
  }),
});
