import { createCacheEntries } from './cache-entries.ts';
import type { CacheEntry, Selector } from './cache-entry.ts';
import { invalidateView } from './dependent.ts';
import { writeContent, writeFailure } from './entry-writes.ts';
import type { Freeze } from './freeze.ts';
import { createQuery, type Query } from './query.ts';
import type { Slice } from './slices.ts';
import type { Origin, Snapshot } from './snapshot.ts';

/** What a store needs of its host; only the clock is required. `maxEntries` is 5,000 by default. */
export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes an error out of what `dehydrate` wrote of it (S-240). */
  readonly reviveError?: (written: unknown) => unknown;
  /** How many keys that nobody observes are stored at most. Beyond it half of them go, the longest unread first. */
  readonly maxEntries?: number;
  /**
   * Called with all that is stored and handed out, so that nobody changes by accident what others read (`createFreeze`).
   * Without it nothing is spent.
   */
  readonly freeze?: Freeze | undefined;
  /** Called with each key that is dropped for room. */
  readonly onDrop?: (key: string) => void;
}

/** Something in the store is another: a key's content or error, or something of a slice. */
export interface Change {
  /** `entries`, or a slice's name. */
  readonly slice: string;
  /** The key, or the id in the slice. */
  readonly id: string;
}

/** Lifetimes are milliseconds; 0 is never fresh, below 0 never expires. A key test selects keys. */
export interface Store {
  readonly now: () => number;
  query<Data>(key: string, selector?: Selector): Query<Data>;
  /** The key's own entry, for slices that show one key within another. */
  entry(key: string): CacheEntry;
  read(entry: CacheEntry): Snapshot<unknown>;
  /** See `StoreOptions`. */
  readonly freeze: Freeze | undefined;
  publish(key: string, content: unknown, lifetime: number, origin?: Origin): void;
  fail(key: string, error: unknown, lifetime: number): void;
  /** A request for the key has left, or has come back. */
  loading(key: string, started: boolean): void;
  invalidate(test: (key: string) => boolean): void;
  evict(test: (key: string) => boolean): void;
  /** The store's one slice of that name. */
  slice<S extends Slice>(name: string, create: (changed: (id: string) => void) => S): S;
  /** Empties every slice. */
  clearSlices(): void;
  /** Hears of every change at once, and of what is dropped. Ends with the returned function. */
  watch(listener: (change: Change) => void): () => void;
  /** How often something has been put together for a read. */
  readonly built: () => number;
  readonly entries: () => Iterable<CacheEntry>;
  /** By their names. */
  readonly slices: () => ReadonlyMap<string, Slice>;
  /** What came with states for slices that are not in use yet, by their names. */
  readonly waiting: Map<string, readonly WaitingState[]>;
  /** See `StoreOptions`. */
  readonly reviveError: (written: unknown) => unknown;
  /** The entry's content is another one now. */
  contentChanged(entry: CacheEntry): void;
}

/** A slice's state, and by how much its clock and the store's own differ, in milliseconds. */
export type WaitingState = readonly [state: unknown, shift: number];

/**
 * Makes a cache of responses by key, from which records and other slices are shared. It sends nothing and knows no
 * call: `@relab/client` publishes into it.
 */
export function createStore({
  now,
  reviveError = (written) => written,
  maxEntries = 5_000,
  onDrop = () => {},
  freeze,
}: StoreOptions): Store {
  const watchers = new Set<(change: Change) => void>();
  const changedIn = (slice: string) => (id: string) => {
    for (const watcher of watchers) watcher({ slice, id });
  };
  const changed = changedIn('entries');
  const entries = createCacheEntries(now, freeze);
  const slices = new Map<string, Slice>();
  const waiting = new Map<string, readonly WaitingState[]>();

  function contentChanged(entry: CacheEntry): void {
    if (entry.view) invalidateView(entry);
    else entries.notify(entry);
    changed(entry.key);
  }

  /** The content is the same; its times or its error are others. */
  function refresh(entry: CacheEntry): void {
    entries.freshnessChanged(entry);
    changed(entry.key);
  }

  function collect(): void {
    const dropped = entries.dropIdle(maxEntries, maxEntries >> 1);
    if (dropped.length === 0) return;
    for (const { key } of dropped) {
      onDrop(key);
      changed(key);
    }
    for (const slice of slices.values()) slice.collect(dropped, entries.all());
  }

  function each(test: (key: string) => boolean, change: (entry: CacheEntry) => void): void {
    for (const entry of entries.all()) if (test(entry.key)) change(entry);
  }

  return {
    now,
    query: (key, selector) => createQuery(entries, now, key, selector),
    freeze,
    entry: (key) => entries.of(key),
    read: entries.read,
    publish(key, content, lifetime, origin = 'server') {
      const entry = entries.of(key);
      const same = writeContent(entry, content, now(), lifetime, origin, freeze);
      if (same) refresh(entry);
      else contentChanged(entry);
      collect();
    },
    fail(key, error, lifetime) {
      const entry = entries.of(key);
      writeFailure(entry, error, now(), lifetime);
      refresh(entry);
    },
    loading(key, started) {
      const entry = entries.of(key);
      entries.loading(entry, started);
      entries.freshnessChanged(entry);
    },
    invalidate(test) {
      each(test, (entry) => {
        entry.expiresAt = 0;
        entry.errorUntil = 0;
        entry.selector?.invalidate?.();
        refresh(entry);
      });
    },
    evict(test) {
      each(test, (entry) => {
        entry.content = undefined;
        entry.error = undefined;
        entry.selector?.evict?.();
        contentChanged(entry);
      });
    },
    slice<S extends Slice>(name: string, create: (changed: (id: string) => void) => S): S {
      const slice = (slices.get(name) as S | undefined) ?? create(changedIn(name));
      slices.set(name, slice);
      return slice;
    },
    clearSlices() {
      waiting.clear();
      for (const slice of slices.values()) slice.clear();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    built: entries.built,
    entries: entries.all,
    slices: () => slices,
    waiting,
    reviveError,
    contentChanged,
  };
}
