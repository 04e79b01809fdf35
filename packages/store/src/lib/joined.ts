import type { Cell, Reading } from './cell.ts';
import { readCell } from './cell.ts';
import type { Cells } from './cells.ts';
import { addParent, removeParent } from './dependent.ts';
import type { Snapshot } from './snapshot.ts';

/** How a read comes about that is put together from the snapshots of others. */
export function joinReading(
  cells: Cells,
  parts: readonly { readonly key: string; read(): unknown }[],
  combine: (snapshots: readonly Snapshot<unknown>[]) => unknown,
  now: () => number,
  errorOf: (snapshots: readonly Snapshot<unknown>[]) => unknown,
): Reading {
  let seen: readonly Snapshot<unknown>[] = [];
  let data: unknown;

  const partsOf = (cell: Cell): Cell[] =>
    parts.map(({ key, read }) => {
      // Its reading is set where it was dropped meanwhile.
      read();
      const part = cells.of(key);
      addParent(part, cell);
      return part;
    });

  function combined(cell: Cell): unknown {
    const snapshots = look(cell);
    if (
      snapshots.length !== seen.length ||
      snapshots.some(({ data, error }, index) => data !== seen[index]?.data || error !== seen[index]?.error)
    ) {
      seen = snapshots;
      data = combine(snapshots);
    }
    return data;
  }

  const look = (cell: Cell) => partsOf(cell).map((part) => readCell(part, now()));

  return {
    error: (cell) => errorOf(look(cell)),
    isPending: (cell) => look(cell).some(({ state }) => state === 'Pending'),
    volatile: true,
    build: (cell) => ({ data: combined(cell) }),
    expiresAt(cell) {
      let first = Number.POSITIVE_INFINITY;
      for (const part of partsOf(cell)) {
        const { state } = readCell(part, now());
        const settled = part.reading ? part.reading.expiresAt(part) : part.expiresAt;
        // A clock that was set back makes stale what it would otherwise keep for too long.
        const held = now() < part.takenAt ? 0 : settled;
        first = Math.min(first, state === 'Error' ? part.errorUntil : held);
      }
      return first;
    },
    release(cell) {
      for (const { key } of parts) removeParent(cells.of(key), cell);
    },
  };
}
