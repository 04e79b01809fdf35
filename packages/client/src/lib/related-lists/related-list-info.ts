import type { ConfigFor } from '@relab/contract';
import type { RelatedListInfo, RelatedListInfos } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import { inBatch } from '../sources/batch.ts';
import { checkedLoad, checkedResponse } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { namesIn } from '../values/names-in.ts';
import { partsBatch } from './parts-batch.ts';
import { isOfList } from './related-list-change.ts';
import { listScope, longId, qualified } from './related-list-name.ts';
import { aboutInfo, aboutLists, noteRead } from './related-list-reads.ts';

type Config = ConfigFor<typeof calls.getRelatedListInfo>;

const infoBatch = partsBatch<Config, RelatedListInfo>({
  name: 'related-list-infos',
  group: ({ parentObjectApiName, recordTypeId }) =>
    `${parentObjectApiName.toLowerCase()} ${recordTypeId ?? ''}`,
  one: (item) => [calls.getRelatedListInfo, item],
  all: (items) => [
    calls.getRelatedListInfoBatch,
    { ...items[0], relatedListNames: items.map(({ relatedListId }) => relatedListId) },
  ],
});

/** The batch call knows nothing but names and a record type. */
const isPlain = ({ fields, optionalFields, restrictColumnsToLayout }: Config): boolean =>
  !fields && !optionalFields && restrictColumnsToLayout === undefined;

const infoScope = ({ parentObjectApiName, relatedListId }: Config): string =>
  listScope(parentObjectApiName.toLowerCase(), relatedListId);

/**
 * How a related list is made up: its columns, its filters, its order. Infos of one object that are requested in one
 * tick go out as one request.
 */
export const getRelatedListInfo = readAdapter(calls.getRelatedListInfo, {
  normalize: ({ fields, optionalFields, restrictColumnsToLayout, ...rest }) => ({
    ...rest,
    recordTypeId: longId(rest.recordTypeId),
    fields: qualified(fields),
    optionalFields: qualified(optionalFields),
    // What the layout lacks is left out by default.
    restrictColumnsToLayout: restrictColumnsToLayout === true ? undefined : restrictColumnsToLayout,
  }),
  scope: infoScope,
  keyed: ({ parentObjectApiName: _, relatedListId: __, ...rest }) => rest,
  query: (client, key, config) => {
    noteRead(client, aboutInfo(infoScope(config)), key);
    return client.store.query(key);
  },
  load: (client, config) => async (asking) =>
    checkedResponse(
      isPlain(config)
        ? await inBatch(client, infoBatch, config, asking)
        : await asking.send(calls.getRelatedListInfo, config),
      'listReference',
    ),
  isAffectedBy: (change: Change, { config }) => change.kind === 'related-list' && isOfList(change, config),
});

/** Infos of several related lists of one object, each by its own status (D-110); only what is not cached is requested. */
export const getRelatedListInfoBatch = readAdapter(calls.getRelatedListInfoBatch, {
  normalize: ({ relatedListNames, ...rest }) => ({
    ...rest,
    recordTypeId: longId(rest.recordTypeId),
    relatedListNames: namesIn(relatedListNames),
  }),
  create: joined({
    parts: (client, { relatedListNames, ...rest }) =>
      namesIn(relatedListNames).map((relatedListId) =>
        getRelatedListInfo.source(client, { ...rest, relatedListId }),
      ),
    combine: (items) => ({ results: items as RelatedListInfos['results'] }),
  }),
});

/** Which related lists an object has, in short (D-084, D-240). */
export const getRelatedListsInfo = readAdapter(calls.getRelatedListsInfo, {
  normalize: (config) => ({ ...config, recordTypeId: longId(config.recordTypeId) }),
  scope: ({ parentObjectApiName }) => parentObjectApiName.toLowerCase(),
  keyed: ({ recordTypeId }) => ({ recordTypeId }),
  query: (client, key, { parentObjectApiName }) => {
    noteRead(client, aboutLists(parentObjectApiName), key);
    return client.store.query(key);
  },
  load: checkedLoad(calls.getRelatedListsInfo, 'relatedLists'),
});
