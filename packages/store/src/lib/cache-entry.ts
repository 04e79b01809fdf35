import type { Dependent } from './dependent.ts';
import type { Freeze } from './freeze.ts';
import type { Origin, Provenance, Snapshot, View } from './snapshot.ts';

/** One key: what is cached under it, the state of asking for it, and who reads it. Undefined stands for nothing. */
export interface CacheEntry extends Dependent {
  readonly key: string;
  selector: Selector | undefined;
  content: unknown;
  receivedAt: number;
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
  readonly listeners: Set<Listener>;
  /** Its listeners are about to be called. */
  isNotifying: boolean;
}

/** Who listens, with the snapshot that it knows. */
export interface Listener {
  readonly call: (snapshot: Snapshot<unknown>) => void;
  last: Snapshot<unknown>;
}

/** How an entry's data comes about where it is more than the entry's own content. */
export interface Selector {
  build(entry: CacheEntry): View;
  /** Milliseconds since 1970. */
  expiresAt(entry: CacheEntry): number;
  provenance?(entry: CacheEntry): Provenance;
  /** The data shows also the states of its parts. */
  readonly volatile?: boolean;
  /** Why there is no data. */
  error?(entry: CacheEntry): unknown;
  /** The data is on its way. */
  isPending?(entry: CacheEntry): boolean;
  evict?(): void;
  invalidate?(): void;
  /** Nobody reads the entry any more: it is about to be dropped. */
  release?(entry: CacheEntry): void;
}

/** Another answer has brought the data since the read failed. */
const isMadeGood = (entry: CacheEntry): boolean =>
  entry.error !== undefined &&
  (entry.selector?.provenance?.(entry).receivedAt ?? entry.receivedAt) > entry.failedAt;

/** The read's snapshot: the one before, unless something in it is different. */
export function readEntry(entry: CacheEntry, now: number, freeze?: Freeze): Snapshot<unknown> {
  const { selector, snapshot: last } = entry;
  entry.usedAt = now;
  entry.view ??= selector ? selector.build(entry) : { data: entry.content };
  const { data, missing } = entry.view;
  const stored = data !== undefined;
  const error =
    stored && isMadeGood(entry)
      ? undefined
      : (entry.error ?? (stored ? undefined : selector?.error?.(entry)));
  // A clock that was set back makes stale what it would otherwise keep for too long.
  const fresh =
    stored && now < (selector ? selector.expiresAt(entry) : entry.expiresAt) && now >= entry.receivedAt;
  const state = fresh
    ? 'Fulfilled'
    : !stored && (entry.loading > 0 || selector?.isPending?.(entry))
      ? 'Pending'
      : error !== undefined
        ? 'Error'
        : stored
          ? 'Stale'
          : 'Unfulfilled';
  const snapshot = {
    state,
    data,
    error: state === 'Error' ? error : undefined,
    missing: state === 'Unfulfilled' ? (missing ?? []) : undefined,
  } as Snapshot<unknown>;
  if (!isAlike(last, snapshot)) {
    entry.snapshot = snapshot;
    freeze?.(snapshot);
  }
  return entry.snapshot;
}

/** The same to who reads and who listens. */
export const isAlike = (a: Snapshot<unknown>, b: Snapshot<unknown>): boolean =>
  a === b ||
  (a.state === b.state &&
    a.data === b.data &&
    a.error === b.error &&
    a.missing?.join() === b.missing?.join());
