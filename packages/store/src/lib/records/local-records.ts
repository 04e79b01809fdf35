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
import type { StoredRecord } from './record.ts';
import { collectRecords, namedRecords } from './record-collect.ts';
import { recordSelector } from './record-selector.ts';
import { evictRecord, invalidateRecord, type RecordContext } from './record-table.ts';

/** Records, once per id and field by field, and the reads that show them, as responses brought them. */
export interface LocalRecords extends Slice {
  /** A selection of one record, whichever read brought it. */
  query<Data>(key: string, id: string, tree: FieldTree): Query<Data>;
  /** What was published as a `Document` under the key, with its parts in their places. */
  documentQuery<Data>(key: string): Query<Data>;
  /** `lifetime` is milliseconds. */
  publish(record: StoredRecord, lifetime: number, options?: PublishRecordOptions): Ingested;
  /** Ingests the records of one response; what some came without is absent there. */
  publishAll(page: readonly StoredRecord[], lifetime: number, options?: PublishRecordOptions): IngestedPage;
  /** The record as its newest response came. */
  stored(id: string): StoredRecord | undefined;
  evict(id: string): void;
  invalidate(id: string): void;
  /** What the functions share that read and change them. */
  readonly context: RecordContext;
}

/**
 * The records of a store without what `recordsOf` adds: they do not travel with the store's state and show no unconfirmed
 * writes, and a page loads no code for either.
 */
export function localRecordsOf(store: Store): LocalRecords {
  return store.slice('records', (changed) => createRecords(store, changed));
}

function createRecords(store: Store, changed: (id: string) => void): LocalRecords {
  const context: RecordContext = {
    store,
    table: new Map(),
    trees: createFieldTrees(),
    clock: { changes: 0, ingestions: 0 },
    changed,
    unconfirmed: undefined,
  };
  const { table, trees } = context;
  /** How many records were named by keys that have been dropped since all records were looked at. */
  let unnamed = 0;
  return {
    context,
    query: (key, id, tree) => store.query(key, recordSelector(context, id, trees.interned(tree))),
    documentQuery: (key) => store.query(key, documentSelector(context)),
    publish: (record, lifetime, options) => ingestRecords(context, [record], lifetime, options),
    publishAll: (page, lifetime, options) => ingestPage(context, page, lifetime, options),
    stored: (id) => table.get(id)?.value,
    evict: (id) => evictRecord(context, id),
    invalidate: (id) => invalidateRecord(context, id),
    clear() {
      for (const id of table.keys()) evictRecord(context, id);
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
