import { notifyReaders } from '../dependent.ts';
import type { Provenance } from '../snapshot.ts';
import { eachSelection, expire, type RecordEntry, type RecordTable } from './record-entry.ts';
import type { Shape } from './record-shape.ts';
import type { UnconfirmedWrites } from './record-table.ts';

/** One or more answers on their way into the table, and what came of it. */
export interface IngestContext {
  readonly table: RecordTable;
  readonly provenance: Provenance;
  readonly unconfirmed: UnconfirmedWrites | undefined;
  /** Told of every record whose entry was written. */
  readonly written: ((id: string) => void) | undefined;
  /** Records whose versions could not be made one; they count as stale. */
  readonly conflicts: string[];
  /** Records that have become others: of another object or record type (D-112). */
  readonly retyped: string[];
  /** Shapes of the answers so far, by how deep they lie inside others. */
  readonly shapes: Shape[][];
  /** Some record holds for less time than it did, or for more after it had expired. */
  freshnessChanged: boolean;
  /** The entry that was written last. */
  last: RecordEntry | undefined;
}

/** The record's answer has been given again, or anew. */
export function refreshTimes(context: IngestContext, entry: RecordEntry): void {
  const before = entry.provenance.expiresAt;
  entry.provenance = context.provenance;
  if (entry.staleFields) expire(entry);
  const { receivedAt, expiresAt } = entry.provenance;
  if (before > receivedAt && expiresAt >= before) return;
  context.freshnessChanged = true;
  eachSelection(entry, notifyReaders);
}
