import { isDocument } from '@relab/store';
import type { Client } from '../client/client.ts';
import { rowId } from './state-rows.ts';

/** Ids of the rows that a read is put together from: its own, and those of the records and keys that it names. */
export function readParts(client: Client, key: string): readonly string[] {
  const { content } = client.store.entry(key);
  const parts = isDocument(content)
    ? content.parts.flatMap((part) =>
        'ids' in part
          ? [part.ids].flat().map((id) => rowId('records', id))
          : 'key' in part
            ? [rowId('entries', part.key)]
            : [],
      )
    : [];
  // A read of one record has its id before the config, and nothing of its own.
  const scope = key.slice(key.lastIndexOf('/', key.indexOf('?')) + 1, key.indexOf('?'));
  return [rowId('entries', key), rowId('records', scope), ...parts];
}
