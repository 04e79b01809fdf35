import type { CacheEntries } from './cache-entries.ts';
import type { Selector } from './cache-entry.ts';
import type { Provenance, Snapshot } from './snapshot.ts';

/** One read of the store. */
export interface Query<Data> {
  readonly key: string;
  read(): Snapshot<Data>;
  /** Whether the store answers a new read by itself: fresh data, or an error that still holds. */
  settled(): boolean;
  /** Calls the listener when the snapshot has become another one, once per microtask. Ends with the returned function. */
  subscribe(listener: (snapshot: Snapshot<Data>) => void): () => void;
  /** Undefined where there is no data. */
  provenance(): Provenance | undefined;
}

/** The entry is looked up each time: it may have been dropped, and made once more, since. */
export function createQuery<Data>(
  entries: CacheEntries,
  now: () => number,
  key: string,
  selector?: Selector,
): Query<Data> {
  const entry = () => entries.of(key, selector);
  const read = () => entries.read(entry()) as Snapshot<Data>;
  entry();
  return {
    key,
    read,
    settled() {
      const { state } = read();
      const { failedAt, errorUntil } = entry();
      return state === 'Fulfilled' || (state === 'Error' && now() < errorUntil && now() >= failedAt);
    },
    subscribe(listener) {
      // Each subscription is its own, also where two share a function.
      return entries.listen(entry(), (snapshot) => listener(snapshot as Snapshot<Data>));
    },
    provenance() {
      if (read().data === undefined) return undefined;
      const { receivedAt, expiresAt, origin, selector: how } = entry();
      return how?.provenance?.(entry()) ?? { receivedAt, expiresAt, origin };
    },
  };
}
