import type { State } from '@relab/store';
import { dehydrate } from '@relab/store';
import type { Client } from '../client/client.ts';
import { readParts } from '../persistence/read-parts.ts';
import { rowId } from '../persistence/state-rows.ts';

/** Ids of the records that a written record leads to: in their places stand their ids alone. */
function linked(row: unknown): readonly string[] {
  const [record] = row as readonly [{ readonly fields?: Readonly<Record<string, unknown>> }?];
  return Object.values(record?.fields ?? {}).flatMap((field) => {
    const { value } = Object(field) as { readonly value?: unknown };
    const { id, fields } = Object(value) as { readonly id?: unknown; readonly fields?: unknown };
    return typeof id === 'string' && fields ? [id] : [];
  });
}

const recordRows = ({ slices }: State): readonly unknown[] =>
  Array.isArray(slices.records) ? slices.records : [];

/**
 * What is cached under the ids, as `rowId` writes them, with all the records that it leads to. Errors are each tab's own,
 * and what is not fresh is not worth telling.
 */
export function writtenNews(client: Client, ids: Iterable<string>): State {
  const { store } = client;
  const needed = new Set(ids);
  for (const key of client.sources.keys())
    if (needed.has(rowId('entries', key))) for (const id of readParts(client, key)) needed.add(id);
  const written = dehydrate(
    store,
    ({ slice, id }) => needed.has(rowId(slice, id)) && (slice !== 'entries' || client.sources.has(id)),
  );
  const now = store.now();
  const entries = written.entries.filter(
    ([, , expiresAt, , error]) => error === undefined && (expiresAt === null || expiresAt > now),
  );
  const records: unknown[] = [...recordRows(written)];
  let next = new Set(records.flatMap(linked));
  while (next.size > 0) {
    for (const id of next) if (needed.has(rowId('records', id))) next.delete(id);
    for (const id of next) needed.add(rowId('records', id));
    const found = recordRows(dehydrate(store, ({ slice, id }) => slice === 'records' && next.has(id)));
    records.push(...found);
    next = new Set(found.flatMap(linked));
  }
  return { ...written, entries, slices: { records } };
}
