import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Any constant: instances that start at once wait for each other on it. */
const migrationLock = 7_352_201_163;

/** Until the end of the transaction nobody else migrates. */
export async function lockMigrations(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
}
