import type { ConfigFor } from '@relab/contract';
import { normalizeId } from '@relab/contract';
import type { ActionCollection, RelatedListsActions } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { partsBatch } from '../related-lists/parts-batch.ts';
import { inBatch } from '../sources/batch.ts';
import { joined } from '../sources/joined-source.ts';
import { isObject } from '../values/is-object.ts';
import { collected, normalizeChoice } from './action-choice.ts';
import { actionCollection } from './action-collection.ts';
import { collectionOptions } from './action-reads.ts';

type Config = ConfigFor<typeof calls.getRelatedListActions>;

const listActionBatch = partsBatch<Config, ActionCollection>({
  name: 'related-list-actions',
  group: ({ recordIds }) => [recordIds].flat().join(),
  one: (item) => [calls.getRelatedListActions, item],
  all: (items) => [
    calls.getRelatedListsActions,
    {
      recordIds: items[0]?.recordIds,
      relatedListsActionParameters: items.map(({ recordIds: _, ...parameters }) => parameters),
    },
  ],
});

/** Actions on one related list of records. Lists of the same records in one tick go out as one request. */
export const getRelatedListActions = readAdapter(
  calls.getRelatedListActions,
  collectionOptions(calls.getRelatedListActions, {
    normalize: ({ recordIds, ...rest }) => ({
      ...normalizeChoice(rest),
      recordIds: collected(recordIds, normalizeId),
    }),
    // D-123.
    scope: ({ recordIds, relatedListId }) => `${[recordIds].flat().join()}/${relatedListId.toLowerCase()}`,
    keyed: ({ recordIds: _, relatedListId: __, ...choice }) => choice,
    load: (client, config) => async (asking) =>
      actionCollection.check(await inBatch(client, listActionBatch, config, asking)),
    // D-112: actions go by the type of the record.
    isAffectedBy: (change, { config }) =>
      change.kind === 'record-type' && config.recordIds.includes(change.id),
  }),
);

/**
 * Actions on several related lists of records, each list described by an entry of its own (D-188 to D-190) and answered
 * by its own status; only what is not cached is requested.
 */
export const getRelatedListsActions = readAdapter(calls.getRelatedListsActions, {
  normalize: ({ recordIds, relatedListsActionParameters }) => ({
    recordIds: collected(recordIds, normalizeId),
    // What is no object is left for the check of types to refuse.
    relatedListsActionParameters: relatedListsActionParameters.map((list) =>
      isObject(list) ? normalizeChoice(list) : list,
    ),
  }),
  create: joined({
    parts: (client, { recordIds, relatedListsActionParameters }) =>
      relatedListsActionParameters.map((list) =>
        getRelatedListActions.source(client, { ...list, recordIds }),
      ),
    combine: (items) => ({ results: items as RelatedListsActions['results'] }),
  }),
});
