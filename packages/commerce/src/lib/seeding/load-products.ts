import type { BulkLoad } from '@relab/database';
import { newId } from '@relab/server/http';
import { standardPricebookId } from '../account/price-book.ts';
import type { CommerceOptions } from '../options/options.ts';
import {
  checkProduct,
  type ProductInput,
  type ProductRow,
  productColumns,
  productRow,
} from './product-input.ts';

/** The tables that `openProducts` fills. */
export const productTables: readonly string[] = [
  ...['product2', 'pricebook_entry', 'product_stock', 'product_category_product', 'product_media'],
];

/** A category as far as products are put into it. */
export interface FilledCategory {
  readonly id: string;
  readonly name: string;
}

export interface LoadProducts {
  /** All categories by URL name. */
  readonly categories: ReadonlyMap<string, FilledCategory>;
  /** What the search holds of each product. */
  readonly indexed: (row: ProductRow, category: FilledCategory) => void;
}

/**
 * Opens the tables of products within a bulk load, and returns a function that adds one that the database does not have. What triggers add to
 * the search otherwise has to be added by the caller.
 */
export async function openProducts(
  bulk: BulkLoad,
  { product: object, currency }: CommerceOptions,
  { categories, indexed }: LoadProducts,
): Promise<(product: ProductInput) => void> {
  await bulk.run(`set local relab.defer_search = 'on'`);
  const columns = productColumns(object);
  const addProduct = bulk.open('product2', columns);
  const addPrice = bulk.open('pricebook_entry', [
    ...['id', 'pricebook2_id', 'product2_id', 'unit_price', 'list_price', 'currency_iso_code', 'is_active'],
  ]);
  const addStock = bulk.open('product_stock', ['product_id', 'on_hand']);
  const addToCategory = bulk.open('product_category_product', [
    ...['id', 'product_id', 'product_category_id', 'is_primary_category'],
  ]);
  const addMedia = bulk.open('product_media', [
    ...[
      'id',
      'product_id',
      'content_key',
      'media_group',
      'media_type',
      'sort_order',
      'title',
      'alternate_text',
    ],
  ]);
  return (product) => {
    checkProduct(product);
    const category = categories.get(product.category);
    if (category === undefined) throw new Error(`There is no category ${product.category}.`);
    const row = productRow(product, object, currency);
    const id = String(row.id);
    addProduct(columns.map((column) => row[column] ?? null));
    const { unitPrice, listPrice, stock } = product;
    addPrice([newId('01u'), standardPricebookId, id, unitPrice, listPrice, currency, true]);
    addStock([id, stock]);
    addToCategory([newId('0ZH'), id, category.id, true]);
    for (const [at, { contentKey, group, type, title, alternateText }] of product.media.entries())
      addMedia([newId('2pm'), id, contentKey, group, type, at, title, alternateText]);
    indexed(row, category);
  };
}
