import { recordsOf } from '@relab/store';
import type { Client } from '../client.ts';
import { ClientError } from '../client-error.ts';
import { readsOf } from './taken-records.ts';

/** Of a record that is gone; others that are asked for beside it may be there. */
export const notThere = (message = 'The record is not there.'): ClientError =>
  new ClientError(404, 'Not Found', [{ errorCode: 'NOT_FOUND', message }], { part: true });

/** The record is gone: those who look at it are told so, and nothing of it is kept. */
export function forgetRecord(client: Client, recordId: string): void {
  recordsOf(client.store).evict(recordId);
  const gone = notThere('The record was deleted.');
  for (const key of client.sources.keys()) {
    if (key.startsWith(readsOf(recordId))) client.store.fail(key, gone, 0);
  }
}
