import type { CacheEntries } from './cache-entries.ts';
import type { CacheEntry } from './cache-entry.ts';
import { readTime, type WrittenEntry } from './state.ts';

export interface HydrateContext {
  readonly entries: CacheEntries;
  readonly now: () => number;
  readonly reviveError: (written: unknown) => unknown;
  /** For so many milliseconds what is never fresh counts as fresh. */
  readonly grace: number;
  /** By how much the clock of the state and the store's own differ, in milliseconds. */
  readonly shift: number;
  /** Called with each entry that is another one now. */
  readonly renew: (entry: CacheEntry) => void;
}

/** Adopts the rows of a state that are newer than what is stored; passes over what is of another form. */
export function hydrateEntries(
  rows: readonly unknown[],
  { entries, now, reviveError, grace, shift, renew }: HydrateContext,
): void {
  for (const row of rows) {
    if (!Array.isArray(row) || typeof row[0] !== 'string') continue;
    const [key, receivedAt, expiresAt, content, error, errorUntil = 0] = row as unknown as WrittenEntry;
    const entry = entries.of(key);
    if (entry.receivedAt > readTime(receivedAt, shift)) continue;
    entry.content = content ?? undefined;
    entry.receivedAt = readTime(receivedAt, shift);
    entry.expiresAt = readTime(expiresAt, shift);
    entry.origin = 'state';
    if (entry.expiresAt >= entry.receivedAt) entry.expiresAt = Math.max(entry.expiresAt, now() + grace);
    entry.error = error === undefined ? undefined : reviveError(error);
    entry.failedAt = now();
    entry.errorUntil = readTime(errorUntil, shift);
    renew(entry);
  }
}
