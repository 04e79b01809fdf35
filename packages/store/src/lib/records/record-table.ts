import type { CacheEntry } from '../cache-entry.ts';
import type { Store } from '../create-store.ts';
import { notifyReaders } from '../dependent.ts';
import type { FieldTree } from './field-tree.ts';
import type { FieldTrees } from './field-trees.ts';
import type { StoredRecord } from './record.ts';
import {
  eachSelection,
  emptyEntry,
  expire,
  type RecordEntry,
  type RecordTable,
  recordEntry,
} from './record-entry.ts';
import { invalidateFields } from './selection.ts';

/** The records of one store, as the functions that change them share them. */
export interface RecordContext {
  readonly store: Store;
  readonly table: RecordTable;
  readonly trees: FieldTrees;
  /** Counts what may let a document hold for another time, so that a read that is repeated need not look at every record. */
  readonly clock: { changes: number; ingestions: number };
  /** Called with the id of each record that is another one now. */
  readonly changed: (id: string) => void;
  /** Undefined where no write can show anything before it is confirmed. */
  unconfirmed: UnconfirmedWrites | undefined;
}

/** What writes show that are not confirmed yet. */
export interface UnconfirmedWrites {
  /** Ids of the rows before those of a document's answer, the newest first; the same list as long as nothing in it is another. */
  frontRows(entry: CacheEntry): readonly string[];
  /** The same paths, none of which is missed: an unconfirmed record has what its write gave it. */
  loose(tree: FieldTree): FieldTree;
  /** A record with layers was ingested; `before` is its response of before. */
  ingested(entry: RecordEntry, before: StoredRecord | undefined): void;
}

/** The record shows something else; with names, in these fields alone. */
export function markChanged(
  { clock, changed }: RecordContext,
  entry: RecordEntry,
  names?: ReadonlySet<string>,
): void {
  clock.changes++;
  invalidateFields(entry, names);
  changed(entry.id);
}

export function evictRecord(context: RecordContext, id: string): void {
  const entry = recordEntry(context.table, id);
  if (!entry.value) return;
  emptyEntry(entry);
  markChanged(context, entry);
}

/** The record counts as stale. */
export function invalidateRecord({ table, clock, changed }: RecordContext, id: string): void {
  const entry = recordEntry(table, id);
  expire(entry);
  clock.changes++;
  eachSelection(entry, notifyReaders);
  changed(id);
}
