import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { columnName } from '@relab/records/objects';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { CommerceOptions } from '../options/options.ts';
import { checkProduct, type ProductInput, type ProductRow, productRow } from './product-input.ts';

/** How products are written: 1,000 in one transaction by default. */
export interface UpsertOptions {
  readonly batchSize?: number;
  /** Called after each batch with how many products are done. */
  readonly progress?: (count: number) => void;
}

/** Columns of existing products that are changed; others keep their value, such as that of the owner. */
const changedColumns = (products: readonly ProductInput[]): ReadonlySet<string> =>
  new Set([
    ...['name', 'product_code', 'url_name', 'description', 'is_active', 'product_class', 'currency_iso_code'],
    ...['last_modified_date', 'system_modstamp'],
    ...products.flatMap(({ fields }) => Object.keys(fields).map(columnName)),
  ]);

async function upsertRows(
  database: Database,
  rows: readonly ProductRow[],
  changed: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.id(column)));
  const changes = columns
    .filter((column) => changed.has(column))
    .map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`);
  const { rows: stored } = await sql<{ id: string; sku: string }>`
    insert into product2 (${names})
    select ${names} from jsonb_populate_recordset(null::product2, ${JSON.stringify(rows)}::jsonb)
    on conflict (stock_keeping_unit) where not is_deleted do update set ${sql.join(changes)}
    returning id, stock_keeping_unit as sku`.execute(database);
  return new Map(stored.map(({ id, sku }) => [sku, id]));
}

async function upsertBatch(
  database: Database,
  options: CommerceOptions,
  products: readonly ProductInput[],
): Promise<ReadonlyMap<string, string>> {
  for (const product of products) checkProduct(product);
  await sql`set local relab.defer_search = 'on'`.execute(database);
  const rows = products.map((product) => productRow(product, options.product, options.currency));
  const idBySku = await upsertRows(database, rows, changedColumns(products));
  const idOf = (product: ProductInput): string => idBySku.get(product.sku) ?? '';
  const offers = products.map((product) => ({
    product_id: idOf(product),
    category: product.category,
    unit_price: product.unitPrice,
    list_price: product.listPrice,
    on_hand: product.stock,
    entry_id: newId('01u'),
    assignment_id: newId('0ZH'),
  }));
  const offered = sql`jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as o (product_id text, category text,
    unit_price numeric, list_price numeric, on_hand int, entry_id text, assignment_id text)`;
  await sql`
    insert into pricebook_entry (id, product2_id, unit_price, list_price, currency_iso_code, is_active)
    select o.entry_id, o.product_id, o.unit_price, o.list_price, ${options.currency}, true from ${offered}
    on conflict (pricebook2_id, product2_id, currency_iso_code) where not is_deleted do update set
      unit_price = excluded.unit_price, list_price = excluded.list_price, system_modstamp = now()`.execute(
    database,
  );
  // The stock of an existing product is the shop's: it has sold from it since.
  await sql`
    insert into product_stock (product_id, on_hand) select o.product_id, o.on_hand from ${offered}
    on conflict (product_id) do nothing`.execute(database);
  await assignCategories(database, offered);
  await putMedia(database, products, idOf);
  await sql`select refresh_product_search(${[...idBySku.values()]}::text[])`.execute(database);
  return idBySku;
}

/** Inserts or changes one product within the caller's transaction, which writes no other product afterwards; returns its id. */
export async function upsertProduct(
  transaction: Database,
  options: CommerceOptions,
  product: ProductInput,
): Promise<string> {
  const idBySku = await upsertBatch(transaction, options, [product]);
  return idBySku.get(product.sku) ?? '';
}

async function assignCategories(database: Database, offered: ReturnType<typeof sql>): Promise<void> {
  const { rows: unknown } = await sql<{ category: string }>`
    select o.category from ${offered} where not exists (
      select 1 from product_category c where c.url_name = o.category and not c.is_deleted) limit 1`.execute(
    database,
  );
  if (unknown[0]) throw new Error(`There is no category ${unknown[0].category}.`);
  await sql`
    delete from product_category_product a using ${offered} join product_category c on c.url_name = o.category and not c.is_deleted
    where a.product_id = o.product_id and a.product_category_id <> c.id`.execute(database);
  await sql`
    insert into product_category_product (id, product_id, product_category_id, is_primary_category)
    select o.assignment_id, o.product_id, c.id, true
    from ${offered} join product_category c on c.url_name = o.category and not c.is_deleted
    on conflict (product_id, product_category_id) where not is_deleted do nothing`.execute(database);
}

async function putMedia(
  database: Database,
  products: readonly ProductInput[],
  idOf: (product: ProductInput) => string,
): Promise<void> {
  const media = products.flatMap((product) =>
    product.media.map((item, at) => ({
      id: newId('2pm'),
      product_id: idOf(product),
      content_key: item.contentKey,
      media_group: item.group,
      media_type: item.type,
      sort_order: at,
      title: item.title,
      alternate_text: item.alternateText,
    })),
  );
  await sql`delete from product_media where product_id = any (${products.map(idOf)})`.execute(database);
  await sql`
    insert into product_media (id, product_id, content_key, media_group, media_type, sort_order, title, alternate_text)
    select id, product_id, content_key, media_group, media_type, sort_order, title, alternate_text
    from jsonb_populate_recordset(null::product_media, ${JSON.stringify(media)}::jsonb)`.execute(database);
}

/** Inserts or changes products, batch by batch, each in one transaction: a kill leaves whole batches, and the same again completes them. */
export async function upsertProducts(
  database: Database,
  options: CommerceOptions,
  products: Iterable<ProductInput> | AsyncIterable<ProductInput>,
  { batchSize = 1000, progress }: UpsertOptions = {},
): Promise<number> {
  let count = 0;
  let batch: ProductInput[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const full = batch;
    batch = [];
    await inTransaction(
      database,
      async (transaction) => void (await upsertBatch(transaction, options, full)),
    );
    count += full.length;
    progress?.(count);
  };
  for await (const product of products) {
    batch.push(product);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  await refreshStatistics(database);
  return count;
}

/** So that the first statements after a load are planned with the tables as they are, and find the index in order. */
async function refreshStatistics(database: Database): Promise<void> {
  await sql`select gin_clean_pending_list('product_search_document'::regclass)`.execute(database);
  await sql`
    analyze product2, pricebook_entry, product_stock, product_category_product, product_media, product_search,
      product_change, search_word`.execute(database);
}
