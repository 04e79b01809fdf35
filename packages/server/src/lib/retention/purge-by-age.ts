import { sql } from 'kysely';
import type { Purge } from './retention-rule.ts';

/**
 * Removes rows of a table whose moment in a column is over, the oldest first: found by an index of that column alone. Rows
 * that somebody else has locked are left to the next run.
 */
export const purgeByAge =
  (table: string, column: string): Purge =>
  async ({ database, before, limit }) => {
    // By the place of a row, since tables have keys of one column or of several.
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}
        order by ${sql.ref(column)} limit ${limit} for update skip locked))`.execute(database);
    return Number(numAffectedRows);
  };
