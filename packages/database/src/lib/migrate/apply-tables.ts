import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { changeColumn, dropColumn } from './change-column.ts';
import { type Column, partName, quote, type Table } from './table.ts';

/** What was declared when a column was last migrated; columns that migrations made are not in here and stay untouched. */
async function readRegister(database: Database): Promise<Map<string, Map<string, Column>>> {
  await sql`
    create table if not exists relab_column (
      table_name text not null,
      column_name text not null,
      declared jsonb not null,
      primary key (table_name, column_name)
    )`.execute(database);
  const { rows } = await sql<{ table_name: string; declared: Column }>`
    select table_name, declared from relab_column`.execute(database);
  const register = new Map<string, Map<string, Column>>();
  for (const { table_name, declared } of rows) {
    const columns = register.get(table_name) ?? new Map<string, Column>();
    register.set(table_name, columns.set(declared.name, declared));
  }
  return register;
}

const definition = (column: Column): string =>
  `${quote(column.name)} ${column.type}${column.default === undefined ? '' : ` default ${column.default}`}`;

async function hasRows(database: Database, table: Table): Promise<boolean> {
  const { rows } = await sql.raw(`select 1 from ${quote(table.name)} limit 1`).execute(database);
  return rows.length > 0;
}

async function addColumn(database: Database, table: Table, column: Column): Promise<void> {
  if (column.required && column.default === undefined && (await hasRows(database, table))) {
    throw new Error(
      `${table.name}.${column.name} is new and required, but ${table.name} has rows, which would be without it. Give it a default.`,
    );
  }
  await sql.raw(`alter table ${quote(table.name)} add column ${definition(column)}`).execute(database);
}

/** Constraints and indexes of a column that is new. References come later, when every table is there. */
async function constrain(database: Database, table: Table, column: Column): Promise<void> {
  const name = quote(table.name);
  const own = quote(column.name);
  if (column.required) await sql.raw(`alter table ${name} alter ${own} set not null`).execute(database);
  if (column.check !== undefined) {
    const constraint = partName(table.name, column.name, 'check');
    await sql
      .raw(`alter table ${name} add constraint ${constraint} check (${column.check})`)
      .execute(database);
  }
  if (column.unique) {
    const live = table.liveRows === undefined ? '' : ` where ${table.liveRows}`;
    const index = partName(table.name, column.name, 'key');
    await sql.raw(`create unique index ${index} on ${name} (${own})${live}`).execute(database);
  } else if (column.indexed || column.references !== undefined) {
    const index = partName(table.name, column.name, 'idx');
    await sql.raw(`create index ${index} on ${name} (${own})`).execute(database);
  }
}

async function register(database: Database, table: Table, column: Column): Promise<void> {
  await sql`
    insert into relab_column (table_name, column_name, declared)
    values (${table.name}, ${column.name}, ${JSON.stringify(column)}::jsonb)
    on conflict (table_name, column_name) do update set declared = excluded.declared`.execute(database);
}

const same = (one: Column, other: Column): boolean => canonical(one) === canonical(other);
const canonical = (column: Column): string => JSON.stringify(Object.entries(column).sort());

/**
 * Creates the tables and columns that are missing and changes those whose declaration changed. Tables that are no longer
 * declared are kept.
 */
export async function applyTables(
  database: Database,
  tables: readonly Table[],
  log: (line: string) => void,
): Promise<void> {
  const known = await readRegister(database);
  const added: { table: Table; column: Column }[] = [];
  for (const table of tables) {
    for (const sequence of table.sequences ?? []) {
      await sql.raw(`create sequence if not exists ${quote(sequence)}`).execute(database);
    }
    const columns = known.get(table.name);
    if (!columns) {
      log(`Table ${table.name}`);
      const lines = [`${quote('id')} text primary key`, ...table.columns.map(definition)];
      await sql.raw(`create table ${quote(table.name)} (${lines.join(', ')})`).execute(database);
      added.push(...table.columns.map((column) => ({ table, column })));
      continue;
    }
    for (const column of table.columns) {
      const before = columns.get(column.name);
      if (!before) {
        log(`Column ${table.name}.${column.name}`);
        await addColumn(database, table, column);
        added.push({ table, column });
      } else if (!same(before, column)) {
        log(`Column ${table.name}.${column.name} changes`);
        await changeColumn(database, table, before, column);
        await register(database, table, column);
      }
    }
    const declared = new Set(table.columns.map(({ name }) => name));
    for (const [name] of columns) if (!declared.has(name)) await dropColumn(database, table, name);
  }
  for (const { table, column } of added) await constrain(database, table, column);
  for (const { table, column } of added) {
    if (column.references !== undefined) {
      const constraint = partName(table.name, column.name, 'fk');
      await sql
        .raw(
          `alter table ${quote(table.name)} add constraint ${constraint} foreign key (${quote(column.name)}) references ${quote(column.references)} (id)`,
        )
        .execute(database);
    }
    await register(database, table, column);
  }
}
