import * as calls from '@relab/contract/records';
import {
  type Document,
  isRecord,
  type Path,
  type RecordPart,
  recordsOf,
  type StoredRecord,
  withValueAt,
} from '@relab/store';
import type { Client } from '../client/client.ts';
import { followIngested } from './ingested-records.ts';

/** Records that stand somewhere in a response: a list of them, or one. */
export interface RecordsAt {
  readonly at: Path;
  readonly records: readonly StoredRecord[] | StoredRecord;
}

/** Something in a response that other reads ask for under a key of their own. */
export interface KeyedAt {
  readonly at: Path;
  readonly key: string;
  readonly content: unknown;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Ingests the records of one place, and answers what stands for them. */
export function ingestRecordsAt(client: Client, { at, records }: RecordsAt): RecordPart {
  const all = Array.isArray(records) ? (records as readonly StoredRecord[]).filter(isRecord) : [records];
  const taken = recordsOf(client.store).publishAll(all as readonly StoredRecord[], calls.recordLifetime);
  followIngested(client, taken);
  return {
    at,
    ids: Array.isArray(records) ? taken.ids : (taken.ids[0] ?? ''),
    fields: [],
    optionalFields: taken.fields,
  };
}

/**
 * Keeps a response under its key, the records in it once each under their ids, and what has keys of its own under those:
 * a change of any of them shows here too.
 */
export function publishResponse(
  client: Client,
  key: string,
  response: unknown,
  lifetime: number,
  records: readonly RecordsAt[],
  keyed: readonly KeyedAt[] = [],
): void {
  const parts: Document['parts'] = [
    ...keyed.map(({ at, key: own, content, lifetime: holds }) => {
      client.store.publish(own, content, holds);
      return { at, key: own };
    }),
    ...records.map((found) => ingestRecordsAt(client, found)),
  ];
  // What is cached elsewhere is not stored twice.
  const value = parts.reduce(
    (rest, { at }) => (at.length > 0 ? withValueAt(rest, at, null) : rest),
    response,
  );
  client.store.publish(key, { value, parts } satisfies Document, lifetime);
}
