import type { CacheEntry } from '../cache-entry.ts';
import type { Store } from '../create-store.ts';
import { invalidateView } from '../dependent.ts';
import { isDocument } from './document.ts';
import type { RecordContext } from './record-table.ts';

/** A record that stands before those of a document's own answer. */
export interface OptimisticRow {
  /** From now on another record stands there, until the document's next answer: that one knows where it belongs. */
  confirm(id: string): void;
  remove(): void;
}

export interface OptimisticRows {
  /** In the first list of records under the key, or in what stands there under a key of its own. */
  add(key: string, id: string): OptimisticRow;
  /** Ids of the rows over the entry's answer, the newest first; the same list as long as nothing in it is another. */
  shown(entry: CacheEntry): readonly string[];
}

interface Row {
  readonly id: string;
  /** The response it stands over; undefined where it stands over every one. */
  readonly over: unknown;
}

interface Front {
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
}

const none: Front = { rows: [], ids: [] };

/** Unconfirmed records before those of documents, by key. */
export function createOptimisticRows({ store, clock }: RecordContext): OptimisticRows {
  const fronts = new Map<string, Front>();

  const rowsOf = (key: string) => (fronts.get(key) ?? none).rows;

  function keep(key: string, rows: readonly Row[]): Front {
    const front = rows.length > 0 ? { rows, ids: rows.map(({ id }) => id) } : none;
    if (front === none) fronts.delete(key);
    else fronts.set(key, front);
    return front;
  }

  function show(key: string, rows: readonly Row[]): void {
    keep(key, rows);
    clock.changes++;
    invalidateView(store.entry(key));
  }

  const isOver =
    ({ content }: CacheEntry) =>
    ({ over }: Row) =>
      over === undefined || over === content;

  return {
    add(shown, id) {
      const key = listKey(store, shown) ?? shown;
      let row: Row = { id, over: undefined };
      show(key, [row, ...rowsOf(key)]);
      return {
        confirm(real) {
          const next = { id: real, over: store.entry(key).content };
          show(
            key,
            rowsOf(key).map((other) => (other === row ? next : other)),
          );
          row = next;
        },
        remove() {
          const left = rowsOf(key).filter((other) => other !== row);
          // Another answer has come: nobody sees the row any more, so nobody need hear that it goes.
          if (isOver(store.entry(key))(row)) show(key, left);
          else keep(key, left);
        },
      };
    },
    shown(entry) {
      const stored = fronts.get(entry.key);
      if (!stored) return none.ids;
      return stored.rows.every(isOver(entry))
        ? stored.ids
        : keep(entry.key, stored.rows.filter(isOver(entry))).ids;
    },
  };
}

/** The key of the document that holds the list of records that is shown under a key; undefined where there is none. */
function listKey(store: Store, key: string): string | undefined {
  const { content } = store.entry(key);
  if (!isDocument(content)) return undefined;
  if (content.parts.some((part) => 'ids' in part && typeof part.ids !== 'string')) return key;
  for (const part of content.parts) {
    const found = 'key' in part ? listKey(store, part.key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
