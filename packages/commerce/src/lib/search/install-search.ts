import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { CommerceOptions } from '../options/options.ts';
import { searchedColumns } from './searched-columns.ts';

const batch = 2000;

/** The SQL function that says which text of a product is searched. Names come from declarations, never from callers. */
function sourceFunction(options: CommerceOptions): RawBuilder<unknown> {
  const columns = searchedColumns(options);
  const asText = (column: string) => sql`p.${sql.id(column)}::text`;
  const title = [sql`p.name`, sql`p.stock_keeping_unit`, ...columns.title.map(asText)];
  const categories = sql`
    (select string_agg(c.name, ' ') from product_category_product a
      join product_category c on c.id = a.product_category_id
      where a.product_id = p.id and not a.is_deleted)`;
  const detail = [categories, ...columns.detail.map(asText)];
  return sql`
    create or replace function product_search_source(changed text[])
    returns table (product_id text, title text, detail text)
    language sql stable as $$
      select p.id, concat_ws(' ', ${sql.join(title)}), concat_ws(' ', ${sql.join(detail)})
      from product2 p where p.id = any (changed)
    $$`;
}

async function refreshAll(database: Database): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from product2 where id > ${after} order by id limit ${batch}`.execute(database);
    const ids = rows.map(({ id }) => id);
    await sql`select refresh_product_search(${ids}::text[])`.execute(database);
    if (rows.length < batch) return;
    after = ids.at(-1) ?? '';
  }
}

/**
 * Fits the search to the business's fields, at every start: texts are indexed again only where the fields changed.
 * A restored copy of a database counts its transactions from a lower number; what seems to come from the future is
 * marked as changed now, or it would be read again for ever.
 */
export async function installSearch(database: Database, options: CommerceOptions): Promise<void> {
  const statement = sourceFunction(options);
  const hash = createHash('sha256').update(statement.compile(database).sql).digest('hex');
  const { rows } = await sql<{ hash: string | null }>`
    select obj_description('product_search_source(text[])'::regprocedure) as hash`.execute(database);
  if (rows[0]?.hash !== hash) {
    await statement.execute(database);
    await refreshAll(database);
    await sql`comment on function product_search_source(text[]) is ${sql.lit(hash)}`.execute(database);
  }
  // Said apart, for whoever made the function before: several processes may then work on one statement.
  await sql`alter function product_search_source(text[]) parallel safe`.execute(database);
  await sql`
    update product_change set change = pg_current_xact_id() where change > pg_current_xact_id()`.execute(
    database,
  );
  await sql`
    update product_search set text_change = pg_current_xact_id() where text_change > pg_current_xact_id()
    `.execute(database);
}
