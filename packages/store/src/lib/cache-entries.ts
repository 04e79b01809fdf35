import { type CacheEntry, readEntry, type Selector } from './cache-entry.ts';
import { notifyReaders } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Snapshot } from './snapshot.ts';

/** All keys of a store, and the telling of those who listen. */
export interface CacheEntries {
  of(key: string, selector?: Selector): CacheEntry;
  all(): Iterable<CacheEntry>;
  contents(): Iterable<unknown>;
  size(): number;
  drop(entry: CacheEntry): void;
  /** The entry's snapshot may be another one. */
  notify(entry: CacheEntry): void;
  /** Times or a state are others, so the snapshots of those who show the entry may be too. */
  freshnessChanged(entry: CacheEntry): void;
  built(): number;
}

const nothing: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };

/** The same to who listens: what was read and gone again between two notifications is nothing new. */
const isAlike = (a: Snapshot<unknown>, b: Snapshot<unknown>): boolean =>
  a === b ||
  (a.state === b.state &&
    a.data === b.data &&
    a.error === b.error &&
    a.missing?.join() === b.missing?.join());

export function createCacheEntries(now: () => number, freeze?: Freeze): CacheEntries {
  const entries = new Map<string, CacheEntry>();
  let pending: Set<CacheEntry> | undefined;
  let built = 0;

  function notify(entry: CacheEntry): void {
    if (entry.listeners.size === 0) return;
    if (!pending) queueMicrotask(flush);
    pending ??= new Set();
    pending.add(entry);
  }

  function flush(): void {
    const batch = pending ?? [];
    pending = undefined;
    for (const entry of batch) {
      const snapshot = readEntry(entry, now(), freeze);
      for (const [listener, known] of [...entry.listeners]) {
        if (isAlike(known, snapshot) || !entry.listeners.has(listener)) continue;
        entry.listeners.set(listener, snapshot);
        try {
          listener(snapshot);
        } catch (error) {
          // One that fails keeps nothing from the others.
          (globalThis.reportError ?? console.error)(error);
        }
      }
    }
  }

  /** Counts what is built. */
  function counted(selector: Selector): Selector {
    return {
      ...selector,
      build(entry) {
        built++;
        return selector.build(entry);
      },
    };
  }

  return {
    of(key, selector) {
      const stored = entries.get(key);
      if (stored) {
        if (selector && !stored.selector) {
          stored.selector = counted(selector);
          stored.volatile = selector.volatile ?? false;
          stored.view = undefined;
        }
        return stored;
      }
      const entry: CacheEntry = {
        content: undefined,
        receivedAt: Number.NEGATIVE_INFINITY,
        expiresAt: 0,
        origin: 'server',
        error: undefined,
        failedAt: Number.NEGATIVE_INFINITY,
        errorUntil: 0,
        loading: 0,
        usedAt: now(),
        key,
        selector: selector && counted(selector),
        volatile: selector?.volatile ?? false,
        view: undefined,
        parents: undefined,
        snapshot: nothing,
        listeners: new Map(),
        notify: () => notify(entry),
        isWatched: () => entry.listeners.size > 0,
      };
      entries.set(key, entry);
      return entry;
    },
    all: () => entries.values(),
    contents: () => entries.values().map(({ content }) => content),
    size: () => entries.size,
    drop(entry) {
      entry.selector?.release?.(entry);
      entries.delete(entry.key);
    },
    notify,
    freshnessChanged(entry) {
      notify(entry);
      notifyReaders(entry);
    },
    built: () => built,
  };
}
