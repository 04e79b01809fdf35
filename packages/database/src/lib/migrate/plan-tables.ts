import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type ApplyOptions, applyTables } from './apply-tables.ts';
import { lockMigrations } from './migration-lock.ts';
import { readRegister } from './register.ts';
import type { Table } from './table.ts';

/**
 * What bringing these tables to the database would change, and what of it is refused (`Refused: …`), a sentence each.
 * It is a rehearsal: everything is done as a migration does it, under its locks, and then rolled back. Rejects when a
 * table is in use for more than ten seconds, so as not to hold up those who use it.
 */
export async function planTables(
  database: Database,
  tables: readonly Table[],
  options: ApplyOptions = {},
): Promise<readonly string[]> {
  const sentences: string[] = [];
  const transaction = await database.startTransaction().execute();
  try {
    await sql`set local lock_timeout = '10s'`.execute(transaction);
    await lockMigrations(transaction);
    const register = await readRegister(transaction);
    const problems = await applyTables(
      transaction,
      register,
      tables,
      (line) => sentences.push(line),
      options,
    );
    return [...sentences.map((line) => `${line}.`), ...problems.map((line) => `Refused: ${line}`)];
  } finally {
    await transaction.rollback().execute();
  }
}
