import { addParent, invalidateView, removeParent } from '../dependent.ts';
import type { View } from '../snapshot.ts';
import { own } from '../structural-sharing.ts';
import type { FieldTree } from './field-tree.ts';
import {
  type Fields,
  isRecord,
  isSameResponse,
  polymorphicName,
  type StoredField,
  type StoredRecord,
  sameNames,
} from './record.ts';
import {
  eachSelection,
  type RecordEntry,
  type RecordTable,
  recordEntry,
  type Selection,
  visibleFields,
} from './record-entry.ts';

const none: readonly never[] = [];

/** Trees of the same paths are to be the same object; see `createRecords`. */
export function selectionOf(table: RecordTable, id: string, tree: FieldTree): Selection {
  const entry = recordEntry(table, id);
  for (let { selection } = entry; selection; selection = selection.next)
    if (selection.tree === tree) return selection;
  const created: Selection = {
    entry,
    tree,
    next: entry.selection,
    changed: true,
    last: undefined,
    links: none,
    children: none,
    parents: undefined,
    view: undefined,
  };
  entry.selection = created;
  return created;
}

/** The fields of a selection as the record they belong to, nested records in their places. */
export function selectionView(table: RecordTable, selection: Selection): View {
  if (selection.view) return selection.view;
  const { last, changed } = selection;
  const view =
    last?.data !== undefined && !changed
      ? withChildren(table, selection, last)
      : (asItCame(table, selection) ?? builtView(table, selection));
  selection.changed = false;
  selection.last = view;
  selection.view = view;
  return view;
}

/** Only records inside are others: the rest of the view before stays. */
function withChildren(table: RecordTable, selection: Selection, last: View): View {
  const data = last.data as StoredRecord;
  const { links, children } = selection;
  let fields: Record<string, StoredField> | undefined;
  for (let index = 0; index < children.length; index++) {
    const name = links[index] ?? '';
    const child = children[index];
    const field = data.fields[name];
    const view = child && selectionView(table, child);
    if (!view || !field) continue;
    const inside = dataAt(field, view);
    if (field.value === inside) continue;
    if (inside === undefined) return builtView(table, selection);
    fields ??= { ...data.fields };
    fields[name] = linked(field, inside);
  }
  return fields ? { data: { ...data, fields } } : last;
}

/** The response itself, where all of it and nothing else was selected: nothing has to be put together then. */
function asItCame(table: RecordTable, selection: Selection): View | undefined {
  const { entry, tree } = selection;
  const { value, links, layers } = entry;
  if (!value || layers.length > 0 || entry.fields !== value.fields || !sameNames(tree.names, value.fields))
    return undefined;
  const children: Selection[] = [];
  for (const name of links) {
    const nested = value.fields[name]?.value;
    const choice = tree.choices.get(name)?.nested;
    if (!choice || !isRecord(nested)) return undefined;
    const child = selectionOf(table, nested.id, choice);
    const { data } = selectionView(table, child);
    if (data !== child.entry.value || !isRecord(data) || !isSameResponse(nested, data)) return undefined;
    children.push(child);
  }
  adopt(selection, links, children);
  return { data: value };
}

function builtView(table: RecordTable, selection: Selection): View {
  const { entry, tree } = selection;
  const { value } = entry;
  // An unconfirmed record has no more fields than its write gave it.
  const loose = tree.loose || entry.provenance.origin === 'optimistic';
  const links: string[] = [];
  const children: Selection[] = [];
  const missing: string[] = value ? [] : [...tree.required, ...tree.optional];
  const shown: Record<string, StoredField> = {};
  const fields: Fields = entry.layers.length > 0 ? visibleFields(entry) : entry.fields;
  for (const [name, choice] of value ? tree.choices : []) {
    // No object has a field of this name; written to, it would be something else.
    const field = name === '__proto__' ? undefined : own(fields, name);
    if (field && choice.nested && isRecord(field.value)) {
      const child = selectionOf(table, field.value.id, choice.nested);
      links.push(name);
      children.push(child);
      const view = selectionView(table, child);
      for (const path of view.missing ?? none) missing.push(`${name}.${path}`);
      shown[name] = linked(field, dataAt(field, view));
    } else if (field && !(choice.nested && field.value !== null)) {
      shown[name] = field;
    } else if (!choice.optional || (field !== null && !loose)) {
      missing.push(name);
    }
  }
  adopt(selection, links, children);
  if (missing.length > 0 || !value) return { data: undefined, missing };
  const data = { ...value, fields: shown };
  const { last } = selection;
  return last && isShownAgain(last.data, data) ? last : { data };
}

/** What has changed, and changed back before anybody looked. */
function isShownAgain(before: unknown, data: StoredRecord): boolean {
  if (!isRecord(before) || typeof data.eTag !== 'string') return false;
  if (before.eTag !== data.eTag || before.weakEtag !== data.weakEtag) return false;
  const names = Object.keys(before.fields);
  return (
    sameNames(names, data.fields) &&
    names.every((name) => {
      const [a, b] = [before.fields[name], data.fields[name]];
      return a === b || (a?.value === b?.value && a?.displayValue === b?.displayValue);
    })
  );
}

/** A record as this field shows it: a polymorphic reference calls it by the name of all such references. */
function dataAt({ value }: StoredField, view: View): unknown {
  const { data } = view;
  if (!isRecord(data) || !isRecord(value) || value.apiName !== polymorphicName) return data;
  if (data.apiName === polymorphicName) return data;
  view.polymorphic ??= { ...data, apiName: polymorphicName };
  return view.polymorphic;
}

/** A reference that shows the name of its record shows the record's new name too. */
function linked(field: StoredField, data: unknown): StoredField {
  const before = nameOf(field.value);
  const after = nameOf(data);
  return after !== undefined && before === field.displayValue && before !== after
    ? { ...field, displayValue: after, value: data }
    : { ...field, value: data };
}

function nameOf(value: unknown): string | undefined {
  const name = isRecord(value) ? own(value.fields, 'Name')?.value : undefined;
  return typeof name === 'string' ? name : undefined;
}

function adopt(selection: Selection, links: readonly string[], children: readonly Selection[]): void {
  for (const child of selection.children) removeParent(child, selection);
  for (const child of children) addParent(child, selection);
  selection.links = links;
  selection.children = children.length > 0 ? children : none;
}

/** When the first of the records that a selection shows expires; a clock that was set back makes them stale. */
export function selectionExpiry({ entry, children }: Selection, now: number): number {
  const { receivedAt, expiresAt } = entry.provenance;
  let first = receivedAt > now ? 0 : expiresAt;
  for (const child of children) first = Math.min(first, selectionExpiry(child, now));
  return first;
}

/** Marks the selections that show one of the changed fields; without names, all of them. */
export function invalidateFields(entry: RecordEntry, changed?: ReadonlySet<string>): void {
  eachSelection(entry, (selection) => {
    if (changed && !selection.tree.names.some((name) => changed.has(name))) return;
    selection.changed = true;
    invalidateView(selection);
  });
}
