import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** What every table holds, as one number each. */
export type TableSums = ReadonlyMap<string, string>;

/** Failed attempts are counted, a session has its last use, and an idempotency key stores errors too. */
const ownBusiness = /attempt|session|rate_?limit|idempotency/i;

async function tableNames(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !ownBusiness.test(name));
}

/** Looks at all tables; the second function checks cheaply whether anything can have changed since its last call. */
export async function tableWatch(database: Database): Promise<{
  sums(): Promise<TableSums>;
  hasMoved(): Promise<boolean>;
}> {
  const names = await tableNames(database);
  const each = names.map(
    (name) => sql`select ${name} as name,
      md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as sum from ${sql.id(name)} as r`,
  );
  const all = sql<{ name: string; sum: string }>`${sql.join(each, sql` union all `)}`;
  let last = '';
  return {
    async sums() {
      const { rows } = await all.execute(database);
      return new Map(rows.map(({ name, sum }) => [name, sum]));
    },
    async hasMoved() {
      const { rows } = await sql<{ at: string }>`
        select txid_snapshot_xmax(txid_current_snapshot())::text as at`.execute(database);
      const at = rows[0]?.at ?? '';
      const moved = at !== last;
      last = at;
      return moved;
    },
  };
}

/** The tables that differ. */
export const changedTables = (before: TableSums, after: TableSums): readonly string[] =>
  [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
