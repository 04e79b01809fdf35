import { recordsOf } from '@relab/store';
import type { Client } from '../client.ts';
import { ownError } from '../client-error.ts';
import { invalidate } from '../invalidate.ts';

/** The object of a held record, lower-cased; undefined where it is not held. */
export function heldObject(client: Client, recordId: string): string | undefined {
  const { apiName } = (recordsOf(client.store).held(recordId) ?? {}) as { readonly apiName?: string };
  return apiName?.toLowerCase();
}

/** Lists of an object, of every object where it is not known, and batches that may show one of its records. */
export function touchLists(client: Client, object: string | undefined): Promise<void> {
  const lists = `lists/getListRecordsByName/${object === undefined ? '' : `${object.toLowerCase()}/`}`;
  return invalidate(client, (key) => key.startsWith(lists) || key.startsWith('records/getRecords/'));
}

/** Reads of one record, whichever its fields. */
export const readsOf = (recordId: string) => `records/getRecord/${recordId}?`;

/** The record is gone: those who look at it are told so, and nothing of it is kept. */
export function forgetRecord(client: Client, recordId: string): void {
  recordsOf(client.store).evict(recordId);
  const gone = ownError(404, 'Not Found', 'NOT_FOUND', 'The record was deleted.');
  for (const key of client.sources.keys()) {
    if (key.startsWith(readsOf(recordId))) client.store.fail(key, gone, 0);
  }
}
