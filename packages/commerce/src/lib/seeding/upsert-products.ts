import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { columnName, isStored, type ObjectDeclaration } from '@relab/records/objects';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { parseCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';

export interface MediaInput {
  readonly contentKey: string;
  /** `productDetailImage`, `productListImage` or `attachment`. */
  readonly group: string;
  readonly type: 'Image' | 'Document';
  readonly title: string;
  readonly alternateText: string | null;
}

export interface ProductInput {
  /** What tells products apart: an existing one is changed, and keeps its id and its stock. */
  readonly sku: string;
  readonly name: string;
  readonly urlName: string;
  /** The URL name of its category. */
  readonly category: string;
  readonly description?: string;
  /** Further fields of the product by API name. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  /** Net, decimal strings with two digits. */
  readonly unitPrice: string;
  readonly listPrice: string | null;
  readonly stock: number;
  /** When it was listed; now unless given. */
  readonly listed?: Date;
  readonly isActive?: boolean;
  readonly media: readonly MediaInput[];
}

export interface UpsertOptions {
  readonly batchSize?: number;
  /** Called after each batch with how many products are done. */
  readonly progress?: (count: number) => void;
}

type Row = Record<string, string | number | boolean | null>;

/** Every declared field a row may have, so that rows of one batch have one shape. */
function productRow(product: ProductInput, object: ObjectDeclaration, currency: string): Row {
  const values: Row = {
    ...product.fields,
    Name: product.name,
    StockKeepingUnit: product.sku,
    ProductCode: product.fields.ProductCode ?? product.sku,
    UrlName: product.urlName,
    Description: product.description ?? product.fields.Description ?? null,
    IsActive: product.isActive ?? true,
    ProductClass: 'Simple',
    CurrencyIsoCode: currency,
  };
  const unknown = Object.keys(values).find((name) => !object.fields[name]);
  if (unknown) throw new Error(`${product.sku}: Product2 has no field ${unknown}.`);
  const listed = (product.listed ?? new Date()).toISOString();
  const row: Row = {
    id: newId('01t'),
    created_date: listed,
    last_modified_date: listed,
    system_modstamp: listed,
  };
  for (const [name, field] of Object.entries(object.fields)) {
    if (!isStored(field) || field.composedOf || field.kind === 'autoNumber') continue;
    row[columnName(name)] = values[name] ?? field.default ?? null;
  }
  return row;
}

function check({ sku, unitPrice, listPrice, stock }: ProductInput): void {
  if (parseCents(unitPrice) === null || (listPrice !== null && parseCents(listPrice) === null)) {
    throw new Error(`${sku}: prices are decimal strings with two digits.`);
  }
  if (!Number.isInteger(stock) || stock < 0)
    throw new Error(`${sku}: stock is a whole number, zero or more.`);
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
  rows: readonly Row[],
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
  for (const product of products) check(product);
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
  // What is on hand is known best by the shop: it has been sold from since.
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
