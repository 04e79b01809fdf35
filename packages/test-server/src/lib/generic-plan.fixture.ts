import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';

interface ColumnRow {
  readonly name: string;
  readonly type: string;
}

/** What a column gets that has to have something. */
const usual: Readonly<Record<string, string>> = {
  boolean: 'false',
  'character varying': `''`,
  integer: '0',
  numeric: '0',
  text: `''`,
};

/** Adds rows to a table without its triggers and references; `values` are expressions of the row's number `n`, from 1 on. */
export async function fillRows(
  database: Database,
  table: string,
  count: number,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<ColumnRow>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    database,
  );
  const needed = rows.map(({ name, type }) => [name, usual[type] ?? 'now()'] as const);
  const all = { ...Object.fromEntries(needed), ...values };
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      insert into ${sql.id(table)} (${sql.join(Object.keys(all).map((name) => sql.id(name)))})
      select ${sql.raw(Object.values(all).join(', '))} from generate_series(1, ${count}::int) n`.execute(
      transaction,
    );
  });
  await sql`analyze ${sql.id(table)}`.execute(database);
}

/**
 * The plan that a statement gets once it is prepared for good, whatever its parameters are, as text. Parameters are given
 * as texts.
 */
export async function genericPlanOf(database: Database, query: RawBuilder<unknown>): Promise<string> {
  const compiled = query.compile(database);
  const given = compiled.parameters.map((value) =>
    sql.lit(Array.isArray(value) ? `{${value.map((one) => `"${one}"`).join(',')}}` : String(value)),
  );
  return await database.transaction().execute(async (transaction) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction);
    await sql.raw(`prepare looked_at as ${compiled.sql}`).execute(transaction);
    const call = given.length === 0 ? sql`execute looked_at` : sql`execute looked_at (${sql.join(given)})`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${call}`.execute(transaction);
    await sql`deallocate looked_at`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
