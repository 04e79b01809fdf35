import type { CacheEntry, Selector } from './cache-entry.ts';
import type { Store } from './create-store.ts';
import { addParent, removeParent } from './dependent.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';

type Part = Pick<Query<unknown>, 'key' | 'read'>;

/**
 * A read that is put together from the snapshots of others, in their order: from the data of each, or from its error
 * where it has none. It holds as long as the first of them; where there is no data, `errorOf` may say why.
 */
export function joinQuery<Data>(
  store: Store,
  key: string,
  parts: readonly Part[],
  combine: (snapshots: readonly Snapshot<unknown>[]) => Data | undefined,
  errorOf: (snapshots: readonly Snapshot<unknown>[]) => unknown = () => undefined,
): Query<Data> {
  return store.query(key, joinReading(store, parts, combine, errorOf));
}

/** What failed behind data that goes on to be shown is no part of the response. */
const isOther = ({ data, error }: Snapshot<unknown>, before: Snapshot<unknown> | undefined): boolean =>
  data !== before?.data || (data === undefined && error !== before?.error);

function joinReading(
  { entry: entryOf, read: look, now }: Store,
  parts: readonly Part[],
  combine: (snapshots: readonly Snapshot<unknown>[]) => unknown,
  errorOf: (snapshots: readonly Snapshot<unknown>[]) => unknown,
): Selector {
  let seen: readonly Snapshot<unknown>[] = [];
  let data: unknown;

  const partsOf = (entry: CacheEntry): CacheEntry[] =>
    parts.map(({ key, read }) => {
      // Its reading is set where it was dropped meanwhile.
      read();
      const part = entryOf(key);
      addParent(part, entry);
      return part;
    });

  function combined(entry: CacheEntry): unknown {
    const snapshots = lookAtAll(entry);
    if (
      snapshots.length !== seen.length ||
      snapshots.some((snapshot, index) => isOther(snapshot, seen[index]))
    ) {
      seen = snapshots;
      data = combine(snapshots);
    }
    return data;
  }

  const lookAtAll = (entry: CacheEntry) => partsOf(entry).map(look);

  return {
    error: (entry) => errorOf(lookAtAll(entry)),
    isPending: (entry) => lookAtAll(entry).some(({ state }) => state === 'Pending'),
    volatile: true,
    build: (entry) => ({ data: combined(entry) }),
    expiresAt(entry) {
      let first = Number.POSITIVE_INFINITY;
      for (const part of partsOf(entry)) {
        const { state } = look(part);
        const settled = part.selector ? part.selector.expiresAt(part) : part.expiresAt;
        // A clock that was set back makes stale what it would otherwise keep for too long.
        const stored = now() < part.receivedAt ? 0 : settled;
        first = Math.min(first, state === 'Error' ? part.errorUntil : stored);
      }
      return first;
    },
    release(entry) {
      for (const { key } of parts) removeParent(entryOf(key), entry);
    },
  };
}
