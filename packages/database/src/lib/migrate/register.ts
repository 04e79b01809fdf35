import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Column, Table } from './table.ts';

/** A table as it was when it was last migrated; columns that migrations made are not in here and stay untouched. */
export interface RegisteredTable extends Table {
  /** It is no longer declared, and the log has said so. */
  readonly retired?: boolean;
  /** It was migrated when only columns were registered: the rest is not registered. */
  readonly partial?: boolean;
}

/** What the database was brought to before. */
export interface Register {
  readonly tables: ReadonlyMap<string, RegisteredTable>;
  /** Checksums of the migrations that are applied, by name. */
  readonly migrations: ReadonlyMap<string, string>;
}

const extensions = ['pg_trgm', 'unaccent'];

/** Extensions and the register itself, where they are missing: one statement when they are not. */
async function install(database: Database): Promise<void> {
  const { rows } = await sql<{ missing: readonly string[]; registered: boolean }>`
    select
      array(
        select name from unnest(${extensions}::text[]) name
        where not exists (select 1 from pg_extension where extname = name)
      ) as missing,
      to_regclass('relab_column') is not null and to_regclass('relab_table') is not null
        and to_regclass('relab_migration') is not null as registered`.execute(database);
  for (const name of rows[0]?.missing ?? [])
    await sql`create extension if not exists ${sql.id(name)}`.execute(database);
  if (rows[0]?.registered) return;
  await sql
    .raw(`
    create table if not exists relab_column (
      table_name text not null,
      column_name text not null,
      declared jsonb not null,
      primary key (table_name, column_name)
    );
    create table if not exists relab_table (
      table_name text primary key,
      declared jsonb not null
    );
    create table if not exists relab_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );`)
    .execute(database);
}

type Row =
  | { readonly part: 'column'; readonly name: string; readonly declared: Column }
  | {
      readonly part: 'table';
      readonly name: string;
      readonly declared: Omit<RegisteredTable, 'name' | 'columns'>;
    }
  | { readonly part: 'migration'; readonly name: string; readonly declared: string };

/** Two statements, unless something is to be installed. */
export async function readRegister(database: Database): Promise<Register> {
  await install(database);
  const { rows } = await sql<Row>`
    select 'column' as part, table_name as name, declared from relab_column
    union all select 'table', table_name, declared from relab_table
    union all select 'migration', name, to_jsonb(checksum) from relab_migration`.execute(database);
  const columns = new Map<string, Column[]>();
  const declarations = new Map<string, Omit<RegisteredTable, 'name' | 'columns'>>();
  const migrations = new Map<string, string>();
  for (const row of rows) {
    if (row.part === 'migration') migrations.set(row.name, row.declared);
    else if (row.part === 'table') declarations.set(row.name, row.declared);
    else columns.set(row.name, [...(columns.get(row.name) ?? []), row.declared]);
  }
  const names = new Set([...columns.keys(), ...declarations.keys()]);
  const tableOf = (name: string): RegisteredTable => ({
    name,
    columns: columns.get(name) ?? [],
    ...(declarations.get(name) ?? { partial: true }),
  });
  return { tables: new Map([...names].map((name) => [name, tableOf(name)])), migrations };
}

/** Replaces what is registered of the tables; `gone` are names of tables that are no more. */
export async function writeRegister(
  database: Database,
  tables: readonly RegisteredTable[],
  gone: readonly string[],
): Promise<void> {
  const names = [...tables.map(({ name }) => name), ...gone];
  if (names.length === 0) return;
  // A former name is how a column came here, not what it is.
  const columns = tables.flatMap((table) =>
    table.columns.map(({ formerly: _, ...declared }) => ({ table: table.name, declared })),
  );
  const declarations = tables.map(({ name, columns: _, formerly: __, ...declared }) => ({
    table: name,
    declared,
  }));
  await sql`delete from relab_column where table_name = any(${names}::text[])`.execute(database);
  await sql`delete from relab_table where table_name = any(${names}::text[])`.execute(database);
  await sql`
    insert into relab_column (table_name, column_name, declared)
    select given->>'table', given->'declared'->>'name', given->'declared'
    from jsonb_array_elements(${JSON.stringify(columns)}::jsonb) given`.execute(database);
  await sql`
    insert into relab_table (table_name, declared)
    select given->>'table', given->'declared'
    from jsonb_array_elements(${JSON.stringify(declarations)}::jsonb) given`.execute(database);
}
