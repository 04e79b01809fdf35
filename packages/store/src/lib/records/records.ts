import type { Store } from '../create-store.ts';
import { attachState } from '../hydrate.ts';
import { loosened } from './field-tree.ts';
import { type LocalRecords, localRecordsOf } from './local-records.ts';
import { addLayer, endWritten } from './optimistic-layer.ts';
import { createOptimisticRows, type OptimisticRow } from './optimistic-rows.ts';
import type { StoredField } from './record.ts';
import { isWatched, type RecordEntry } from './record-entry.ts';
import { hydrateRecords, writeRecords } from './record-state.ts';
import type { RecordContext } from './record-table.ts';
import { trackedFields } from './tracked-fields.ts';

/** Records that travel with the store's state and show unconfirmed writes. */
export interface Records extends LocalRecords {
  /**
   * Shows fields over those that are stored until the returned function takes them off again; at once, or, `whenRead`, as
   * soon as a newer version of the record is ingested.
   */
  layer(id: string, fields: Readonly<Record<string, StoredField>>): (whenRead?: boolean) => void;
  /** Takes a record out of the documents that show it until the returned function puts it back. */
  hide(id: string): () => void;
  /** Shows a record before the others of a document, in the first list of records that it has. */
  insertFirst(key: string, id: string): OptimisticRow;
  /** Somebody listens to a read that shows the record. */
  isObserved(id: string): boolean;
  /** A field as it is stored, without optimistic layers; null where it is absent on the server. */
  field(id: string, name: string): StoredField | null | undefined;
  /** Every record with an entry, for `embeddedRecords`. */
  entries(): Iterable<RecordEntry>;
  /** Paths of the fields that are stored of a record, five levels deep at most (D-161). */
  tracked(id: string): readonly string[];
}

/** The records of a store. */
export function recordsOf(store: Store): Records {
  const records = localRecordsOf(store);
  if (isComplete(records)) return records;
  const complete = Object.assign(records, beyondLocal(records.context));
  const { table, clock } = records.context;
  attachState(store, 'records', records, {
    write: (keep) => writeRecords(table, keep),
    read(state, time) {
      clock.changes++;
      hydrateRecords(table, state, time);
    },
  });
  return complete;
}

const isComplete = (records: LocalRecords): records is Records => 'layer' in records;

function beyondLocal(context: RecordContext): Omit<Records, keyof LocalRecords> {
  const { table, trees } = context;
  const rows = createOptimisticRows(context);
  context.unconfirmed = {
    frontRows: rows.shown,
    loose: (tree) => trees.interned(loosened(tree)),
    ingested: endWritten,
  };
  return {
    layer: (id, fields) => addLayer(context, id, { fields, removed: false }),
    hide: (id) => addLayer(context, id, { fields: {}, removed: true }),
    insertFirst: rows.add,
    isObserved: (id) => {
      const entry = table.get(id);
      return entry !== undefined && isWatched(entry);
    },
    field: (id, name) => {
      const { fields } = table.get(id) ?? {};
      return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    },
    entries: () => table.values(),
    tracked: (id) => trackedFields(table, id),
  };
}
