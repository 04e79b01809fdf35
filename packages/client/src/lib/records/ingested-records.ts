import * as calls from '@relab/contract/records';
import { type Ingested, isRecord, recordsOf } from '@relab/store';
import { staleRecord } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { recordReadPrefix } from '../client/key.ts';
import { invalidateAffected } from '../invalidation/invalidate-affected.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { isDeleted } from './forget-record.ts';
import { isRefetched, type Refetched, requestAgain } from './refetch-records.ts';

/** D-288: what only ever happened, or was logged, is not requested again. */
const happenings = /(?:Event|Log|Feed|History|Share)$/;

/**
 * D-287 to D-290: records of which objects are requested again where two versions cannot be made one. Standard objects
 * but for events and logs, custom ones and those of data models; not external ones (`__x`), nor any other suffix.
 */
export function isMended(objectApiName: string): boolean {
  const suffix = /__[a-z]+$/i.exec(objectApiName)?.[0].toLowerCase();
  if (suffix) return suffix === '__c' || suffix === '__dlm';
  return objectApiName === 'Event' || !happenings.test(objectApiName);
}

/**
 * What follows from ingesting records. Those whose fields are of two versions are requested again with all their fields
 * where anybody observes them (D-113), be it in a list only. The one whose response is just coming in has been requested
 * with all its fields: where its versions conflict all the same, its response is from before something else, and it is
 * requested once more and not again after that. What was read for a record of another type is requested again too (D-112).
 */
export function followIngested(client: Client, { conflicts, retyped }: Ingested, coming?: string): void {
  const records = recordsOf(client.store);
  const mended = conflicts.filter((id) => isMended(records.stored(id)?.apiName ?? ''));
  if (mended.length > 0) {
    const keys = [...client.sources].flatMap(([key, source]) => (source.isUsed() ? [key] : []));
    const read = mended.filter(
      (id) => id !== coming && keys.some((key) => key.startsWith(recordReadPrefix(id))),
    );
    const left = mended.filter((id) => !read.includes(id));
    // Whether one is observed is certain once the listeners have read what came.
    if (left.length > 0)
      queueMicrotask(() =>
        queueMicrotask(() => {
          const isLeft = (id: string) => records.isObserved(id) && !isRefetched(client, id);
          void refetchRecords(client, left.filter(isLeft));
        }),
      );
    // What is on its way already brings all fields; if it is from before, that follows from it when it comes.
    const isComing = (id: string) =>
      keys.some((key) => key.startsWith(recordReadPrefix(id)) && client.store.entry(key).loading > 0);
    const stale = mended.filter((id) => id !== coming && !isComing(id));
    if (stale.length > 0) void invalidateAffected(client, stale.map(staleRecord));
  }
  if (retyped.length > 0)
    void publishChanges(
      client,
      retyped.map((id) => ({ kind: 'record-type', id }) as const),
    );
}

/** Ingests what the server answered to a write, where that is a record. */
export function ingestWritten(client: Client, record: unknown): void {
  // The response to a write from before the record was deleted may come after.
  if (isRecord(record) && !isDeleted(client, record.id))
    followIngested(client, recordsOf(client.store).publish(record, calls.recordLifetime));
}

/** Asks for records with all that is cached of them, and ingests what comes. Answers what came of each, in their order. */
export async function refetchRecords(client: Client, ids: readonly string[]): Promise<readonly Refetched[]> {
  const answers = await requestAgain(client, ids);
  for (const { record, paths } of answers) {
    if (!record) continue;
    const options = { isComplete: true, optional: paths };
    const { retyped } = recordsOf(client.store).publish(record, calls.recordLifetime, options);
    // One whose versions still conflict stays stale: a server that keeps returning the old one must not be asked forever.
    followIngested(client, { conflicts: [], retyped });
  }
  return answers;
}
