import { normalizeId } from '@relab/contract';
import type { LookupRecords } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { distinct } from '../values/distinct.ts';
import { namesIn } from '../values/names-in.ts';
import { namesObject } from '../values/object-name.ts';
import { lookupDocument } from './lookup-document.ts';

/** A lookup shows records of the requested objects, or of those found; at least one of the two is known. */
function isAffectedBy(
  change: Change,
  targets: readonly string[] | undefined,
  response: LookupRecords | undefined,
  isRecent: boolean,
): boolean {
  const objects = targets ?? (response ? Object.keys(response.lookupResults) : undefined);
  if (change.kind !== 'record' && !(change.kind === 'visit' && isRecent)) return false;
  return objects === undefined || namesObject(objects, change);
}

/**
 * Records that a reference field could point to, cached once each. Never fresh: every read sends a request, and what is cached
 * is shown as stale meanwhile.
 */
export const getLookupRecords = readAdapter(calls.getLookupRecords, {
  normalize: ({ targetApiName, dependentFieldBindings, sourceRecordId, ...rest }) => ({
    ...rest,
    targetApiName: targetApiName === undefined ? undefined : distinct(namesIn(targetApiName)),
    dependentFieldBindings: distinct(dependentFieldBindings),
    sourceRecordId: typeof sourceRecordId === 'string' ? normalizeId(sourceRecordId) : sourceRecordId,
  }),
  scope: ({ objectApiName, fieldApiName }) => `${objectApiName}/${fieldApiName}`.toLowerCase(),
  // What the server takes where nothing is said.
  keyed: ({
    objectApiName: _,
    fieldApiName: __,
    page = 1,
    pageSize = 25,
    searchType = 'Recent',
    targetApiName,
    ...rest
  }) => ({
    ...rest,
    page,
    pageSize,
    searchType,
    targetApiName: targetApiName ? distinct(namesIn([targetApiName].flat().join().toLowerCase())) : undefined,
  }),
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load: checkedLoad(calls.getLookupRecords, 'lookupResults'),
  publish: (client, key, _, response) =>
    client.store.publish(key, lookupDocument(client, response), calls.getLookupRecords.lifetime),
  isAffectedBy: (change, { config: { targetApiName, searchType = 'Recent' }, data: response }) =>
    isAffectedBy(
      change,
      targetApiName ? distinct(namesIn(targetApiName)) : undefined,
      response,
      searchType === 'Recent',
    ),
});
