import {
  compareVersions,
  type Document,
  hydrate,
  isDocument,
  isRecord,
  recordsOf,
  type State,
  type StoredField,
  type StoredRecord,
} from '@relab/store';
import type { Client } from '../client/client.ts';
import { rowId } from '../persistence/state-rows.ts';
import { followIngested, refetchRecords } from '../records/ingested-records.ts';

/** A record as another tab holds it. Times are milliseconds since 1970, null for one that never comes. */
interface ReceivedRecord {
  readonly record: StoredRecord;
  /** Names of fields that are absent on the server. */
  readonly absent: readonly string[];
  readonly expiresAt: number | null;
}

function receivedRecords({ slices }: State): ReadonlyMap<string, ReceivedRecord> {
  const rows: readonly unknown[] = Array.isArray(slices.records) ? slices.records : [];
  return new Map(
    rows.flatMap((row) => {
      const [record, absent, , expiresAt] = Array.isArray(row) ? (row as readonly unknown[]) : [];
      if (!isRecord(record) || !Array.isArray(absent)) return [];
      const names = absent.filter((name) => typeof name === 'string');
      return [
        [record.id, { record, absent: names, expiresAt: expiresAt === null ? null : Number(expiresAt) }],
      ];
    }),
  );
}

const idsIn = ({ parts }: Document): readonly string[] =>
  parts.flatMap((part) => ('ids' in part ? [part.ids].flat() : []));

/**
 * Ingests what another tab holds, as far as it concerns this one: reads that were made here, and records that are cached
 * or that those reads show. Older versions of records are passed over. Answers the ids of the rows of the reads, as
 * `rowId` writes them.
 */
export function ingestNews(client: Client, state: State): readonly string[] {
  const { store } = client;
  const now = store.now();
  const entries = state.entries.filter(
    (row) => Array.isArray(row) && row.length === 4 && client.sources.has(row[0]),
  );
  const named = new Set(entries.flatMap(([, , , content]) => (isDocument(content) ? idsIn(content) : [])));
  ingestRecords(client, receivedRecords(state), named, now);
  hydrate(store, { ...state, at: now, entries, slices: {} });
  return entries.map(([key]) => rowId('entries', key));
}

/**
 * Records that a tab in another language has a newer version of are not ingested, since amounts and labels would be in that
 * language: they count as stale, and those that are observed are requested again. Never rejects.
 */
export async function refetchNewer(client: Client, state: State): Promise<void> {
  const records = recordsOf(client.store);
  const newer = [...receivedRecords(state)].flatMap(([id, { record }]) => {
    const cached = records.stored(id);
    return cached && compareVersions(record, cached) > 0 ? [id] : [];
  });
  for (const id of newer) records.invalidate(id);
  await refetchRecords(
    client,
    newer.filter((id) => records.isObserved(id)),
  );
}

function ingestRecords(
  client: Client,
  told: ReadonlyMap<string, ReceivedRecord>,
  named: ReadonlySet<string>,
  now: number,
): void {
  const records = recordsOf(client.store);

  /** With the records that it leads to in their places; a reference to one that nobody knows is left out. */
  function whole({ record }: ReceivedRecord, depth = 0): StoredRecord {
    const fields: Record<string, StoredField> = {};
    for (const [name, field] of Object.entries(record.fields)) {
      const { value } = Object(field) as Partial<StoredField>;
      if (!isRecord(value)) {
        if (Object(field) === field) fields[name] = field;
        continue;
      }
      const cached = records.stored(value.id);
      const next = told.get(value.id);
      const newer = next && (!cached || compareVersions(next.record, cached) >= 0);
      const nested = newer && depth < 5 ? whole(next, depth + 1) : cached;
      if (nested) fields[name] = { ...field, value: nested };
    }
    return { ...record, fields };
  }

  for (const [id, one] of told) {
    const cached = records.stored(id);
    if (!cached && !named.has(id)) continue;
    const order = cached ? compareVersions(one.record, cached) : 1;
    const lifetime = one.expiresAt === null ? -1 : Math.max(0, one.expiresAt - now);
    if (order < 0 || (order === 0 && lifetime === 0) || Number.isNaN(lifetime)) continue;
    const options = { origin: 'state', optional: one.absent } as const;
    followIngested(client, records.publish(whole(one), lifetime, options));
  }
}
