import type { AnyCall, ConfigFor } from '@relab/contract';
import { normalizeId } from '@relab/contract';
import type { ActionCollection } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import type { ReadOptions } from '../adapters/read-adapter.ts';
import { readAdapter } from '../adapters/read-adapter.ts';
import { collected, normalizeChoice } from './action-choice.ts';
import { actionCollection } from './action-collection.ts';

type Options<C extends AnyCall> = ReadOptions<ConfigFor<C>, ActionCollection>;

/** A read of actions; `options` say what is its own. */
// @__NO_SIDE_EFFECTS__
export function collectionOptions<C extends AnyCall>(call: C, options: Options<C>): Options<C> {
  return {
    query: actionCollection.query,
    load:
      (_, config) =>
      async ({ send }) =>
        actionCollection.check((await send(call, Object(config))) as ActionCollection),
    publish: (client, key, _, response) => actionCollection.publish(client, key, response, call.lifetime),
    ...options,
  };
}

/** Actions that stand everywhere. */
export const getGlobalActions = readAdapter(
  calls.getGlobalActions,
  collectionOptions(calls.getGlobalActions, { normalize: normalizeChoice }),
);

/** Actions of lookups to objects. */
export const getLookupActions = readAdapter(
  calls.getLookupActions,
  collectionOptions(calls.getLookupActions, {
    normalize: ({ objectApiNames, ...rest }) => ({
      ...normalizeChoice(rest),
      objectApiNames: collected(objectApiNames),
    }),
    // D-123.
    keyed: ({ objectApiNames, ...rest }) => ({
      ...rest,
      objectApiNames: [objectApiNames].flat().join().toLowerCase(),
    }),
  }),
);

/** Actions of the form that creates a record of an object. */
export const getObjectCreateActions = readAdapter(
  calls.getObjectCreateActions,
  collectionOptions(calls.getObjectCreateActions, {
    normalize: normalizeChoice,
    // D-123.
    scope: ({ objectApiName }) => objectApiName.toLowerCase(),
    keyed: ({ objectApiName: _, ...rest }) => rest,
  }),
);

/** Actions of the forms that change records. */
export const getRecordEditActions = readAdapter(
  calls.getRecordEditActions,
  collectionOptions(calls.getRecordEditActions, {
    normalize: ({ recordIds, ...rest }) => ({
      ...normalizeChoice(rest),
      recordIds: collected(recordIds, normalizeId),
    }),
    // D-112: actions go by the type of the record.
    isAffectedBy: (change, { config }) =>
      change.kind === 'record-type' && config.recordIds.includes(change.id),
  }),
);

/** Actions on rows of related lists. */
export const getRelatedListRecordActions = readAdapter(
  calls.getRelatedListRecordActions,
  collectionOptions(calls.getRelatedListRecordActions, {
    normalize: ({ recordIds, relatedListRecordIds, ...rest }) => ({
      ...normalizeChoice(rest),
      recordIds: collected(recordIds, normalizeId),
      relatedListRecordIds: collected(relatedListRecordIds, normalizeId),
    }),
    isAffectedBy: (change, { config }) =>
      change.kind === 'record-type' &&
      (config.recordIds.includes(change.id) || config.relatedListRecordIds.includes(change.id)),
  }),
);
