import type { CacheEntries } from './cache-entries.ts';
import type { CacheEntry } from './cache-entry.ts';
import { hasParents } from './dependent.ts';

const inUse = (entry: CacheEntry): boolean =>
  entry.listeners.size > 0 || entry.loading > 0 || hasParents(entry);

/** Drops the keys that were not read for longest until so many are left, and answers them. What is in use stays. */
export function collectEntries(entries: CacheEntries, left: number): readonly string[] {
  const idle = [...entries.all()].filter((entry) => !inUse(entry)).sort((a, b) => a.usedAt - b.usedAt);
  const dropped = idle.slice(0, Math.max(0, entries.size() - left));
  for (const entry of dropped) entries.drop(entry);
  return dropped.map(({ key }) => key);
}
