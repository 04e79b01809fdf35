import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { readOnlyServer } from './statements/pooled-connection.ts';

const attempts = 5;

/**
 * Serialization failure, deadlock, a server that was demoted (the next attempt finds the new primary): nothing was done, and
 * trying again is the cure.
 */
const passing = new Set(['40001', '40P01', readOnlyServer]);

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.has(error.code);

/** All of the work or nothing of it, inside a transaction that goes on either way. */
export async function withSavepoint<Result>(
  transaction: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint work`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(transaction);
    await sql`release savepoint work`.execute(transaction);
    throw error;
  }
}

/**
 * All of the work or nothing of it; again when the database gave it up in favour of another one. Inside a transaction
 * it is a part of that one.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return await withSavepoint(database, () => work(database));
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error;
      await sleep(attempt * 10 * Math.random());
    }
  }
}
