import { createCacheEntries } from './cache-entries.ts';
import { type CacheEntry, readEntry, type Selector } from './cache-entry.ts';
import { collectEntries } from './collect.ts';
import { invalidateView } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Origin, Provenance, Snapshot } from './snapshot.ts';
import { readTime, type State, stateVersion, type WrittenEntry } from './state.ts';
import { shareStructure } from './structural-sharing.ts';

export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes an error out of what `dehydrate` wrote of it (S-240). */
  readonly reviveError?: (written: unknown) => unknown;
  /** How many keys are kept at most. Beyond it, those that nobody observes go, the longest unread first. */
  readonly maxEntries?: number;
  /**
   * Called with all that is stored and handed out, so that nobody changes by accident what others read (`createFreeze`).
   * Without it nothing is spent.
   */
  readonly freeze?: Freeze | undefined;
  /** Told of each key that is dropped for room. */
  readonly onDrop?: (key: string) => void;
}

/** One read of the store. */
export interface Query<Data> {
  readonly key: string;
  read(): Snapshot<Data>;
  /** Whether the store answers a new read by itself: fresh data, or an error that still holds. */
  settled(): boolean;
  /** Calls the listener when the snapshot has become another one, once per microtask. Ends with the answered function. */
  subscribe(listener: (snapshot: Snapshot<Data>) => void): () => void;
  /** Undefined where there is no data. */
  provenance(): Provenance | undefined;
}

/** Keeps something beside the cells, such as records. A page that reads none need not load the code for it. */
export interface Slice {
  clear(): void;
  /** All, or of what the test lets through. */
  dehydrate(keep?: (id: string) => boolean): unknown;
  hydrate(state: unknown, time: (written: number | null) => number): void;
  /** Drops what no content in use leads to any more. */
  collect(contents: Iterable<unknown>): void;
}

/** Something in the store is another: a key's content or error, or something of a stage. */
export interface Change {
  /** `cells`, or a stage's name. */
  readonly slice: string;
  /** The key, or what the stage goes by. */
  readonly id: string;
}

/** Lifetimes are milliseconds; 0 is never fresh, below 0 never expires. A key test says which keys are meant. */
export interface Store {
  readonly now: () => number;
  query<Data>(key: string, selector?: Selector): Query<Data>;
  /** The key's own cell, for stages that show one key within another. */
  entry(key: string): CacheEntry;
  /** See `StoreOptions`. */
  readonly freeze: Freeze | undefined;
  publish(key: string, content: unknown, lifetime: number, origin?: Origin): void;
  fail(key: string, error: unknown, lifetime: number): void;
  /** A request for the key has left, or has come back. */
  loading(key: string, started: boolean): void;
  invalidate(test: (key: string) => boolean): void;
  evict(test: (key: string) => boolean): void;
  /** The store's one stage of that name. State that was taken in for it before waits until now. */
  slice<S extends Slice>(name: string, create: (tell: (id: string) => void) => S): S;
  /** Empties every stage. */
  clearSlices(): void;
  /** Hears of every change at once, and of what is dropped. Ends with the answered function. */
  watch(listener: (change: Change) => void): () => void;
  /** How often something has been put together for a read. */
  readonly built: () => number;
  readonly entries: () => Iterable<CacheEntry>;
  /** By their names. */
  readonly slices: () => ReadonlyMap<string, Slice>;
  /**
   * Takes in what `dehydrate` answered, elsewhere or before. Anything else is passed over. For `grace` milliseconds
   * also that counts as fresh which never is, unless it was invalidated: who starts with it has only just been given it.
   */
  hydrate(state: unknown, grace?: number): void;
}

export const until = (now: number, lifetime: number): number =>
  lifetime < 0 ? Number.POSITIVE_INFINITY : now + lifetime;

