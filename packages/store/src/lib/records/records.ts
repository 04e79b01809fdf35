import type { Store } from '../create-store.ts';
import type { Query } from '../query.ts';
import type { Slice } from '../slices.ts';
import { documentSelector } from './document-selector.ts';
import type { FieldTree } from './field-tree.ts';
import { createFieldTrees } from './field-trees.ts';
import {
  type Ingested,
  type IngestedPage,
  ingestPage,
  ingestRecords,
  type PublishRecordOptions,
} from './ingest-page.ts';
import { addLayer } from './optimistic-layer.ts';
import { createOptimisticRows, type OptimisticRow } from './optimistic-rows.ts';
import type { StoredField, StoredRecord } from './record.ts';
import { collectRecords, namedRecords } from './record-collect.ts';
import { isWatched, type RecordEntry } from './record-entry.ts';
import { recordSelector } from './record-selector.ts';
import { hydrateRecords, writeRecords } from './record-state.ts';
import { evictRecord, invalidateRecord, type RecordContext } from './record-table.ts';
import { trackedFields } from './tracked-fields.ts';

/** Records, once per id and field by field, and the reads that show them. */
export interface Records extends Slice {
  /** A selection of one record, whichever read brought it. */
  query<Data>(key: string, id: string, tree: FieldTree): Query<Data>;
  /** What was published as a `Document` under the key, with its parts in their places. */
  documentQuery<Data>(key: string): Query<Data>;
  /** `lifetime` is milliseconds. */
  publish(record: StoredRecord, lifetime: number, options?: PublishRecordOptions): Ingested;
  /** Ingests the records of one response; what some came without is known to be absent there. */
  publishAll(page: readonly StoredRecord[], lifetime: number, options?: PublishRecordOptions): IngestedPage;
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
  /** The record as its newest response came. */
  stored(id: string): StoredRecord | undefined;
  /** A field as it is stored, without optimistic layers; null where it is known to be absent. */
  field(id: string, name: string): StoredField | null | undefined;
  /** Every record of which anything is known, for `embeddedRecords`. */
  entries(): Iterable<RecordEntry>;
  evict(id: string): void;
  invalidate(id: string): void;
  /** Paths of the fields that are stored of a record, five levels deep at most (D-161). */
  tracked(id: string): readonly string[];
}

/** The records of a store. */
export function recordsOf(store: Store): Records {
  return store.slice('records', (changed) => createRecords(store, changed));
}

function createRecords(store: Store, changed: (id: string) => void): Records {
  const context: RecordContext = { store, table: new Map(), clock: { changes: 0, ingestions: 0 }, changed };
  const { table, clock } = context;
  const trees = createFieldTrees();
  const rows = createOptimisticRows(store, clock);
  /** How many records were named by keys that have been dropped since all records were looked at. */
  let unnamed = 0;
  return {
    query: (key, id, tree) =>
      store.query(
        key,
        recordSelector(table, id, trees.interned(tree), store.now, {
          evict: () => evictRecord(context, id),
          invalidate: () => invalidateRecord(context, id),
        }),
      ),
    documentQuery: (key) => store.query(key, documentSelector(store, table, trees, clock, rows)),
    publish: (record, lifetime, options) => ingestRecords(context, [record], lifetime, options),
    publishAll: (page, lifetime, options) => ingestPage(context, page, lifetime, options),
    layer: (id, fields) => addLayer(context, id, { fields, removed: false }),
    hide: (id) => addLayer(context, id, { fields: {}, removed: true }),
    insertFirst: rows.add,
    isObserved: (id) => {
      const entry = table.get(id);
      return entry !== undefined && isWatched(entry);
    },
    stored: (id) => table.get(id)?.value,
    field: (id, name) => {
      const { fields } = table.get(id) ?? {};
      return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    },
    entries: () => table.values(),
    evict: (id) => evictRecord(context, id),
    invalidate: (id) => invalidateRecord(context, id),
    tracked: (id) => trackedFields(table, id),
    clear() {
      for (const id of table.keys()) evictRecord(context, id);
    },
    dehydrate: (keep) => writeRecords(table, keep),
    hydrate(state, time) {
      clock.changes++;
      hydrateRecords(table, state, time);
    },
    collect(dropped, others) {
      for (const entry of dropped) unnamed += namedRecords(entry);
      // Looking at every record for a few that may go would cost more than they do.
      if (2 * unnamed < table.size) return;
      unnamed = 0;
      for (const id of collectRecords(table, others)) changed(id);
    },
  };
}
