import { type Change, dehydrate } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { Row, Rows } from './rows.ts';
import { rowId, stateRows } from './state-rows.ts';
import type { StoredRows } from './stored-rows.ts';

export interface RowWriterOptions {
  readonly client: Client;
  readonly rows: Rows;
  readonly partition: string;
  readonly stored: StoredRows;
  /** Which reads are stored, by key. */
  readonly keep: (key: string) => boolean;
  /** There is something left to write, after so many milliseconds. */
  readonly schedule: (milliseconds: number) => void;
  /** The disk has failed so often in a row that nothing more is to be written. */
  readonly failed: () => void;
}

/** Brings what has changed in a client's store to the disk. */
export interface RowWriter {
  mark(id: string): void;
  isMarked(id: string): boolean;
  /** Nothing is marked any more. */
  reset(): void;
  /** Writes what is marked; where the disk fails it stays marked. */
  write(): Promise<void>;
  /** Drops rows that are too old or too many. Rejects where the disk fails. */
  cleanUp(): Promise<void>;
}

/** C-211: cleaned up at most this often, in milliseconds. */
const cleanUpInterval = 5_000;

/** A disk that fails so often in a row is left alone. */
const maxFailures = 3;

export function createRowWriter(options: RowWriterOptions): RowWriter {
  const { client, rows, partition, stored } = options;
  const { store } = client;
  let changed = new Set<string>();
  let failures = 0;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  async function cleanUp(): Promise<void> {
    const excess = stored.excess();
    if (excess.length === 0) return;
    const wait = cleanedAt + cleanUpInterval - store.now();
    if (wait > 0) return options.schedule(wait);
    cleanedAt = store.now();
    await rows.change(partition, { drop: excess });
    for (const id of excess) stored.dropped(id);
  }

  async function change(put: readonly Row[], drop: Set<string>, now: number): Promise<void> {
    if (put.length + drop.size > 0) await rows.change(partition, { put, drop: [...drop] });
    for (const { id } of put) stored.written(id, now);
    for (const id of drop) stored.dropped(id);
    await cleanUp();
  }

  return {
    mark: (id) => changed.add(id),
    isMarked: (id) => changed.has(id),
    reset() {
      changed = new Set();
    },
    async write() {
      const ids = changed;
      changed = new Set();
      const now = store.now();
      const put =
        ids.size > 0 ? stateRows(dehydrate(store, isStored(options, ids)), now, client.language) : [];
      const written = new Set(put.map(({ id }) => id));
      const drop = new Set([...ids].filter((id) => !written.has(id) && stored.has(id)));
      try {
        await change(put, drop, now);
        failures = 0;
      } catch {
        for (const id of ids) changed.add(id);
        if (++failures >= maxFailures) options.failed();
      }
    },
    cleanUp,
  };
}

/** Of the keys, those of reads: a write that was rejected has an entry too, with all that was to be written. */
function isStored(
  { client, stored, keep }: RowWriterOptions,
  ids: ReadonlySet<string>,
): (change: Change) => boolean {
  return ({ slice, id }) => {
    const row = rowId(slice, id);
    if (!ids.has(row)) return false;
    return slice !== 'entries' || ((client.sources.has(id) || stored.has(row)) && keep(id));
  };
}
