import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** An id of a copy, in SQL: three letters at the end say which of the fifteen before are capitals, here the B alone. */
const idOf = (keyPrefix: string): string => `'${keyPrefix}B' || lpad(n::text, 11, '0') || 'IAA'`;
/** Copies in one statement: rows of some hundred thousand listings. */
const rowsAtOnce = 200_000;

/** Columns whose value is the copy's own; all others are as in the listing that is copied. `n` is the number of the copy. */
const tables: readonly (readonly [table: string, product: string, own: Readonly<Record<string, string>>])[] =
  [
    [
      'product2',
      'id',
      {
        stock_keeping_unit: `'B' || n`,
        url_name: `'copy-' || n`,
        created_date: `t.created_date - n * interval '1 second'`,
      },
    ],
    ['pricebook_entry', 'product2_id', { id: idOf('01u'), unit_price: `t.unit_price + n % 997` }],
    ['product_category_product', 'product_id', { id: idOf('0ZH') }],
    ['product_stock', 'product_id', {}],
    ['product_search', 'product_id', {}],
    ['product_change', 'product_id', {}],
  ];

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Indexes that are built faster once the rows stand. */
async function dropIndexes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('product2', 'pricebook_entry', 'product_search', 'product_change')
      and indexdef not like 'CREATE UNIQUE%'`.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database);
  return rows.map(({ definition }) => definition);
}

/**
 * Fills a shop by copies of the listings that it has, with `generate_series`, past triggers: nothing of a listing is made but the
 * rows that the catalogue in memory reads. Prices and dates differ from copy to copy, names and texts do not. The indexes that the
 * console lists products by take longest, and are left out where only the catalogue is measured.
 */
export async function fillByCopies(
  database: Database,
  listings: number,
  indexes: 'all' | 'of the catalogue' = 'all',
): Promise<void> {
  const dropped = await dropIndexes(database);
  await sql`create table bench_base as select id, row_number() over (order by id) - 1 as at from product2`.execute(
    database,
  );
  // One row of each listing: some have several prices and categories.
  for (const [table, product] of tables)
    await sql`create table ${sql.table(`bench_${table}`)} as select distinct on (${sql.id(product)}) *
      from ${sql.table(table)} order by ${sql.id(product)}`.execute(database);
  await sql`analyze`.execute(database);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bench_base`.execute(
    database,
  );
  const base = rows[0]?.count ?? 1;
  for (let done = base; done < listings; done += rowsAtOnce) {
    const last = Math.min(listings, done + rowsAtOnce) - 1;
    await database.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const [table, product, own] of tables) {
        const columns = await columnsOf(transaction, table);
        const value = (column: string): string =>
          column === product ? idOf('01t') : (own[column] ?? `t."${column}"`);
        await sql`
          insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.id(column)))})
          select ${sql.raw(columns.map(value).join(', '))}
          from generate_series(${sql.lit(done)}, ${sql.lit(last)}) n
          join bench_base b on b.at = n % ${sql.lit(base)}
          join ${sql.table(`bench_${table}`)} t on t.${sql.id(product)} = b.id`.execute(transaction);
      }
    });
    console.log(`${last + 1} of ${listings} listings`);
  }
  for (const table of ['base', ...tables.map(([name]) => name)])
    await sql`drop table ${sql.table(`bench_${table}`)}`.execute(database);
  for (const definition of dropped)
    if (indexes === 'all' || !/ ON public\.product2 /.test(definition))
      await sql.raw(definition).execute(database);
  // Else the database would do it while something is measured.
  await sql`vacuum (analyze)`.execute(database);
}
