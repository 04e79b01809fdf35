import { type Dependent, outdate } from './dependent.ts';
import type { FieldTree } from './field-tree.ts';
import { isRecord, type StoredField, type StoredRecord } from './record.ts';
import { own } from './share.ts';
import type { View } from './snapshot.ts';

/** A field is null when a server was asked for it and left it out. */
export type Fields = Readonly<Record<string, StoredField | null>>;

export interface RecordEntry {
  readonly id: string;
  /** The newest answer, adopted as it came; undefined when the record is not held. */
  value: StoredRecord | undefined;
  fields: Fields;
  takenAt: number;
  expiresAt: number;
  readonly nodes: Map<string, RecordNode>;
}

/** One selection of fields of one record, shared by all who read it. */
export interface RecordNode extends Dependent {
  readonly entry: RecordEntry;
  readonly tree: FieldTree;
  readonly parents: Set<Dependent>;
  children: readonly RecordNode[];
}

export type RecordTable = Map<string, RecordEntry>;

export function recordEntry(table: RecordTable, id: string): RecordEntry {
  let entry = table.get(id);
  if (!entry) {
    entry = { id, value: undefined, fields: {}, takenAt: 0, expiresAt: 0, nodes: new Map() };
    table.set(id, entry);
  }
  return entry;
}

export function recordNode(table: RecordTable, id: string, tree: FieldTree): RecordNode {
  const entry = recordEntry(table, id);
  let node = entry.nodes.get(tree.key);
  if (!node) {
    node = { entry, tree, parents: new Set(), children: [], view: undefined };
    entry.nodes.set(tree.key, node);
  }
  return node;
}

/** The fields of a selection as the record they belong to, nested records in their places. */
export function recordView(table: RecordTable, node: RecordNode): View {
  if (node.view) return node.view;
  const { value, fields } = node.entry;
  const { required, optional, choices } = node.tree;
  for (const child of node.children) child.parents.delete(node);
  const children: RecordNode[] = [];
  const missing: string[] = value ? [] : [...required, ...optional];
  const shown: Record<string, StoredField> = {};
  for (const [name, choice] of value ? choices : []) {
    // No object has a field of this name; written to, it would be something else.
    const field = name === '__proto__' ? undefined : own(fields, name);
    if (field && choice.nested && isRecord(field.value)) {
      const child = recordNode(table, field.value.id, choice.nested);
      children.push(child);
      child.parents.add(node);
      const view = recordView(table, child);
      for (const path of view.missing ?? []) missing.push(`${name}.${path}`);
      shown[name] = { ...field, value: view.data };
    } else if (field && !(choice.nested && field.value !== null)) {
      shown[name] = field;
    } else if (field !== null || !choice.optional) {
      missing.push(name);
    }
  }
  const data = value && missing.length === 0 ? { ...value, fields: shown } : undefined;
  node.children = children;
  node.view = { data, missing };
  return node.view;
}

/** When the first of the records that a selection shows expires. */
export function recordExpiry({ entry, children }: RecordNode): number {
  return children.reduce((first, child) => Math.min(first, recordExpiry(child)), entry.expiresAt);
}

/** Marks the selections that show one of the changed fields; without names, all of them. */
export function outdateFields(entry: RecordEntry, changed?: ReadonlySet<string>): void {
  for (const node of entry.nodes.values()) {
    if (!changed || node.tree.choices.keys().some((name) => changed.has(name))) outdate(node);
  }
}
