import type { ConfigFor } from '@relab/contract';
import { normalizeId } from '@relab/contract';
import type { ActionCollection } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { isProvisionalId } from '../client/provisional-id.ts';
import { ClientError, fetchError } from '../errors/client-error.ts';
import { invalidConfig, notFetchable } from '../errors/errors.ts';
import { type Batch, inBatch } from '../sources/batch.ts';
import type { BatchItem } from '../sources/joined-source.ts';
import { joined } from '../sources/joined-source.ts';
import { collected, normalizeChoice } from './action-choice.ts';
import { actionCollection } from './action-collection.ts';
import { collectionOptions } from './action-reads.ts';

type Config = ConfigFor<typeof calls.getRecordActions>;

const idOf = ({ recordIds }: Config): string => [recordIds].flat()[0] ?? '';

/** The part of a collection that is about one record; servers may name it by the short form of its id. */
function ofRecord(collection: ActionCollection, id: string): ActionCollection {
  const { actions } = actionCollection.check(collection);
  const found = Object.entries(actions).find(([entity]) => normalizeId(entity) === id);
  return { ...collection, actions: found ? Object.fromEntries([found]) : {} };
}

/** Actions of single records that are requested in one tick and chosen alike. */
const recordActionBatch: Batch<Config, ActionCollection> = {
  name: 'record-actions',
  // As many as fit the path of one request.
  maxItems: 100,
  group: ({ recordIds: _, ...choice }) => JSON.stringify(Object.entries(choice).sort()),
  async send(client, items, { signal, causes }) {
    const ids = items.map(idOf);
    const ask = async (recordIds: readonly string[]) =>
      (await client.send(
        calls.getRecordActions,
        { ...items[0], recordIds },
        signal,
        causes,
      )) as ActionCollection;
    try {
      const response = await ask(ids);
      return ids.length === 1 ? [response] : ids.map((id) => ofRecord(response, id));
    } catch (cause) {
      const error = cause instanceof ClientError ? cause : fetchError(cause);
      // A response has no place for the refusal of one, so it is returned: what is thrown would become a part of a batch.
      if (ids.length === 1) return [error];
      if (error.kind !== 'refused' || error.retryable) throw error;
      // One record that is rejected refuses all, and the response does not tell which.
      const ends = await Promise.allSettled(ids.map((id) => ask([id])));
      return ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as ClientError)));
    }
  },
};

/** Actions of one record. */
const getActionsOfRecord = readAdapter(
  calls.getRecordActions,
  collectionOptions(calls.getRecordActions, {
    scope: idOf,
    keyed: ({ recordIds: _, ...choice }) => choice,
    load: (client, config) => async (asking) =>
      actionCollection.check(await inBatch(client, recordActionBatch, config, asking)),
    // D-112: actions go by the type of the record.
    isAffectedBy: (change, { config }) => change.kind === 'record-type' && change.id === idOf(config),
  }),
);

/** The collections of several records as the one that a server would answer for all. */
function combined(items: readonly BatchItem[]): ActionCollection {
  const [first, ...others] = items.map(({ result }) => result as ActionCollection);
  if (!first) throw new TypeError('A read of actions names a record.');
  if (others.length === 0) return first;
  const entries = [first, ...others].flatMap(({ actions }) => Object.entries(actions));
  return { ...first, actions: Object.fromEntries(entries) };
}

/**
 * Actions of records, chosen by sections, names or both (D-187). Reads of one tick that choose alike go out as one
 * request, and only for the records whose actions are not cached.
 */
export const getRecordActions = readAdapter(calls.getRecordActions, {
  normalize: ({ recordIds, ...rest }) => {
    const choice = normalizeChoice(rest);
    if (!choice.sections && !choice.apiNames)
      throw invalidConfig('Record actions need sections or apiNames.');
    const ids = collected(recordIds, normalizeId);
    if (ids.some(isProvisionalId)) throw notFetchable();
    return { ...choice, recordIds: ids };
  },
  create: joined({
    parts: (client, { recordIds, ...choice }) =>
      [recordIds].flat().map((id) => getActionsOfRecord.source(client, { ...choice, recordIds: [id] })),
    combine: combined,
  }),
});
