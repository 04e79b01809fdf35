import type { Database } from '@relab/database';
import { sql } from 'kysely';

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly length: number | null;
}

/** A value of each type for the row `n`; texts are the same in all columns, so that a row refers to the one of its number in any table. */
function valueFor({ name, type, length }: ColumnRow): string {
  // JSON as a text.
  if (name === 'payment' && type !== 'jsonb') return `'{}'`;
  if (name === 'email' || name.endsWith('_email')) return `'person' || n || '@filled.example'`;
  switch (type) {
    case 'text':
    case 'character varying':
    case 'character':
      return length !== null && length < 12 ? `left(n::text, ${length})` : `'filled' || n`;
    case 'timestamp with time zone':
      return `now() - n * interval '1 minute'`;
    case 'date':
      return 'current_date';
    case 'time without time zone':
      return `'10:00'::time`;
    case 'boolean':
      return 'n % 2 = 0';
    case 'jsonb':
    case 'json':
      return `json_build_object('email', 'person' || n || '@filled.example')::${type}`;
    case 'ARRAY':
      return 'null';
    case 'uuid':
      return `md5('filled' || n)::uuid`;
    case 'bytea':
      return `'\\x00'::bytea`;
    case 'smallint':
    case 'numeric':
      return 'n % 9';
    case 'integer':
    case 'bigint':
    case 'double precision':
    case 'real':
      return 'n';
    default:
      return 'null';
  }
}

/** The tables of a database, without views. */
export async function allTables(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Fills tables with so many rows each, without triggers, references and checks: for looking at what reads how much of them,
 * and for nothing else. What would be there twice is left out.
 */
export async function fillTables(
  database: Database,
  counts: ReadonlyMap<string, number>,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  const { rows: columns } = await sql<ColumnRow>`
    select table_name as table, column_name as name, data_type as type, character_maximum_length as length
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(database);
  const { rows: checks } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`.execute(database);
  for (const [table, count] of counts) {
    const own = columns.filter((column) => column.table === table);
    const names = sql.join(own.map(({ name }) => sql.id(name)));
    for (const check of checks.filter((one) => one.table.replaceAll('"', '') === table))
      await sql`alter table ${sql.id(table)} drop constraint if exists ${sql.id(check.name)} cascade`.execute(
        database,
      );
    for (const { name } of own.filter((column) => valueFor(column) === 'null'))
      await sql`alter table ${sql.id(table)} alter ${sql.id(name)} drop not null`.execute(database);
    // Built at once over all rows: a tenth of the time.
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(${`"${table}"`}) and not i.indisunique`.execute(database);
    await database.transaction().execute(async (transaction) => {
      for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(transaction);
      await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`set local synchronous_commit = off`.execute(transaction);
      await sql`
        insert into ${sql.id(table)} (${names})
        select ${sql.raw(own.map(valueFor).join(', '))} from generate_series(1, ${count}::int) n
        on conflict do nothing`.execute(transaction);
      for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
    });
    await sql`analyze ${sql.id(table)}`.execute(database);
    log(`${table} ${count}`);
  }
}
