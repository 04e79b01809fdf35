import type { Dependent } from './dependent.ts';
import type { Snapshot, View } from './snapshot.ts';

/** One key: what is kept under it, the state of asking for it, and who reads it. Undefined stands for nothing. */
export interface Cell extends Dependent {
  readonly key: string;
  reading: Reading | undefined;
  content: unknown;
  takenAt: number;
  expiresAt: number;
  error: unknown;
  /** Until when the error answers reads that come new. */
  errorUntil: number;
  /** Requests on their way. */
  loading: number;
  snapshot: Snapshot<unknown>;
  /** The snapshot that the listeners know. */
  notified: Snapshot<unknown>;
  readonly listeners: Set<(snapshot: Snapshot<unknown>) => void>;
}

/** How a cell's data comes about where it is more than the cell's own content. */
export interface Reading {
  build(cell: Cell): View;
  /** Milliseconds since 1970. */
  expiresAt(cell: Cell): number;
  evict?(): void;
  invalidate?(): void;
}

/** The read's snapshot: the one before, unless something in it is different. */
export function readCell(cell: Cell, now: number): Snapshot<unknown> {
  const { reading, error, snapshot: last } = cell;
  cell.view ??= reading ? reading.build(cell) : { data: cell.content };
  const { data, missing = [] } = cell.view;
  const held = data !== undefined;
  // A clock that was set back makes stale what it would otherwise keep for too long.
  const fresh = held && now < (reading?.expiresAt(cell) ?? cell.expiresAt) && now >= cell.takenAt;
  const state = fresh
    ? 'Fulfilled'
    : !held && cell.loading > 0
      ? 'Pending'
      : error !== undefined
        ? 'Error'
        : held
          ? 'Stale'
          : 'Unfulfilled';
  const shown = state === 'Error' ? error : undefined;
  if (
    last.state !== state ||
    last.data !== data ||
    last.error !== shown ||
    last.missing?.join() !== (state === 'Unfulfilled' ? missing.join() : undefined)
  ) {
    cell.snapshot = {
      state,
      data,
      error: shown,
      missing: state === 'Unfulfilled' ? missing : undefined,
    } as Snapshot<unknown>;
  }
  return cell.snapshot;
}
