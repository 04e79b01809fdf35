import type { Dependent } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Origin, Provenance, Snapshot, View } from './snapshot.ts';

/** One key: what is kept under it, the state of asking for it, and who reads it. Undefined stands for nothing. */
export interface CacheEntry extends Dependent {
  readonly key: string;
  reading: Selector | undefined;
  content: unknown;
  takenAt: number;
  expiresAt: number;
  origin: Origin;
  error: unknown;
  failedAt: number;
  /** Until when the error answers reads that come new. */
  errorUntil: number;
  /** Requests on their way. */
  loading: number;
  /** When it was read last. */
  usedAt: number;
  snapshot: Snapshot<unknown>;
  /** Who listens, each with the snapshot that it knows. */
  readonly listeners: Map<(snapshot: Snapshot<unknown>) => void, Snapshot<unknown>>;
}

/** How a cell's data comes about where it is more than the cell's own content. */
export interface Selector {
  build(cell: CacheEntry): View;
  /** Milliseconds since 1970. */
  expiresAt(cell: CacheEntry): number;
  provenance?(cell: CacheEntry): Provenance;
  /** The data shows also the states of its parts. */
  readonly volatile?: boolean;
  /** Why there is no data. */
  error?(cell: CacheEntry): unknown;
  /** The data is on its way. */
  isPending?(cell: CacheEntry): boolean;
  evict?(): void;
  invalidate?(): void;
  /** Nobody reads the cell any more: it is about to be dropped. */
  release?(cell: CacheEntry): void;
}

/** Another answer has brought the data since the read failed. */
const isMadeGood = (cell: CacheEntry): boolean =>
  cell.error !== undefined && (cell.reading?.provenance?.(cell).takenAt ?? cell.takenAt) > cell.failedAt;

/** The read's snapshot: the one before, unless something in it is different. */
export function readEntry(cell: CacheEntry, now: number, freeze?: Freeze): Snapshot<unknown> {
  const { reading, snapshot: last } = cell;
  cell.usedAt = now;
  cell.view ??= reading ? reading.build(cell) : { data: cell.content };
  const { data, missing } = cell.view;
  const held = data !== undefined;
  const error =
    held && isMadeGood(cell) ? undefined : (cell.error ?? (held ? undefined : reading?.error?.(cell)));
  // A clock that was set back makes stale what it would otherwise keep for too long.
  const fresh = held && now < (reading ? reading.expiresAt(cell) : cell.expiresAt) && now >= cell.takenAt;
  const state = fresh
    ? 'Fulfilled'
    : !held && (cell.loading > 0 || reading?.isPending?.(cell))
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
    (state === 'Unfulfilled' && last.missing?.join() !== (missing ?? []).join())
  ) {
    cell.snapshot = {
      state,
      data,
      error: shown,
      missing: state === 'Unfulfilled' ? (missing ?? []) : undefined,
    } as Snapshot<unknown>;
    freeze?.(cell.snapshot);
  }
  return cell.snapshot;
}
