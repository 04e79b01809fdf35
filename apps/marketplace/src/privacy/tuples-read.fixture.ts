import type { Database } from '@relab/database';
import { sql } from 'kysely';

interface Counted {
  readonly table: string;
  readonly scanned: number;
  readonly indexed: number;
}

async function counted(database: Database): Promise<ReadonlyMap<string, Counted>> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<Counted>`
    select t.relname as table, t.seq_tup_read::int8::float8 as scanned,
      coalesce((select sum(i.idx_tup_read)::float8 from pg_stat_user_indexes i where i.relid = t.relid), 0) as indexed
    from pg_stat_user_tables t`.execute(database);
  return new Map(rows.map((row) => [row.table, row]));
}

/** Rows of a table that some work has read, or entries of its indexes. */
export interface TuplesRead {
  readonly table: string;
  /** From its beginning to its end. */
  readonly scanned: number;
  /** Entries of indexes. */
  readonly indexed: number;
}

/**
 * What work reads of each table as PostgreSQL itself counts it: triggers, references and functions are among it, which no plan of
 * a statement shows. All on one connection, whose counts are flushed before they are read.
 */
export async function tuplesRead(
  database: Database,
  work: (connection: Database) => Promise<unknown>,
): Promise<readonly TuplesRead[]> {
  return await database.connection().execute(async (connection) => {
    const before = await counted(connection);
    await work(connection);
    const after = await counted(connection);
    return [...after.values()].flatMap(({ table, scanned, indexed }) => {
      const earlier = before.get(table);
      const row = {
        table,
        scanned: scanned - (earlier?.scanned ?? 0),
        indexed: indexed - (earlier?.indexed ?? 0),
      };
      return row.scanned + row.indexed > 0 ? [row] : [];
    });
  });
}