export function createStore({
  now,
  reviveError = (written) => written,
  maxEntries = 5_000,
  onDrop = () => {},
  freeze,
}: StoreOptions): Store {
  const watchers = new Set<(change: Change) => void>();
  const tell = (slice: string) => (id: string) => {
    for (const watcher of watchers) watcher({ slice, id });
  };
  const changed = tell('entries');
  const entries = createCacheEntries(now, freeze);
  const slices = new Map<string, Slice>();
  /** States of stages that are not in use yet. */
  const waiting = new Map<string, (readonly [state: unknown, shift: number])[]>();

  /** The content is another one. */
  function renew(entry: CacheEntry): void {
    if (entry.view) invalidateView(entry);
    else entries.notify(entry);
    changed(entry.key);
  }

  function collect(): void {
    if (entries.size() <= maxEntries) return;
    for (const key of collectEntries(entries, maxEntries >> 1)) {
      onDrop(key);
      changed(key);
    }
    for (const slice of slices.values()) slice.collect(entries.contents());
  }

  function each(test: (key: string) => boolean, change: (entry: CacheEntry) => void): void {
    for (const entry of entries.all()) if (test(entry.key)) change(entry);
  }

  function query<Data>(key: string, selector?: Selector): Query<Data> {
    const entry = () => entries.of(key, selector);
    const read = () => readEntry(entry(), now(), freeze) as Snapshot<Data>;
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
        const called = (snapshot: Snapshot<unknown>) => listener(snapshot as Snapshot<Data>);
        const observed = entry();
        observed.listeners.set(called, read() as Snapshot<unknown>);
        return () => observed.listeners.delete(called);
      },
      provenance() {
        if (read().data === undefined) return undefined;
        const { receivedAt, expiresAt, origin, selector: how } = entry();
        return how?.provenance?.(entry()) ?? { receivedAt, expiresAt, origin };
      },
    };
  }

  return {
    now,
    query,
    freeze,
    entry: (key) => entries.of(key),
    publish(key, content, lifetime, origin = 'server') {
      const entry = entries.of(key);
      const next = shareStructure(entry.content, content);
      freeze?.(next);
      freeze?.(content);
      entry.receivedAt = now();
      entry.expiresAt = until(entry.receivedAt, lifetime);
      entry.origin = origin;
      entry.error = undefined;
      const same = next === entry.content;
      entry.content = next;
      if (same) {
        entries.freshnessChanged(entry);
        changed(key);
      } else renew(entry);
      collect();
    },
    fail(key, error, lifetime) {
      const entry = entries.of(key);
      entry.error = error;
      entry.failedAt = now();
      entry.errorUntil = until(entry.failedAt, lifetime);
      entries.freshnessChanged(entry);
      changed(key);
    },
    loading(key, started) {
      const entry = entries.of(key);
      entry.loading += started ? 1 : -1;
      entries.freshnessChanged(entry);
    },
    invalidate(test) {
      each(test, (entry) => {
        entry.expiresAt = 0;
        entry.errorUntil = 0;
        entry.selector?.invalidate?.();
        entries.freshnessChanged(entry);
        changed(entry.key);
      });
    },
    evict(test) {
      each(test, (entry) => {
        entry.content = undefined;
        entry.error = undefined;
        entry.selector?.evict?.();
        renew(entry);
      });
    },
    slice<S extends Slice>(name: string, create: (tell: (id: string) => void) => S): S {
      let slice = slices.get(name) as S | undefined;
      if (!slice) {
        slice = create(tell(name));
        slices.set(name, slice);
        for (const [left, shift] of waiting.get(name) ?? [])
          slice.hydrate(left, (written) => readTime(written, shift));
      }
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
    hydrate(state, grace = 0) {
      const { version, at, entries: written, slices: beside } = (state ?? {}) as Partial<State>;
      if (version !== stateVersion || typeof at !== 'number' || !Array.isArray(written)) return;
      // The two clocks need not agree: what is taken in is as old as it was when it was written.
      const shift = now() - at;
      const time = (value: number | null) => readTime(value, shift);
      for (const row of written as readonly WrittenEntry[]) {
        if (!Array.isArray(row) || typeof row[0] !== 'string') continue;
        const [key, receivedAt, expiresAt, content, error, errorUntil = 0] = row as WrittenEntry;
        const entry = entries.of(key);
        if (entry.receivedAt > time(receivedAt)) continue;
        entry.content = content ?? undefined;
        entry.receivedAt = time(receivedAt);
        entry.expiresAt = time(expiresAt);
        entry.origin = 'state';
        if (entry.expiresAt >= entry.receivedAt) entry.expiresAt = Math.max(entry.expiresAt, now() + grace);
        entry.error = error === undefined ? undefined : reviveError(error);
        entry.failedAt = now();
        entry.errorUntil = time(errorUntil);
        renew(entry);
      }
      for (const [name, left] of Object.entries(beside ?? {})) {
        const slice = slices.get(name);
        if (slice) slice.hydrate(left, time);
        else waiting.set(name, [...(waiting.get(name) ?? []), [left, shift]]);
      }
    },
  };
}
