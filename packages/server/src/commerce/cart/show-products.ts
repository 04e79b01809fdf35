import type { Database } from '@relab/database';
import { readListImages } from '../catalogue/read-media.ts';
import { readProducts } from '../catalogue/read-products.ts';
import type { CommerceOptions } from '../options.ts';
import type { ShownProduct } from './cart-answer.ts';

/** S-129: what items show of their product where nothing is asked for. */
const defaultFields = ['StockKeepingUnit', 'CurrencyIsoCode'];

/** Reads fields and pictures of the products of some lines; a product that is not for sale any more has its picture only. */
export async function showProducts(
  database: Database,
  options: CommerceOptions,
  lines: readonly { readonly productId: string }[],
  fields: readonly string[] = defaultFields,
): Promise<(line: { readonly productId: string }) => ShownProduct> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await readProducts(database, options, { ids }, fields);
  const images = await readListImages(database, ids);
  const byId = new Map(rows.map((row) => [row.id, row.fields]));
  return ({ productId }) => ({ fields: byId.get(productId) ?? {}, image: images.get(productId) ?? null });
}
