import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { type QueuedWrite, resolved } from './queued-write.ts';

/** What a write that waits answers meanwhile: the record as it is to be, null for one that is to be deleted. */
export function expectedResponse(
  client: Client,
  write: QueuedWrite,
  ids: ReadonlyMap<string, string>,
): unknown {
  const { recordId, apiName = '', fields } = resolved(write.config, ids);
  if (write.call === 'deleteRecord') return null;
  const id = write.provisionalId ?? String(recordId);
  const cached = recordsOf(client.store).stored(id);
  const values = Object.entries(Object(fields) as Readonly<Record<string, unknown>>);
  const expected = values.map(([name, value]) => [name, { displayValue: null, value }] as const);
  return { apiName, ...cached, id, fields: { ...cached?.fields, ...Object.fromEntries(expected) } };
}
