import type { Query, Slice, Store } from '../create-store.ts';
import { until } from '../create-store.ts';
import { notifyReaders } from '../dependent.ts';
import type { Origin } from '../snapshot.ts';
import { own } from '../structural-sharing.ts';
import { documentSelector } from './document-selector.ts';
import type { FieldTree } from './field-tree.ts';
import { createFieldTrees } from './field-trees.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestRecord, markAbsent, sameField } from './ingest-record.ts';
import { createOptimisticRows, type OptimisticRow } from './optimistic-rows.ts';
import type { StoredField, StoredRecord } from './record.ts';
import { collectRecords } from './record-collect.ts';
import {
  eachSelection,
  emptyEntry,
  isWatched,
  type Layer,
  type RecordEntry,
  type RecordTable,
  recordEntry,
  visibleFields,
} from './record-entry.ts';
import { recordSelector } from './record-selector.ts';
import { absentPaths, type Shape } from './record-shape.ts';
import { hydrateRecords, writeRecords } from './record-state.ts';
import { invalidateFields } from './selection.ts';
import { trackedFields } from './tracked-fields.ts';

export interface PublishRecordOptions {
  /** The answer was to hold every field that is held: what it leaves out is gone. */
  readonly isComplete?: boolean;
  /** Paths that were asked for as optional; those that did not come are known to be absent. */
  readonly optional?: readonly string[];
  readonly origin?: Origin;
}

/** What came of taking records in: ids. */
export interface Ingested {
  /** Records whose versions could not be made one (D-113); they count as stale. */
  readonly conflicts: readonly string[];
  /** Records that have become others: of another object or record type (D-112). */
  readonly retyped: readonly string[];
}

export interface IngestedPage extends Ingested {
  readonly ids: readonly string[];
  /** Paths of the fields that any of the records came with. */
  readonly fields: readonly string[];
}

interface ShapedPage extends IngestedPage {
  readonly shapes: readonly Shape[];
}

/** Records, once per id and field by field, and the reads that show them. */
export interface Records extends Slice {
  /** A selection of one record, whoever brought it. */
  query<Data>(key: string, id: string, tree: FieldTree): Query<Data>;
  /** What was published as a `Document` under the key, with its parts in their places. */
  documentQuery<Data>(key: string): Query<Data>;
  /** `lifetime` is milliseconds. */
  publish(record: StoredRecord, lifetime: number, options?: PublishRecordOptions): Ingested;
  /** Takes in the records of one answer; what some came without is known to be absent there. */
  publishAll(page: readonly StoredRecord[], lifetime: number, options?: PublishRecordOptions): IngestedPage;
  /**
   * Shows fields over those that are held until the answered function takes them off again; at once, or, `whenRead`, as
   * soon as a newer version of the record is taken in.
   */
  layer(id: string, fields: Readonly<Record<string, StoredField>>): (whenRead?: boolean) => void;
  /** Takes a record out of the documents that show it until the answered function puts it back. */
  hide(id: string): () => void;
  /** Shows a record before the others of a document, in the first list of records that it holds. */
  insertFirst(key: string, id: string): OptimisticRow;
  /** Somebody listens to a read that shows the record. */
  isObserved(id: string): boolean;
  /** What is held of a record, as its newest answer came. */
  stored(id: string): StoredRecord | undefined;
  /** A field as it is held, unconfirmed writes left out; null where it is known to be absent. */
  field(id: string, name: string): StoredField | null | undefined;
  /** Every record that is known, for `recordsInside`. */
  entries(): Iterable<RecordEntry>;
  evict(id: string): void;
  invalidate(id: string): void;
  /** Paths of the fields that are held of a record, five levels deep at most (D-161). */
  tracked(id: string): readonly string[];
}

/** The records of a store. */
export function recordsOf(store: Store): Records {
  return store.slice('records', (tell) => createRecords(store, tell));
}

