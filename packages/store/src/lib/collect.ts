import type { Cells } from './cache-entries.ts';
import type { Cell } from './cache-entry.ts';
import { hasParents } from './dependent.ts';

const inUse = (cell: Cell): boolean => cell.listeners.size > 0 || cell.loading > 0 || hasParents(cell);

/** Drops the keys that were not read for longest until so many are left, and answers them. What is in use stays. */
export function collectCells(cells: Cells, left: number): readonly string[] {
  const idle = [...cells.all()].filter((cell) => !inUse(cell)).sort((a, b) => a.usedAt - b.usedAt);
  const dropped = idle.slice(0, Math.max(0, cells.size() - left));
  for (const cell of dropped) cells.drop(cell);
  return dropped.map(({ key }) => key);
}
