import { recordsOf } from '@relab/store';
import type { Client } from '../client.ts';
import { ownError } from '../client-error.ts';
import { readsOf } from './taken-records.ts';

/** The record is gone: those who look at it are told so, and nothing of it is kept. */
export function forgetRecord(client: Client, recordId: string): void {
  recordsOf(client.store).evict(recordId);
  const gone = ownError(404, 'Not Found', 'NOT_FOUND', 'The record was deleted.');
  for (const key of client.sources.keys()) {
    if (key.startsWith(readsOf(recordId))) client.store.fail(key, gone, 0);
  }
}
