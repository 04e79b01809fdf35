import { compareVersions, isRecord, recordsOf, type StoredRecord } from '@relab/store';
import type { RecordChange } from '../client/change.ts';
import { staleRecord } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { invalidateAffected } from '../invalidation/invalidate-affected.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { forgetRecord } from './forget-record.ts';
import { refetchRecords } from './ingested-records.ts';
import { type RecordBefore, recordBefore, recordChange } from './record-change.ts';
import type { Refetched } from './refetch-records.ts';

/** The version and all values are those that were cached. */
function isSame({ record, values }: RecordBefore, response: StoredRecord): boolean {
  if (!record || compareVersions(record, response) !== 0) return false;
  return Object.entries(response.fields).every(
    ([name, { value }]) => values.get(name) === (isRecord(value) ? value.id : value),
  );
}

/** What has become of a record that was requested again; nothing where it is the same, or where no response came. */
function changesOf(client: Client, before: RecordBefore, requested: Refetched): readonly RecordChange[] {
  const { id, record: response, error } = requested;
  if (response)
    return isSame(before, response)
      ? []
      : [recordChange(client, { operation: 'update', id, response, before })];
  if (error?.status !== 404) return [];
  forgetRecord(client, id);
  return [recordChange(client, { operation: 'delete', id, before })];
}

/**
 * Records have changed, nobody knows how. Those that are cached count as stale; those that are observed are requested again
 * in one request for each object, with all fields that are cached of them, and then what their changes touch. Resolves when
 * the answers are in, also where they failed: what is cached is stale then.
 */
export async function followChanged(client: Client, ids: readonly string[]): Promise<void> {
  const records = recordsOf(client.store);
  const observed = ids.filter((id) => records.isObserved(id) && records.stored(id));
  const others = ids.filter((id) => !observed.includes(id));
  const befores = new Map(observed.map((id) => [id, recordBefore(client, id)]));
  for (const id of observed) records.invalidate(id);
  await Promise.all([
    invalidateAffected(client, others.map(staleRecord)),
    publishChanges(
      client,
      others
        .filter((id) => records.stored(id))
        .map((id) => recordChange(client, { operation: 'update', id, before: recordBefore(client, id) })),
    ),
    refetchRecords(client, observed).then((requested) =>
      publishChanges(
        client,
        requested.flatMap((one) =>
          changesOf(client, befores.get(one.id) ?? recordBefore(client, one.id), one),
        ),
      ),
    ),
  ]);
}
