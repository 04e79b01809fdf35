import type { BulkLoad } from '@relab/database';
import { newId } from '@relab/server/http';
import { standardPricebookId } from '../account/price-book.ts';
import type { CommerceOptions } from '../options/options.ts';
import { checkProduct, type ProductInput, productRow } from './product-input.ts';

/** The tables that `loadProducts` fills, and those of the search, which `loadSearch` fills after them. */
export const productTables: readonly string[] = [
  ...['product2', 'pricebook_entry', 'product_stock', 'product_category_product', 'product_media'],
];
export const searchTables: readonly string[] = ['product_search', 'product_change'];

const mediaColumns = [
  ...(['id', 'product_id', 'content_key', 'media_group', 'media_type', 'sort_order', 'title'] as const),
  'alternate_text',
] as const;

/**
 * Inserts products that the database does not have, within a bulk load of their tables. `categories` has the ids of all
 * categories by URL name.
 */
export async function loadProducts(
  bulk: BulkLoad,
  { product: object, currency }: CommerceOptions,
  categories: ReadonlyMap<string, string>,
  products: readonly ProductInput[],
): Promise<void> {
  const rows = products.map((product) => {
    checkProduct(product);
    const category = categories.get(product.category);
    if (category === undefined) throw new Error(`There is no category ${product.category}.`);
    const row = productRow(product, object, currency);
    return { product, category, row, id: String(row.id) };
  });
  const columns = Object.keys(rows[0]?.row ?? {});
  await bulk.run(`set local relab.defer_search = 'on'`);
  await bulk.copy(
    'product2',
    columns,
    rows.map(({ row }) => columns.map((column) => row[column] ?? null)),
  );
  await bulk.copy(
    'pricebook_entry',
    ['id', 'pricebook2_id', 'product2_id', 'unit_price', 'list_price', 'currency_iso_code', 'is_active'],
    rows.map(({ id, product }) => [
      ...[newId('01u'), standardPricebookId, id, product.unitPrice, product.listPrice, currency, true],
    ]),
  );
  await bulk.copy(
    'product_stock',
    ['product_id', 'on_hand'],
    rows.map(({ id, product }) => [id, product.stock]),
  );
  await bulk.copy(
    'product_category_product',
    ['id', 'product_id', 'product_category_id', 'is_primary_category'],
    rows.map(({ id, category }) => [newId('0ZH'), id, category, true]),
  );
  await bulk.copy(
    'product_media',
    mediaColumns,
    rows.flatMap(({ id, product }) =>
      product.media.map((one, at) => [
        ...[newId('2pm'), id, one.contentKey, one.group, one.type, at, one.title, one.alternateText],
      ]),
    ),
  );
}

/** As `refresh_product_search` does for some, in one statement that PostgreSQL may share among processes. */
const draftSearch = `
  create temporary table search_draft on commit drop as
  select p.id as product_id, n.title,
    setweight(to_tsvector('english', f.forms) || to_tsvector('simple', f.forms), 'A')
      || setweight(to_tsvector('english', n.detail), 'C') as document
  from product2 p
  cross join lateral product_search_source(array[p.id::text]) s
  cross join lateral (select search_normal(s.title) as title, search_normal(s.detail) as detail offset 0) n
  cross join lateral (select search_forms(n.title) as forms offset 0) f`;

/** Fills the search with all products, of which it has none yet, within a bulk load of its tables. */
export async function loadSearch(bulk: BulkLoad): Promise<void> {
  await bulk.run(draftSearch);
  await bulk.run(`
    insert into product_search (product_id, document, text_change)
    select product_id, document, pg_current_xact_id() from search_draft`);
  await bulk.run(`
    insert into search_word
    select distinct word from search_draft, string_to_table(title, ' ') word
    where length(word) between 3 and 40 and word !~ '^[0-9]+$' on conflict do nothing`);
  await bulk.run(`
    insert into product_change (product_id, change) select product_id, pg_current_xact_id() from search_draft`);
}
