import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { fitsType } from './column-type.ts';
import { counted, findRows } from './conflict.ts';
import { execute, SchemaChangeError } from './run.ts';
import { baseType, type Column, isGenerated, quote } from './table.ts';

const alter = (table: string, change: string): string => `alter table ${quote(table)} ${change}`;

/** As it stands between the brackets of `create table`, and after `add column`. */
export function columnDefinition(column: Column): string {
  const byDefault = column.default === undefined ? '' : ` default ${column.default}`;
  return `${quote(column.name)} ${column.type}${byDefault}${column.required ? ' not null' : ''}`;
}

/** A column that is no longer declared is dropped when it is empty or derived; otherwise this describes what would be lost. */
export async function dropColumn(database: Database, table: string, column: Column): Promise<string> {
  const name = `${table}.${column.name}`;
  const filled = isGenerated(column)
    ? undefined
    : await findRows(database, table, `${quote(column.name)} is not null`);
  if (filled) {
    throw new SchemaChangeError(
      `${name} is no longer declared, but has values that would be lost: ${counted(filled.count, 'row')}, for example ${filled.example}. Declare it again, or empty it first.`,
    );
  }
  await execute(database, [alter(table, `drop column ${quote(column.name)}`)]);
  return `${name} goes`;
}

export async function addColumn(database: Database, table: string, column: Column): Promise<string> {
  const name = `${table}.${column.name}`;
  if (column.required && column.default === undefined && !isGenerated(column)) {
    const rows = await findRows(database, table, 'true');
    if (rows) {
      throw new SchemaChangeError(
        `${name} is new and required, but ${table} has ${counted(rows.count, 'row')}, which would be without it. Give it a default.`,
      );
    }
  }
  await execute(database, [alter(table, `add column ${columnDefinition(column)}`)]);
  return `${name} is new (${column.type})`;
}

/** A column with values of its own becomes a derived one, when it is empty. */
export async function deriveColumn(database: Database, table: string, column: Column): Promise<string> {
  const name = `${table}.${column.name}`;
  const own = quote(column.name);
  const filled = await findRows(database, table, `${own} is not null`);
  if (filled) {
    throw new SchemaChangeError(
      `${name} is to be derived, but has values of its own that would be lost: ${counted(filled.count, 'row')}, for example ${filled.example}. Empty it first.`,
    );
  }
  await execute(database, [
    alter(table, `drop column ${own}`),
    alter(table, `add column ${columnDefinition(column)}`),
  ]);
  return `${name} is derived from now on`;
}

/** Values keep what they mean or the change is refused; how a value of one type is written as the other is PostgreSQL's. */
async function changeType(
  database: Database,
  table: string,
  before: Column,
  column: Column,
): Promise<string> {
  const name = `${table}.${column.name}`;
  const own = quote(column.name);
  const changes: string[] = [];
  const [from, to] = [baseType(before), column.type];
  if (isGenerated(before)) changes.push(`alter ${own} drop expression`);
  if (from !== to) {
    const fits = fitsType(from, to, own);
    const lost =
      fits === 'true'
        ? undefined
        : await findRows(database, table, `${own} is not null and (${fits ?? 'false'}) is not true`);
    if (lost) {
      throw new SchemaChangeError(
        `${name} is ${from} and has values that ${to} does not hold: ${counted(lost.count, 'value')} would be lost, for example that of the row ${lost.example}. Change them first.`,
      );
    }
    const value = fits === undefined ? 'null' : own;
    changes.push(`alter ${own} drop default`, `alter ${own} type ${to} using ${value}::${to}`);
  }
  // One after the other: a column is either derived or given a type in one statement.
  await execute(
    database,
    changes.map((change) => alter(table, change)),
  );
  return `${name} was ${before.type} and becomes ${to}`;
}

async function becomeRequired(database: Database, table: string, column: Column): Promise<string> {
  const name = `${table}.${column.name}`;
  const own = quote(column.name);
  const empty = await findRows(database, table, `${own} is null`);
  const fills = column.default !== undefined && !isGenerated(column);
  if (empty && !fills) {
    throw new SchemaChangeError(
      `${name} becomes required, but ${counted(empty.count, 'row')} ${empty.count === 1 ? 'is' : 'are'} without it, for example ${empty.example}. Fill it first, or give the column a default.`,
    );
  }
  if (empty)
    await sql.raw(`update ${quote(table)} set ${own} = default where ${own} is null`).execute(database);
  await execute(database, [alter(table, `alter ${own} set not null`)]);
  const filled = empty ? `; its default, ${column.default}, goes to ${counted(empty.count, 'row')}` : '';
  return `${name} becomes required${filled}`;
}

export async function setRequired(database: Database, table: string, column: Column): Promise<string> {
  if (column.required) return await becomeRequired(database, table, column);
  await execute(database, [alter(table, `alter ${quote(column.name)} drop not null`)]);
  return `${table}.${column.name} may be empty`;
}

async function setDefault(database: Database, table: string, column: Column): Promise<string> {
  const set = column.default === undefined ? 'drop default' : `set default ${column.default}`;
  await execute(database, [alter(table, `alter ${quote(column.name)} ${set}`)]);
  return `${table}.${column.name} has ${column.default === undefined ? 'no default' : `the default ${column.default}`}`;
}

/** Brings a type or a default that differs to what is declared. */
export async function changeColumn(
  database: Database,
  table: string,
  before: Column,
  column: Column,
): Promise<string> {
  if (before.type === column.type) return await setDefault(database, table, column);
  const sentence = await changeType(database, table, before, column);
  await setDefault(database, table, column);
  return sentence;
}
