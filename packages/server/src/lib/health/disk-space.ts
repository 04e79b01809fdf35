import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** PostgreSQL's disk_full. */
export const diskFull = '53100';

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === diskFull;

export interface DiskSpace {
  /** Remembers that the database had no room for something. */
  note(error: unknown): void;
  /** False from then on until the database could write again. */
  hasRoom(): Promise<boolean>;
}

/** Whether the database can write, tried only after it could not: a megabyte that is gone again at once. */
export function watchDiskSpace(database: Database): DiskSpace {
  let isFull = false;
  return {
    note(error) {
      if (isDiskFull(error)) isFull = true;
    },
    async hasRoom() {
      if (!isFull) return true;
      try {
        await database.transaction().execute(async (transaction) => {
          await sql`create temp table relab_room (filler text) on commit drop`.execute(transaction);
          await sql`insert into relab_room select repeat('x', 1900) from generate_series(1, 500)`.execute(
            transaction,
          );
        });
        isFull = false;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
      return !isFull;
    },
  };
}
