import { createCacheEntries } from './cache-entries.ts';
import { type CacheEntry, readEntry, type Selector } from './cache-entry.ts';
import { collectEntries } from './collect.ts';
import { invalidateView } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Origin, Provenance, Snapshot } from './snapshot.ts';
import { readTime, type State, stateVersion, type WrittenCell } from './state.ts';
import { shareStructure } from './structural-sharing.ts';

export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes an error out of what `dehydrate` wrote of it (S-240). */
  readonly reviveError?: (written: unknown) => unknown;
  /** How many keys are kept at most. Beyond it, those that nobody observes go, the longest unread first. */
  readonly most?: number;
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
export interface Stage {
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
  readonly stage: string;
  /** The key, or what the stage goes by. */
  readonly id: string;
}

/** Lifetimes are milliseconds; 0 is never fresh, below 0 never expires. A key test says which keys are meant. */
export interface Store {
  readonly now: () => number;
  query<Data>(key: string, reading?: Selector): Query<Data>;
  /** The key's own cell, for stages that show one key within another. */
  cell(key: string): CacheEntry;
  /** See `StoreOptions`. */
  readonly freeze: Freeze | undefined;
  publish(key: string, content: unknown, lifetime: number, origin?: Origin): void;
  fail(key: string, error: unknown, lifetime: number): void;
  /** A request for the key has left, or has come back. */
  loading(key: string, started: boolean): void;
  invalidate(test: (key: string) => boolean): void;
  evict(test: (key: string) => boolean): void;
  /** The store's one stage of that name. State that was taken in for it before waits until now. */
  stage<S extends Stage>(name: string, create: (tell: (id: string) => void) => S): S;
  /** Empties every stage. */
  clearStages(): void;
  /** Hears of every change at once, and of what is dropped. Ends with the answered function. */
  watch(listener: (change: Change) => void): () => void;
  /** How often something has been put together for a read. */
  readonly built: () => number;
  readonly cells: () => Iterable<CacheEntry>;
  /** By their names. */
  readonly stages: () => ReadonlyMap<string, Stage>;
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
  most = 5_000,
  onDrop = () => {},
  freeze,
}: StoreOptions): Store {
  const watchers = new Set<(change: Change) => void>();
  const tell = (stage: string) => (id: string) => {
    for (const watcher of watchers) watcher({ stage, id });
  };
  const changed = tell('cells');
  const cells = createCacheEntries(now, freeze);
  const stages = new Map<string, Stage>();
  /** States of stages that are not in use yet. */
  const waiting = new Map<string, (readonly [state: unknown, shift: number])[]>();

  /** The content is another one. */
  function renew(cell: CacheEntry): void {
    if (cell.view) invalidateView(cell);
    else cells.notify(cell);
    changed(cell.key);
  }

  function collect(): void {
    if (cells.size() <= most) return;
    for (const key of collectEntries(cells, most >> 1)) {
      onDrop(key);
      changed(key);
    }
    for (const stage of stages.values()) stage.collect(cells.contents());
  }

  function each(test: (key: string) => boolean, change: (cell: CacheEntry) => void): void {
    for (const cell of cells.all()) if (test(cell.key)) change(cell);
  }

  function query<Data>(key: string, reading?: Selector): Query<Data> {
    const cell = () => cells.of(key, reading);
    const read = () => readEntry(cell(), now(), freeze) as Snapshot<Data>;
    cell();
    return {
      key,
      read,
      settled() {
        const { state } = read();
        const { failedAt, errorUntil } = cell();
        return state === 'Fulfilled' || (state === 'Error' && now() < errorUntil && now() >= failedAt);
      },
      subscribe(listener) {
        // Each subscription is its own, also where two share a function.
        const called = (snapshot: Snapshot<unknown>) => listener(snapshot as Snapshot<Data>);
        const observed = cell();
        observed.listeners.set(called, read() as Snapshot<unknown>);
        return () => observed.listeners.delete(called);
      },
      provenance() {
        if (read().data === undefined) return undefined;
        const { takenAt, expiresAt, origin, reading: how } = cell();
        return how?.provenance?.(cell()) ?? { takenAt, expiresAt, origin };
      },
    };
  }

  return {
    now,
    query,
    freeze,
    cell: (key) => cells.of(key),
    publish(key, content, lifetime, origin = 'server') {
      const cell = cells.of(key);
      const next = shareStructure(cell.content, content);
      freeze?.(next);
      freeze?.(content);
      cell.takenAt = now();
      cell.expiresAt = until(cell.takenAt, lifetime);
      cell.origin = origin;
      cell.error = undefined;
      const same = next === cell.content;
      cell.content = next;
      if (same) {
        cells.freshnessChanged(cell);
        changed(key);
      } else renew(cell);
      collect();
    },
    fail(key, error, lifetime) {
      const cell = cells.of(key);
      cell.error = error;
      cell.failedAt = now();
      cell.errorUntil = until(cell.failedAt, lifetime);
      cells.freshnessChanged(cell);
      changed(key);
    },
    loading(key, started) {
      const cell = cells.of(key);
      cell.loading += started ? 1 : -1;
      cells.freshnessChanged(cell);
    },
    invalidate(test) {
      each(test, (cell) => {
        cell.expiresAt = 0;
        cell.errorUntil = 0;
        cell.reading?.invalidate?.();
        cells.freshnessChanged(cell);
        changed(cell.key);
      });
    },
    evict(test) {
      each(test, (cell) => {
        cell.content = undefined;
        cell.error = undefined;
        cell.reading?.evict?.();
        renew(cell);
      });
    },
    stage<S extends Stage>(name: string, create: (tell: (id: string) => void) => S): S {
      let stage = stages.get(name) as S | undefined;
      if (!stage) {
        stage = create(tell(name));
        stages.set(name, stage);
        for (const [left, shift] of waiting.get(name) ?? [])
          stage.hydrate(left, (written) => readTime(written, shift));
      }
      return stage;
    },
    clearStages() {
      waiting.clear();
      for (const stage of stages.values()) stage.clear();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    built: cells.built,
    cells: cells.all,
    stages: () => stages,
    hydrate(state, grace = 0) {
      const { version, at, cells: written, stages: beside } = (state ?? {}) as Partial<State>;
      if (version !== stateVersion || typeof at !== 'number' || !Array.isArray(written)) return;
      // The two clocks need not agree: what is taken in is as old as it was when it was written.
      const shift = now() - at;
      const time = (value: number | null) => readTime(value, shift);
      for (const row of written as readonly WrittenCell[]) {
        if (!Array.isArray(row) || typeof row[0] !== 'string') continue;
        const [key, takenAt, expiresAt, content, error, errorUntil = 0] = row as WrittenCell;
        const cell = cells.of(key);
        if (cell.takenAt > time(takenAt)) continue;
        cell.content = content ?? undefined;
        cell.takenAt = time(takenAt);
        cell.expiresAt = time(expiresAt);
        cell.origin = 'state';
        if (cell.expiresAt >= cell.takenAt) cell.expiresAt = Math.max(cell.expiresAt, now() + grace);
        cell.error = error === undefined ? undefined : reviveError(error);
        cell.failedAt = now();
        cell.errorUntil = time(errorUntil);
        renew(cell);
      }
      for (const [name, left] of Object.entries(beside ?? {})) {
        const stage = stages.get(name);
        if (stage) stage.hydrate(left, time);
        else waiting.set(name, [...(waiting.get(name) ?? []), [left, shift]]);
      }
    },
  };
}
