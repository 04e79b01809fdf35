import { type Cell, type Reading, readCell } from './cell.ts';
import { share } from './share.ts';
import type { Snapshot } from './snapshot.ts';
import { readTime, type State, stateVersion, type WrittenCell, writeError, writeTime } from './state.ts';

export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes an error out of what `dehydrate` wrote of it (S-240). */
  readonly reviveError?: (written: unknown) => unknown;
}

/** One read of the store. */
export interface Query<Data> {
  readonly key: string;
  read(): Snapshot<Data>;
  /** Whether the store answers a new read by itself: fresh data, or an error that still holds. */
  settled(): boolean;
  /** Calls the listener when the snapshot has become another one, once per microtask. Ends with the answered function. */
  subscribe(listener: (snapshot: Snapshot<Data>) => void): () => void;
}

/** Keeps something beside the cells, such as records. A page that reads none need not load the code for it. */
export interface Stage {
  clear(): void;
  dehydrate(): unknown;
  hydrate(state: unknown, time: (written: number | null) => number): void;
}

/** Lifetimes are milliseconds; 0 is never fresh, below 0 never expires. A key test says which keys are meant. */
export interface Store {
  readonly now: () => number;
  query<Data>(key: string, reading?: Reading): Query<Data>;
  publish(key: string, content: unknown, lifetime: number): void;
  fail(key: string, error: unknown, lifetime: number): void;
  /** A request for the key has left, or has come back. */
  loading(key: string, started: boolean): void;
  invalidate(test: (key: string) => boolean): void;
  evict(test: (key: string) => boolean): void;
  /** The store's one stage of that name. State that was taken in for it before waits until now. */
  stage<S extends Stage>(name: string, create: () => S): S;
  /** Empties every stage. */
  clearStages(): void;
  /** Everything that is kept, errors too, as a value that JSON can carry. */
  dehydrate(): State;
  /**
   * Takes in what `dehydrate` answered, elsewhere or before. Anything else is passed over. For `grace` milliseconds
   * also that counts as fresh which never is, unless it was invalidated: who starts with it has only just been given it.
   */
  hydrate(state: unknown, grace?: number): void;
}

export const until = (now: number, lifetime: number): number =>
  lifetime < 0 ? Number.POSITIVE_INFINITY : now + lifetime;

const nothing: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] };

