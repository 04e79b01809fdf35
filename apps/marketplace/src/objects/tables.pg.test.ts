import { commerceTables } from '@relab/commerce';
import { contentTables } from '@relab/content';
import { type DeclaredTable, registerTables } from '@relab/database';
import {
  type Catalogue,
  migratedDatabase,
  readCatalogue,
  specsOf,
  type TestDatabase,
} from '@relab/database/testing';
import { recordsTables } from '@relab/records';
import { hostTables } from '@relab/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declarations, migrations } from './objects.ts';
import { marketplaceTables } from './tables.ts';

const tables: readonly DeclaredTable[] = [
  ...registerTables,
  ...hostTables,
  ...recordsTables,
  ...contentTables,
  ...commerceTables,
  ...marketplaceTables,
];

let server: TestDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  server = await migratedDatabase('pglite', { objects: declarations, migrations });
  catalogue = await readCatalogue(server.database);
});
afterAll(() => server.close());

/** All that is declared: tables of objects, tables of migrations, and columns that migrations add to those of objects. */
function declared(): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {};
  for (const { table } of declarations) all[table.name] = { ...specsOf(table) };
  for (const { name, columns } of tables) {
    const specs = Object.entries(columns).map(([column, { spec }]) => [column, spec] as const);
    all[name] = { ...all[name], ...Object.fromEntries(specs) };
  }
  return all;
}

test('every table and every column of the database is declared as it is', () => {
  expect(declared()).toEqual(catalogue);
});

test('what a declared column is among is what a check of its table says', async () => {
  const { rows } = await sql<{ table: string; text: string }>`
    select c.relname as "table", pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'c'`.execute(
    server.database,
  );
  const valuesOf = (table: string, column: string): readonly string[] | undefined => {
    const check = rows.find((row) => row.table === table && row.text.startsWith(`CHECK ((${column} = ANY (`));
    return check?.text.match(/'[^']*'(?=::text)/g)?.map((value) => value.slice(1, -1));
  };
  const among = tables.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, { values }]) => (values ? [{ name, column, values }] : [])),
  );
  expect(among.length).toBeGreaterThan(10);
  for (const { name, column, values } of among)
    expect(valuesOf(name, column), `${name}.${column}`).toEqual(values);
});
