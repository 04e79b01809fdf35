import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { recordReadPrefix } from '../client/key.ts';
import { ClientError } from '../errors/client-error.ts';

/** Of a record that is gone; others that are requested beside it may be there. */
export const notThere = (message = 'The record is not there.'): ClientError =>
  new ClientError(404, 'Not Found', [{ errorCode: 'NOT_FOUND', message }], { part: true });

/** Ids of records that were deleted here. */
function deletedOf(client: Client): Set<string> {
  const cached = client.parts.get('deleted records') as Set<string> | undefined;
  const deleted = cached ?? new Set<string>();
  if (!cached) client.parts.set('deleted records', deleted);
  return deleted;
}

/** Whether it was deleted here, and not requested since. */
export const isDeleted = (client: Client, recordId: string): boolean => deletedOf(client).has(recordId);

/** The record is back. */
export const remindRecord = (client: Client, recordId: string): boolean => deletedOf(client).delete(recordId);

/** What `ask` brings of a record, unless the record was deleted since: the response is from before that. */
export async function unlessDeleted<Data>(
  client: Client,
  recordId: string,
  ask: () => Promise<Data>,
): Promise<Data> {
  const deleted = deletedOf(client);
  // Somebody else may have brought it back.
  deleted.delete(recordId);
  const response = await ask();
  if (deleted.has(recordId)) throw notThere('The record was deleted.');
  return response;
}

/** The record is deleted: its observers are notified, and nothing of it stays cached. */
export function forgetRecord(client: Client, recordId: string): void {
  deletedOf(client).add(recordId);
  recordsOf(client.store).evict(recordId);
  const gone = notThere('The record was deleted.');
  for (const key of client.sources.keys()) {
    if (key.startsWith(recordReadPrefix(recordId))) client.store.fail(key, gone, 0);
  }
}
