import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { refetchRecords } from './ingested-records.ts';
import type { RecordBefore } from './record-change.ts';

/**
 * D-126: the server updated a record and sent no body. Nothing of it answers a read any more; where somebody observes it,
 * it is shown, stale, until its new version is there (decision 158).
 */
export function expireWritten(client: Client, recordId: string): void {
  const records = recordsOf(client.store);
  if (records.isObserved(recordId)) records.invalidate(recordId);
  else records.evict(recordId);
}

/** Reads the observed records of which the reads that the write touched brought no other version. */
export async function readWritten(
  client: Client,
  written: readonly { readonly id: string; readonly before: RecordBefore | undefined }[],
): Promise<void> {
  const records = recordsOf(client.store);
  const unread = written.filter(({ id, before }) => {
    const cached = records.stored(id);
    return cached !== undefined && cached === before?.record && records.isObserved(id);
  });
  if (unread.length === 0) return;
  await refetchRecords(
    client,
    unread.map(({ id }) => id),
  );
}
