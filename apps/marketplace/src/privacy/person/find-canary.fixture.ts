import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Every column of text, JSON or bytes in which a word stands, as `table.column`: of whatever tables there are. */
export async function findCanary(database: Database, canary: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY', 'tsvector')`.execute(
    database,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${canary}%`}
        or ${sql.ref(column)}::text ilike ${`%${Buffer.from(canary).toString('hex')}%`} limit 1`.execute(
      database,
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}
