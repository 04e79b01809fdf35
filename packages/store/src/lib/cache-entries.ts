import { type Cell, type Reading, readCell } from './cache-entry.ts';
import { wakeReaders } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Snapshot } from './snapshot.ts';

/** All keys of a store, and the telling of those who listen. */
export interface Cells {
  of(key: string, reading?: Reading): Cell;
  all(): Iterable<Cell>;
  contents(): Iterable<unknown>;
  size(): number;
  drop(cell: Cell): void;
  /** The cell's snapshot may be another one. */
  wake(cell: Cell): void;
  /** Times or a state are others, so the snapshots of those who show the cell may be too. */
  retimed(cell: Cell): void;
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

export function createCells(now: () => number, freeze?: Freeze): Cells {
  const cells = new Map<string, Cell>();
  let woken: Set<Cell> | undefined;
  let built = 0;

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
      const snapshot = readCell(cell, now(), freeze);
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
  function counted(reading: Reading): Reading {
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
      const cell: Cell = {
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
        wake: () => wake(cell),
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
    wake,
    retimed(cell) {
      wake(cell);
      wakeReaders(cell);
    },
    built: () => built,
  };
}
