import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Column, partName, quote, type Table } from './table.ts';
import { isWidening } from './widening.ts';

async function exists(database: Database, query: string): Promise<boolean> {
  const { rows } = await sql.raw(`select 1 from ${query} limit 1`).execute(database);
  return rows.length > 0;
}

const isFilled = (database: Database, table: Table, column: string): Promise<boolean> =>
  exists(database, `${quote(table.name)} where ${quote(column)} is not null`);

/** A column that is no longer declared goes when it is empty; otherwise this says what would be lost. */
export async function dropColumn(database: Database, table: Table, column: string): Promise<void> {
  if (await isFilled(database, table, column)) {
    throw new Error(
      `${table.name}.${column} is no longer declared, but has values that would be lost. Declare it again, or empty it first.`,
    );
  }
  await sql.raw(`alter table ${quote(table.name)} drop column ${quote(column)}`).execute(database);
  await sql`delete from relab_column where table_name = ${table.name} and column_name = ${column}`.execute(
    database,
  );
}

async function changeType(database: Database, table: Table, before: Column, column: Column): Promise<void> {
  const name = `${table.name}.${column.name}`;
  if (!isWidening(before.type, column.type) && (await isFilled(database, table, column.name))) {
    throw new Error(`${name} is ${before.type} and has values; as ${column.type} some could be lost.`);
  }
  const using = isWidening(before.type, column.type) ? quote(column.name) : 'null';
  await sql
    .raw(
      `alter table ${quote(table.name)} alter ${quote(column.name)} drop default,
       alter ${quote(column.name)} type ${column.type} using ${using}::${column.type}`,
    )
    .execute(database);
}

async function changeCheck(database: Database, table: Table, column: Column): Promise<void> {
  const constraint = partName(table.name, column.name, 'check');
  const name = quote(table.name);
  await sql.raw(`alter table ${name} drop constraint if exists ${constraint}`).execute(database);
  if (column.check === undefined) return;
  if (await exists(database, `${name} where not (${column.check})`)) {
    throw new Error(`${table.name}.${column.name} has values that are no longer allowed. Change them first.`);
  }
  await sql.raw(`alter table ${name} add constraint ${constraint} check (${column.check})`).execute(database);
}

async function changeRequired(database: Database, table: Table, column: Column): Promise<void> {
  const verb = column.required ? 'set' : 'drop';
  if (
    column.required &&
    (await exists(database, `${quote(table.name)} where ${quote(column.name)} is null`))
  ) {
    throw new Error(
      `${table.name}.${column.name} becomes required, but some rows are without it. Fill them first.`,
    );
  }
  await sql
    .raw(`alter table ${quote(table.name)} alter ${quote(column.name)} ${verb} not null`)
    .execute(database);
}

async function changeIndexes(database: Database, table: Table, column: Column): Promise<void> {
  const name = quote(table.name);
  const own = quote(column.name);
  const key = partName(table.name, column.name, 'key');
  const index = partName(table.name, column.name, 'idx');
  await sql.raw(`drop index if exists ${key}, ${index}`).execute(database);
  if (column.unique) {
    const live = table.liveRows ?? 'true';
    const repeated = `(select 1 from ${name} where ${live} and ${own} is not null group by ${own} having count(*) > 1) repeated`;
    if (await exists(database, repeated)) {
      throw new Error(
        `${table.name}.${column.name} becomes unique, but some values are there twice. Change them first.`,
      );
    }
    await sql.raw(`create unique index ${key} on ${name} (${own}) where ${live}`).execute(database);
  } else if (column.indexed || column.references !== undefined) {
    await sql.raw(`create index ${index} on ${name} (${own})`).execute(database);
  }
}

async function changeReference(database: Database, table: Table, column: Column): Promise<void> {
  const name = quote(table.name);
  const constraint = partName(table.name, column.name, 'fk');
  await sql.raw(`alter table ${name} drop constraint if exists ${constraint}`).execute(database);
  if (column.references === undefined) return;
  const target = quote(column.references);
  const dangling = `${name} child where ${quote(column.name)} is not null and not exists (select 1 from ${target} where id = child.${quote(column.name)})`;
  if (await exists(database, dangling)) {
    throw new Error(`${table.name}.${column.name} names rows that ${column.references} does not have.`);
  }
  await sql
    .raw(
      `alter table ${name} add constraint ${constraint} foreign key (${quote(column.name)}) references ${target} (id)`,
    )
    .execute(database);
}

/** Brings a column from its former declaration to the present one, or refuses with a sentence; no value is changed. */
export async function changeColumn(
  database: Database,
  table: Table,
  before: Column,
  column: Column,
): Promise<void> {
  if (before.type !== column.type) await changeType(database, table, before, column);
  if (before.type !== column.type || before.default !== column.default) {
    const verb = column.default === undefined ? 'drop default' : `set default ${column.default}`;
    await sql.raw(`alter table ${quote(table.name)} alter ${quote(column.name)} ${verb}`).execute(database);
  }
  if (before.check !== column.check) await changeCheck(database, table, column);
  if (before.required !== column.required) await changeRequired(database, table, column);
  if (before.references !== column.references) await changeReference(database, table, column);
  const indexed = (one: Column): string => JSON.stringify([one.unique, one.indexed, one.references]);
  if (indexed(before) !== indexed(column)) await changeIndexes(database, table, column);
}
