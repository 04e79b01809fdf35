import { type CacheEntry, isAlike, type Listener, readEntry, type Selector } from './cache-entry.ts';
import { type Dependent, hasParents, notifyReaders } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Snapshot } from './snapshot.ts';

/** All keys of a store, and the telling of those who listen. */
export interface CacheEntries {
  of(key: string, selector?: Selector): CacheEntry;
  read(entry: CacheEntry): Snapshot<unknown>;
  all(): Iterable<CacheEntry>;
  /** Drops the idle keys that were not read for longest until `left` of them are left, where there are more than `max`. */
  dropIdle(max: number, left: number): readonly CacheEntry[];
  /** The entry's snapshot may be another one. */
  notify(entry: Dependent): void;
  /** Times or a state are others, so the snapshots of those who show the entry may be too. */
  freshnessChanged(entry: CacheEntry): void;
  listen(entry: CacheEntry, call: (snapshot: Snapshot<unknown>) => void): () => void;
  /** A request for the entry has left, or has come back. */
  loading(entry: CacheEntry, started: boolean): void;
  built(): number;
}

const nothing: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };

export function createCacheEntries(now: () => number, freeze?: Freeze): CacheEntries {
  const entries = new Map<string, CacheEntry>();
  /** Those that nobody uses, which alone can be evicted: they are tracked, so that no search is needed to find them. */
  const idle = new Set<CacheEntry>();
  let pending: CacheEntry[] = [];
  let built = 0;

  function usageChanged(part: Dependent): void {
    const entry = part as CacheEntry;
    if (entry.listeners.size > 0 || entry.loading > 0 || hasParents(entry)) idle.delete(entry);
    else if (entries.get(entry.key) === entry) idle.add(entry);
  }

  function notify(part: Dependent): void {
    const entry = part as CacheEntry;
    if (entry.listeners.size === 0 || entry.isNotifying) return;
    entry.isNotifying = true;
    if (pending.push(entry) === 1) queueMicrotask(flush);
  }

  function flush(): void {
    const batch = pending;
    pending = [];
    // What listeners change is notified in a batch of its own.
    for (const entry of batch) entry.isNotifying = false;
    for (const entry of batch) {
      const snapshot = read(entry);
      for (const listener of entry.listeners) {
        // What was read and gone again between two notifications is nothing new.
        if (isAlike(listener.last, snapshot)) continue;
        listener.last = snapshot;
        try {
          listener.call(snapshot);
        } catch (error) {
          // One that fails keeps nothing from the others.
          (globalThis.reportError ?? console.error)(error);
        }
      }
    }
  }

  function read(entry: CacheEntry): Snapshot<unknown> {
    if (!entry.view && entry.selector) built++;
    return readEntry(entry, now(), freeze);
  }

  function create(key: string, selector: Selector | undefined): CacheEntry {
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
      selector,
      volatile: selector?.volatile ?? false,
      view: undefined,
      parents: undefined,
      snapshot: nothing,
      listeners: new Set(),
      isNotifying: false,
      notify,
      usageChanged,
    };
    entries.set(key, entry);
    idle.add(entry);
    return entry;
  }

  return {
    of(key, selector) {
      const stored = entries.get(key);
      if (!stored) return create(key, selector);
      if (selector && !stored.selector) {
        stored.selector = selector;
        stored.volatile = selector.volatile ?? false;
        stored.view = undefined;
      }
      return stored;
    },
    read,
    all: () => entries.values(),
    dropIdle(max, left) {
      if (idle.size <= max) return [];
      const byUse = [...idle].sort((a, b) => a.usedAt - b.usedAt);
      const dropped = byUse.slice(0, byUse.length - left);
      for (const entry of dropped) {
        entries.delete(entry.key);
        idle.delete(entry);
        entry.selector?.release?.(entry);
      }
      return dropped;
    },
    notify,
    freshnessChanged(entry) {
      notify(entry);
      notifyReaders(entry);
    },
    listen(entry, call) {
      const listener: Listener = { call, last: read(entry) };
      entry.listeners.add(listener);
      usageChanged(entry);
      return () => {
        entry.listeners.delete(listener);
        usageChanged(entry);
      };
    },
    loading(entry, started) {
      entry.loading += started ? 1 : -1;
      usageChanged(entry);
    },
    built: () => built,
  };
}
