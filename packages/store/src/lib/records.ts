import type { Cell } from './cell.ts';
import { type Query, type Stage, type Store, until } from './create-store.ts';
import { type FieldTree, fieldTree } from './field-tree.ts';
import type { StoredRecord } from './record.ts';
import {
  outdateFields,
  type RecordNode,
  type RecordTable,
  recordEntry,
  recordExpiry,
  recordNode,
  recordView,
} from './record-node.ts';
import { hydrateRecords, writeRecords } from './record-state.ts';
import type { View } from './snapshot.ts';
import { takeRecord } from './take-record.ts';
import { trackedFields } from './tracked-fields.ts';

/** Records in an answer, kept once each. */
export interface RecordList {
  /** The rest of the answer; left out where the answer is the one record itself. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** Where in `value` the records belong. */
  readonly member?: string;
  readonly ids: readonly string[];
  /** Paths from each record. */
  readonly fields: readonly string[];
  readonly optionalFields?: readonly string[];
}

export interface PublishRecordOptions {
  readonly whole?: boolean;
  readonly optional?: readonly string[];
}

/** Records, once per id and field by field, and the reads that show them. */
export interface Records extends Stage {
  /** A selection of one record, whoever brought it. */
  query<Data>(key: string, id: string, tree: FieldTree): Query<Data>;
  /** What was published as a `RecordList` under the key. */
  listQuery<Data>(key: string): Query<Data>;
  /** Answers the ids of records whose versions could not be made one; they count as stale. */
  publish(record: StoredRecord, lifetime: number, options?: PublishRecordOptions): readonly string[];
  /** What is held of a record, as its newest answer came. */
  held(id: string): StoredRecord | undefined;
  evict(id: string): void;
  invalidate(id: string): void;
  /** Paths of the fields that are held of a record, five levels deep at most (D-161). */
  tracked(id: string): readonly string[];
}

/** The records of a store. */
export function recordsOf(store: Store): Records {
  return store.stage('records', () => createRecords(store));
}

function createRecords(store: Store): Records {
  const table: RecordTable = new Map();
  /** Counts what may have changed a time, so that a read that is repeated need not look at every record again. */
  let changes = 0;

  function remembered(compute: (cell: Cell) => number): (cell: Cell) => number {
    let at = -1;
    let view: View | undefined;
    let time = 0;
    return (cell) => {
      if (at !== changes || view !== cell.view) {
        time = compute(cell);
        at = changes;
        view = cell.view;
      }
      return time;
    };
  }

  function invalidate(id: string): void {
    const entry = recordEntry(table, id);
    entry.expiresAt = 0;
    wakeReaders(id);
  }

  /** Times change without a word to the selections; this one is for the reads that show the record. */
  function wakeReaders(id: string): void {
    changes++;
    for (const node of recordEntry(table, id).nodes.values()) {
      for (const parent of node.parents) parent.wake?.();
    }
  }

  function evict(id: string): void {
    const entry = recordEntry(table, id);
    entry.value = undefined;
    entry.fields = {};
    entry.expiresAt = 0;
    changes++;
    outdateFields(entry);
  }

  return {
    query: (key, id, tree) => {
      let node: RecordNode | undefined;
      return store.query(key, {
        build(cell) {
          node ??= recordNode(table, id, tree);
          node.parents.add(cell);
          return recordView(table, node);
        },
        expiresAt: remembered(() => (node ? recordExpiry(node) : 0)),
        evict: () => evict(id),
        invalidate: () => invalidate(id),
      });
    },
    listQuery(key) {
      let nodes: readonly RecordNode[] = [];
      const earliest = remembered(() =>
        nodes.reduce(
          (first, node) => (node.entry.value ? Math.min(first, recordExpiry(node)) : first),
          Number.POSITIVE_INFINITY,
        ),
      );
      return store.query(key, {
        build(cell) {
          for (const node of nodes) node.parents.delete(cell);
          nodes = listNodes(table, cell);
          return listView(table, cell, nodes);
        },
        expiresAt(cell) {
          return Math.min(earliest(cell), cell.expiresAt);
        },
      });
    },
    publish(record, lifetime, options) {
      const takenAt = store.now();
      const torn = takeRecord(table, record, { takenAt, expiresAt: until(takenAt, lifetime), ...options });
      wakeReaders(record.id);
      return torn;
    },
    held: (id) => table.get(id)?.value,
    evict,
    invalidate,
    tracked: (id) => trackedFields(table, id),
    clear() {
      for (const id of table.keys()) evict(id);
    },
    dehydrate: () => writeRecords(table),
    hydrate(state, time) {
      changes++;
      hydrateRecords(table, state, time);
    },
  };
}

function listNodes(table: RecordTable, { content }: Cell): readonly RecordNode[] {
  const { ids, fields, optionalFields } = (content ?? { ids: [], fields: [] }) as RecordList;
  const tree = fieldTree(fields, optionalFields);
  return ids.map((id) => recordNode(table, id, tree));
}

function listView(table: RecordTable, cell: Cell, nodes: readonly RecordNode[]): View {
  const { value, member } = (cell.content ?? {}) as Partial<RecordList>;
  const shown: unknown[] = [];
  const missing: string[] = [];
  for (const node of nodes) {
    node.parents.add(cell);
    const view = recordView(table, node);
    // A record that was deleted leaves the lists that it stood in.
    if (member !== undefined && !node.entry.value) continue;
    shown.push(view.data);
    missing.push(...(view.missing ?? []));
  }
  if (missing.length > 0 || cell.content === undefined) return { data: undefined, missing };
  return { data: member === undefined ? shown[0] : { ...value, [member]: shown } };
}
