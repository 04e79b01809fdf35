import type { CacheEntry } from './cache-entry.ts';
import type { Freeze } from './freeze.ts';
import type { Origin } from './snapshot.ts';
import { shareStructure } from './structural-sharing.ts';

/** When something ends that begins now; below 0 it never does. Both in milliseconds. */
export const until = (now: number, lifetime: number): number =>
  lifetime < 0 ? Number.POSITIVE_INFINITY : now + lifetime;

/** Replaces the content of an entry, and returns whether it is the same as before. */
export function writeContent(
  entry: CacheEntry,
  content: unknown,
  now: number,
  lifetime: number,
  origin: Origin,
  freeze?: Freeze,
): boolean {
  const next = shareStructure(entry.content, content);
  freeze?.(next);
  freeze?.(content);
  entry.receivedAt = now;
  entry.expiresAt = until(now, lifetime);
  entry.origin = origin;
  entry.error = undefined;
  const isSame = next === entry.content;
  entry.content = next;
  return isSame;
}

/** Notes an error beside the content, which stays. */
export function writeFailure(entry: CacheEntry, error: unknown, now: number, lifetime: number): void {
  entry.error = error;
  entry.failedAt = now;
  entry.errorUntil = until(now, lifetime);
}