export function createStore({ now, reviveError = (written) => written }: StoreOptions): Store {
  const cells = new Map<string, Cell>();
  const stages = new Map<string, Stage>();
  /** States of stages that are not in use yet. */
  const waiting = new Map<string, readonly [state: unknown, shift: number]>();
  let woken: Set<Cell> | undefined;

  function wake(cell: Cell): void {
    if (cell.listeners.size === 0) return;
    if (!woken) queueMicrotask(notify);
    woken ??= new Set();
    woken.add(cell);
  }

  function notify(): void {
    const batch = woken ?? [];
    woken = undefined;
    for (const cell of batch) {
      const snapshot = readCell(cell, now());
      if (snapshot === cell.notified) continue;
      cell.notified = snapshot;
      for (const listener of [...cell.listeners]) listener(snapshot);
    }
  }

  function cellOf(key: string, reading?: Reading): Cell {
    const held = cells.get(key);
    if (held) {
      held.reading ??= reading;
      return held;
    }
    const cell: Cell = {
      content: undefined,
      takenAt: Number.NEGATIVE_INFINITY,
      expiresAt: 0,
      error: undefined,
      errorUntil: 0,
      loading: 0,
      key,
      reading,
      view: undefined,
      snapshot: nothing,
      notified: nothing,
      listeners: new Set(),
      wake: () => wake(cell),
    };
    cells.set(key, cell);
    return cell;
  }

  /** The content is another one. */
  function renew(cell: Cell): void {
    cell.view = undefined;
    wake(cell);
  }

  function each(test: (key: string) => boolean, change: (cell: Cell) => void): void {
    for (const cell of cells.values()) if (test(cell.key)) change(cell);
  }

  return {
    now,
    query<Data>(key: string, reading?: Reading): Query<Data> {
      const cell = cellOf(key, reading);
      const read = () => readCell(cell, now()) as Snapshot<Data>;
      return {
        key,
        read,
        settled() {
          const { state } = read();
          return state === 'Fulfilled' || (state === 'Error' && now() < cell.errorUntil);
        },
        subscribe(listener) {
          // Each subscription is its own, also where two share a function.
          const called = (snapshot: Snapshot<unknown>) => listener(snapshot as Snapshot<Data>);
          if (cell.listeners.size === 0) cell.notified = read();
          cell.listeners.add(called);
          return () => cell.listeners.delete(called);
        },
      };
    },
    publish(key, content, lifetime) {
      const cell = cellOf(key);
      const next = share(cell.content, content);
      cell.takenAt = now();
      cell.expiresAt = until(cell.takenAt, lifetime);
      cell.error = undefined;
      if (next !== cell.content) cell.view = undefined;
      cell.content = next;
      wake(cell);
    },
    fail(key, error, lifetime) {
      const cell = cellOf(key);
      cell.error = error;
      cell.errorUntil = until(now(), lifetime);
      wake(cell);
    },
    loading(key, started) {
      const cell = cellOf(key);
      cell.loading += started ? 1 : -1;
      wake(cell);
    },
    invalidate(test) {
      each(test, (cell) => {
        cell.expiresAt = 0;
        cell.errorUntil = 0;
        cell.reading?.invalidate?.();
        wake(cell);
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
    stage<S extends Stage>(name: string, create: () => S): S {
      let stage = stages.get(name) as S | undefined;
      if (!stage) {
        stage = create();
        stages.set(name, stage);
        const left = waiting.get(name);
        if (left) stage.hydrate(left[0], (written) => readTime(written, left[1]));
      }
      return stage;
    },
    clearStages() {
      waiting.clear();
      for (const stage of stages.values()) stage.clear();
    },
    dehydrate() {
      const written: WrittenCell[] = [];
      for (const { key, content, takenAt, expiresAt, error, errorUntil } of cells.values()) {
        if (content === undefined && error === undefined) continue;
        const kept = [key, takenAt, writeTime(expiresAt), content ?? null] as const;
        written.push(error === undefined ? kept : [...kept, writeError(error), writeTime(errorUntil)]);
      }
      const beside = [...stages].map(([name, stage]) => [name, stage.dehydrate()] as const);
      return { version: stateVersion, at: now(), cells: written, stages: Object.fromEntries(beside) };
    },
    hydrate(state, grace = 0) {
      const { version, at, cells: written, stages: beside } = (state ?? {}) as Partial<State>;
      if (version !== stateVersion || typeof at !== 'number' || !Array.isArray(written)) return;
      // The two clocks need not agree: what is taken in is as old as it was when it was written.
      const shift = now() - at;
      const time = (value: number | null) => readTime(value, shift);
      for (const row of written as readonly WrittenCell[]) {
        if (!Array.isArray(row) || typeof row[0] !== 'string') continue;
        const [key, takenAt, expiresAt, content, error, errorUntil = 0] = row as WrittenCell;
        const cell = cellOf(key);
        if (cell.takenAt > time(takenAt)) continue;
        cell.content = content ?? undefined;
        cell.takenAt = time(takenAt);
        cell.expiresAt = time(expiresAt);
        if (cell.expiresAt >= cell.takenAt) cell.expiresAt = Math.max(cell.expiresAt, now() + grace);
        cell.error = error === undefined ? undefined : reviveError(error);
        cell.errorUntil = time(errorUntil);
        renew(cell);
      }
      for (const [name, left] of Object.entries(beside ?? {})) {
        const stage = stages.get(name);
        if (stage) stage.hydrate(left, time);
        else waiting.set(name, [left, shift]);
      }
    },
  };
}
