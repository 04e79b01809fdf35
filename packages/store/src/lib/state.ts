import type { CacheEntry } from './cache-entry.ts';

/** Changes with the form; another version's state is passed over. */
export const stateVersion = 3;

/** Null stands for a time that never comes, since JSON knows no infinity. */
export type WrittenTime = number | null;

export type WrittenEntry = readonly [
  key: string,
  receivedAt: number,
  expiresAt: WrittenTime,
  content: unknown,
  error?: unknown,
  errorUntil?: WrittenTime,
];

/**
 * What a store holds, as JSON (`dehydrate`, `hydrate`). `at` is its clock when it was written, in milliseconds since
 * 1970.
 */
export interface State {
  readonly version: number;
  readonly at: number;
  readonly entries: readonly WrittenEntry[];
  readonly slices: Readonly<Record<string, unknown>>;
}

export const writeTime = (time: number): WrittenTime => (Number.isFinite(time) ? time : null);

export const readTime = (written: WrittenTime, shift: number): number =>
  written === null ? Number.POSITIVE_INFINITY : Number(written) + shift;

/** What is cached under a key, as one row; none where nothing is. */
export function writeEntry({
  key,
  content,
  receivedAt,
  expiresAt,
  error,
  errorUntil,
  origin,
}: CacheEntry): readonly WrittenEntry[] {
  // What is not confirmed yet is nobody else's.
  if (origin === 'optimistic' || (content === undefined && error === undefined)) return [];
  // An entry that only ever failed has no time of ingestion, and JSON has no -Infinity.
  const kept = [key, Math.max(receivedAt, 0), writeTime(expiresAt), content ?? null] as const;
  return [error === undefined ? kept : [...kept, writeError(error), writeTime(errorUntil)]];
}

/** An error that knows how to be written writes itself. */
function writeError(error: unknown): unknown {
  const { toJSON } = Object(error) as { toJSON?: unknown };
  return typeof toJSON === 'function' ? toJSON.call(error) : error;
}
