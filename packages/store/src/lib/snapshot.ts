/**
 * What a read finds (D-099). The object stays the same one as long as nothing that it read has changed.
 *
 * - Fulfilled: all there and fresh.
 * - Stale: all there, past its lifetime or marked.
 * - Unfulfilled: not cached, or in part; `missing` names the fields that a cached record lacks.
 * - Pending: not there, and being requested.
 * - Error: the last request failed; `data` is what was cached before, if anything was.
 */
export type Snapshot<Data> =
  | SnapshotOf<'Fulfilled' | 'Stale', Data, undefined>
  | SnapshotOf<'Pending', undefined, undefined>
  | SnapshotOf<'Unfulfilled', undefined, undefined, readonly string[]>
  | SnapshotOf<'Error', Data | undefined, unknown>;

interface SnapshotOf<State extends string, Data, Failure, Missing = undefined> {
  readonly state: State;
  readonly data: Data;
  readonly error: Failure;
  readonly missing: Missing;
}

/** What could be put together for a read; `data` is undefined where anything is missing. */
export interface View {
  readonly data: unknown;
  readonly missing?: readonly string[];
  /** The same record as a polymorphic reference shows it; made when it is first read so. */
  polymorphic?: unknown;
}

/** Who brought what is cached: a server's answer, a state that was ingested, or a write that is not confirmed yet. */
export type Origin = 'server' | 'state' | 'optimistic';

/** Where data came from, and how long it holds. Times are milliseconds since 1970. */
export interface Provenance {
  readonly origin: Origin;
  readonly receivedAt: number;
  readonly expiresAt: number;
}
