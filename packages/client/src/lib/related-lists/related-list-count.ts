import type { ConfigFor } from '@relab/contract';
import { normalizeId } from '@relab/contract';
import type { RelatedListCount, RelatedListCounts } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { inBatch } from '../sources/batch.ts';
import { checkedResponse } from '../sources/checked-response.ts';
import { joined } from '../sources/joined-source.ts';
import { namesIn } from '../values/names-in.ts';
import { partsBatch } from './parts-batch.ts';
import { touchesList } from './related-list-change.ts';
import { listScope } from './related-list-name.ts';

type Config = ConfigFor<typeof calls.getRelatedListCount>;

const countBatch = partsBatch<Config, RelatedListCount>({
  name: 'related-list-counts',
  group: ({ parentRecordId, maxCount }) => `${parentRecordId} ${maxCount ?? ''}`,
  one: (item) => [calls.getRelatedListCount, item],
  all: (items) => [
    calls.getRelatedListsCount,
    { ...items[0], relatedListNames: items.map(({ relatedListId }) => relatedListId) },
  ],
});

/** The maximum that a server counts to by default. */
const usualMaximum = 20;

/**
 * How many records a related list has, 20 at most by default, and whether there are more. As fresh as the
 * records. Counts of one record that are requested in one tick go out as one request.
 */
export const getRelatedListCount = readAdapter(calls.getRelatedListCount, {
  normalize: ({ parentRecordId, maxCount, ...rest }) => ({
    ...rest,
    parentRecordId: normalizeId(parentRecordId),
    ...(maxCount === undefined || maxCount === usualMaximum ? {} : { maxCount }),
  }),
  scope: ({ parentRecordId, relatedListId }) => listScope(parentRecordId, relatedListId),
  keyed: ({ maxCount }) => ({ maxCount }),
  load: (client, config) => async (asking) =>
    checkedResponse(await inBatch(client, countBatch, config, asking)),
  isAffectedBy: (change, { client, config, data: response }) =>
    touchesList(client, change, { ...config, reference: response?.listReference, order: [] }),
});

/** Counts of several related lists of one record, each by its own status (D-222); only what is not cached is requested. */
export const getRelatedListsCount = readAdapter(calls.getRelatedListsCount, {
  normalize: ({ relatedListNames, parentRecordId, ...rest }) => ({
    ...rest,
    parentRecordId: normalizeId(parentRecordId),
    relatedListNames: namesIn(relatedListNames),
  }),
  create: joined({
    parts: (client, { relatedListNames, ...rest }) =>
      namesIn(relatedListNames).map((relatedListId) =>
        getRelatedListCount.source(client, { ...rest, relatedListId }),
      ),
    combine: (items) => ({ results: items as RelatedListCounts['results'] }),
  }),
});
