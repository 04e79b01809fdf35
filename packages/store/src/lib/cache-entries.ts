import { type CacheEntry, readEntry, type Selector } from './cache-entry.ts';
import { notifyReaders } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Snapshot } from './snapshot.ts';

/** All keys of a store, and the telling of those who listen. */
export interface CacheEntries {
  of(key: string, reading?: Selector): CacheEntry;
  all(): Iterable<CacheEntry>;
  contents(): Iterable<unknown>;
  size(): number;
  drop(cell: CacheEntry): void;
  /** The cell's snapshot may be another one. */
  notify(cell: CacheEntry): void;
  /** Times or a state are others, so the snapshots of those who show the cell may be too. */
  freshnessChanged(cell: CacheEntry): void;
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
  const cells = new Map<string, CacheEntry>();
  let woken: Set<CacheEntry> | undefined;
  let built = 0;

  function notify(cell: CacheEntry): void {
    if (cell.listeners.size === 0) return;
    if (!woken) queueMicrotask(flush);
    woken ??= new Set();
    woken.add(cell);
  }

  function flush(): void {
    const batch = woken ?? [];
    woken = undefined;
    for (const cell of batch) {
      const snapshot = readEntry(cell, now(), freeze);
      for (const [listener, known] of [...cell.listeners]) {
        if (isAlike(known, snapshot) || !cell.listeners.has(listener)) continue;
        cell.listeners.set(listener, snapshot);
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
  function counted(reading: Selector): Selector {
    return {
      ...reading,
      build(cell) {
        built++;
        return reading.build(cell);
      },
    };
  }

  return {
    of(key, reading) {
      const held = cells.get(key);
      if (held) {
        if (reading && !held.reading) {
          held.reading = counted(reading);
          held.volatile = reading.volatile ?? false;
          held.view = undefined;
        }
        return held;
      }
      const cell: CacheEntry = {
        content: undefined,
        takenAt: Number.NEGATIVE_INFINITY,
        expiresAt: 0,
        origin: 'server',
        error: undefined,
        failedAt: Number.NEGATIVE_INFINITY,
        errorUntil: 0,
        loading: 0,
        usedAt: now(),
        key,
        reading: reading && counted(reading),
        volatile: reading?.volatile ?? false,
        view: undefined,
        parents: undefined,
        snapshot: nothing,
        listeners: new Map(),
        notify: () => notify(cell),
        isWatched: () => cell.listeners.size > 0,
      };
      cells.set(key, cell);
      return cell;
    },
    all: () => cells.values(),
    contents: () => cells.values().map(({ content }) => content),
    size: () => cells.size,
    drop(cell) {
      cell.reading?.release?.(cell);
      cells.delete(cell.key);
    },
    notify,
    freshnessChanged(cell) {
      notify(cell);
      notifyReaders(cell);
    },
    built: () => built,
  };
}
