import { wakeReaders } from '../dependent.ts';
import type { Origin } from '../snapshot.ts';
import { eachSelection, type RecordEntry, type RecordTable } from './record-entry.ts';
import type { Shape } from './record-shape.ts';

/** One or more answers on their way into the table, and what came of it. */
export interface Taking {
  readonly table: RecordTable;
  /** Milliseconds since 1970, both. */
  readonly takenAt: number;
  readonly expiresAt: number;
  readonly origin: Origin;
  /** Told of every record whose entry was written. */
  readonly written: ((id: string) => void) | undefined;
  /** Records whose versions could not be made one; they count as stale. */
  readonly torn: string[];
  /** Records that have become others: of another object or record type (D-112). */
  readonly reshaped: string[];
  /** Shapes of the answers so far, by how deep they lie inside others. */
  readonly shapes: Shape[][];
  /** Some record holds for less time than it did, or for more after it had expired. */
  retimed: boolean;
  /** The entry that was written last. */
  last: RecordEntry | undefined;
}

/** The record's answer has been given again, or anew. */
export function refreshTimes(taking: Taking, entry: RecordEntry): void {
  const { takenAt, origin } = taking;
  const expiresAt = entry.behind ? 0 : taking.expiresAt;
  const retimed = entry.expiresAt <= takenAt || expiresAt < entry.expiresAt;
  entry.takenAt = takenAt;
  entry.expiresAt = expiresAt;
  entry.origin = origin;
  if (!retimed) return;
  taking.retimed = true;
  eachSelection(entry, wakeReaders);
}
