import type { CacheEntry, Selector } from '../cache-entry.ts';
import type { Store } from '../create-store.ts';
import { addParent, removeParent } from '../dependent.ts';
import type { View } from '../snapshot.ts';
import { type Document, isDocument, type RecordPart, withValueAt } from './document.ts';
import type { Selection } from './record-entry.ts';
import { isVisible, type RecordTable } from './record-entry.ts';
import type { RecordContext } from './record-table.ts';
import { selectionExpiry, selectionOf, selectionView } from './selection.ts';

const noRows: readonly string[] = [];

/** How a response is built whose parts are stored elsewhere: see `Document`. */
export function documentSelector(context: RecordContext): Selector {
  const { store, table, trees, clock } = context;
  let content: unknown;
  let rows = noRows;
  let selected: ReadonlyMap<RecordPart, readonly Selection[]> = new Map();
  let keys: readonly string[] = [];
  /** What was put together last. */
  let built: { readonly content: unknown; readonly shown: readonly View[]; readonly view: View } | undefined;
  let first = { changes: -1, ingestions: -1, view: undefined as View | undefined, time: 0 };

  function release(entry: CacheEntry): void {
    for (const selections of selected.values())
      for (const selection of selections) removeParent(selection, entry);
    for (const key of keys) removeParent(store.entry(key), entry);
    selected = new Map();
    keys = [];
    content = undefined;
    built = undefined;
  }

  function select(entry: CacheEntry): void {
    const { unconfirmed } = context;
    const before = unconfirmed?.frontRows(entry) ?? noRows;
    if (entry.content === content && before === rows) return;
    release(entry);
    content = entry.content;
    rows = before;
    if (!isDocument(content)) return;
    const first = content.parts.find((part) => 'ids' in part && typeof part.ids !== 'string');
    keys = content.parts.flatMap((part) => ('key' in part ? [part.key] : []));
    for (const key of keys) addParent(store.entry(key), entry);
    const found = new Map<RecordPart, readonly Selection[]>();
    for (const part of content.parts) {
      if (!('ids' in part)) continue;
      const tree = trees.of(part.fields, part.optionalFields);
      const ids = typeof part.ids === 'string' ? [part.ids] : part.ids;
      const selections = ids.map((id) => selectionOf(table, id, tree));
      if (unconfirmed && part === first && rows.length > 0) {
        const added = rows.filter((id) => !ids.includes(id));
        selections.unshift(...added.map((id) => selectionOf(table, id, unconfirmed.loose(tree))));
      }
      for (const selection of selections) addParent(selection, entry);
      found.set(part, selections);
    }
    selected = found;
  }

  function partView(part: Document['parts'][number]): View {
    if ('ids' in part) return shownRecords(table, part, selected.get(part) ?? []);
    return 'key' in part ? keyedPart(store, part.key) : { data: part.value };
  }

  return {
    build(entry) {
      select(entry);
      if (!isDocument(content)) return { data: undefined };
      const shown = content.parts.map(partView);
      const missing = shown.flatMap(({ data, missing: paths = [] }) => (data === undefined ? paths : []));
      if (missing.length > 0) return { data: undefined, missing };
      // What has changed, and changed back before anybody looked.
      const isAgain =
        built?.content === content && shown.every((view, at) => isAlike(view, built?.shown[at]));
      if (built && isAgain) return built.view;
      let data = content.value;
      for (const [index, { at }] of content.parts.entries()) {
        const part = shown[index]?.data;
        if (part !== undefined) data = withValueAt(data, at, part);
      }
      built = { content, shown, view: { data } };
      return built.view;
    },
    expiresAt(entry) {
      const { changes, ingestions } = clock;
      // What was ingested since can only live longer, which matters once it expires.
      const over = first.time <= store.now() && first.ingestions !== ingestions;
      if (over || first.changes !== changes || first.view !== entry.view) {
        let time = Number.POSITIVE_INFINITY;
        for (const selections of selected.values()) {
          for (const selection of selections) {
            // One that was deleted is no part of the document any more.
            if (selection.entry.value) time = Math.min(time, selectionExpiry(selection, store.now()));
          }
        }
        first = { changes, ingestions, view: entry.view, time };
      }
      let time = Math.min(first.time, entry.expiresAt);
      for (const key of keys) {
        const part = store.entry(key);
        time = Math.min(time, part.selector?.expiresAt(part) ?? part.expiresAt);
      }
      return time;
    },
    release,
  };
}

function isAlike({ data: a }: View, before: View | undefined): boolean {
  const b = before?.data;
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((row, index) => row === b[index]);
}

function shownRecords(table: RecordTable, { ids }: RecordPart, selections: readonly Selection[]): View {
  const shown: unknown[] = [];
  const missing: string[] = [];
  for (const selection of selections) {
    const view = selectionView(table, selection);
    // A record that was deleted leaves the lists that it stood in.
    if (typeof ids !== 'string' && !isVisible(selection.entry)) continue;
    shown.push(view.data);
    if (view.missing) missing.push(...view.missing);
  }
  if (missing.length > 0) return { data: undefined, missing };
  return typeof ids === 'string' ? { data: shown[0] ?? undefined, missing: ['record'] } : { data: shown };
}

function keyedPart(store: Store, key: string): View {
  const { data } = store.read(store.entry(key));
  return data === undefined ? { data, missing: [key] } : { data };
}
