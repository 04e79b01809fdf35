import type { CacheEntries } from './cache-entries.ts';
import type { CacheEntry } from './cache-entry.ts';
import { hasParents } from './dependent.ts';

const inUse = (cell: CacheEntry): boolean => cell.listeners.size > 0 || cell.loading > 0 || hasParents(cell);

/** Drops the keys that were not read for longest until so many are left, and answers them. What is in use stays. */
export function collectEntries(cells: CacheEntries, left: number): readonly string[] {
  const idle = [...cells.all()].filter((cell) => !inUse(cell)).sort((a, b) => a.usedAt - b.usedAt);
  const dropped = idle.slice(0, Math.max(0, cells.size() - left));
  for (const cell of dropped) cells.drop(cell);
  return dropped.map(({ key }) => key);
}
