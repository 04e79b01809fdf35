import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@relab/database';

const attempts = 5;

/** Serialization failure and deadlock: nothing was done, and trying again is the cure. */
const passing = new Set(['40001', '40P01']);

function isPassing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.has(error.code)
  );
}

/** Runs in one transaction, again when the database gave it up in favour of another one. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
      await sleep(attempt * 10 * Math.random());
    }
  }
}