function createRecords(store: Store, tell: (id: string) => void): Records {
  const table: RecordTable = new Map();
  const trees = createFieldTrees();
  /** Counts what may let a document hold for another time, so that a read that is repeated need not look at every record. */
  const clock = { changes: 0, ingestions: 0 };
  const rows = createOptimisticRows(store, clock);

  function takeAll(
    page: readonly StoredRecord[],
    lifetime: number,
    { isComplete, optional = [], origin = 'server' }: PublishRecordOptions = {},
  ): ShapedPage {
    store.freeze?.(page);
    const receivedAt = store.now();
    const context: IngestContext = {
      table,
      receivedAt,
      expiresAt: until(receivedAt, lifetime),
      origin,
      written: tell,
      conflicts: [],
      retyped: [],
      shapes: [],
      freshnessChanged: false,
      last: undefined,
    };
    const shapes: Shape[] = [];
    let last: RecordEntry | undefined;
    for (const record of page) {
      // Pages come again in their order: then nothing has to be looked up.
      const { after } = last ?? {};
      const entry: RecordEntry = after?.id === record.id ? after : recordEntry(table, record.id);
      if (last) last.after = entry;
      last = entry;
      shapes.push(ingestRecord(context, record, isComplete, 1, entry));
      for (const path of optional) markAbsent(table, record.id, path);
    }
    clock.ingestions++;
    if (context.freshnessChanged) clock.changes++;
    const fields = [...new Set([...new Set(shapes)].flatMap(({ paths }) => paths))];
    const { conflicts, retyped } = context;
    return { conflicts, retyped, ids: page.map(({ id }) => id), fields, shapes };
  }

  function change(entry: RecordEntry, names?: ReadonlySet<string>): void {
    clock.changes++;
    invalidateFields(entry, names);
    tell(entry.id);
  }

  function evict(id: string): void {
    const entry = recordEntry(table, id);
    if (!entry.value) return;
    emptyEntry(entry);
    change(entry);
  }

  function invalidate(id: string): void {
    const entry = recordEntry(table, id);
    entry.expiresAt = 0;
    clock.changes++;
    eachSelection(entry, notifyReaders);
    tell(id);
  }

  /** What is laid over a record that is not held shows nowhere, and a field that looks the same is none that changed. */
  function relay(entry: RecordEntry, layer: Layer, layers: readonly Layer[]): void {
    const before = visibleFields(entry);
    entry.layers = layers;
    if (!entry.value) return;
    const after = visibleFields(entry);
    const names = Object.keys(layer.fields).filter(
      (name) => !sameField(own(before, name), own(after, name) ?? null),
    );
    if (layer.removed) change(entry);
    else if (names.length > 0) change(entry, new Set(names));
  }

  /** Adds a layer, and answers how it comes off again, wherever it then stands. */
  function lay(id: string, layer: Layer): (whenRead?: boolean) => void {
    const entry = recordEntry(table, id);
    relay(entry, layer, [...entry.layers, layer]);
    return (whenRead = false) => {
      if (whenRead && entry.value) {
        layer.isWritten = true;
        return;
      }
      const left = entry.layers.filter((other) => other !== layer);
      if (left.length < entry.layers.length) relay(entry, layer, left);
    };
  }

  return {
    query: (key, id, tree) =>
      store.query(
        key,
        recordSelector(table, id, trees.interned(tree), store.now, {
          evict: () => evict(id),
          invalidate: () => invalidate(id),
        }),
      ),
    documentQuery: (key) => store.query(key, documentSelector(store, table, trees, clock, rows)),
    publish: (record, lifetime, options) => takeAll([record], lifetime, options),
    publishAll(page, lifetime, options) {
      const taken = takeAll(page, lifetime, options);
      const absent = new Map<Shape, readonly string[]>();
      for (const shape of new Set(taken.shapes)) absent.set(shape, absentPaths(shape, taken.fields));
      for (const [index, shape] of taken.shapes.entries()) {
        for (const path of absent.get(shape) ?? []) markAbsent(table, taken.ids[index] ?? '', path);
      }
      return taken;
    },
    layer: (id, fields) => lay(id, { fields, removed: false }),
    hide: (id) => lay(id, { fields: {}, removed: true }),
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
    evict,
    invalidate,
    tracked: (id) => trackedFields(table, id),
    clear() {
      for (const id of table.keys()) evict(id);
    },
    dehydrate: (keep) => writeRecords(table, keep),
    hydrate(state, time) {
      clock.changes++;
      hydrateRecords(table, state, time);
    },
    collect: (contents) => {
      for (const id of collectRecords(table, contents)) tell(id);
    },
  };
}
