import type { ProductImage } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { readListImages } from '../catalogue/read-media.ts';
import { readProducts } from '../catalogue/read-products.ts';
import type { TranslateProduct } from '../language/product-texts.ts';
import type { Exchange } from '../market/exchange.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { ProductDisplay } from './cart-response.ts';
import type { CartLine } from './read-lines.ts';

/** S-129: what items show of their product where nothing is asked for. */
const defaultFields = ['StockKeepingUnit', 'CurrencyIsoCode'];

/** What is known of a line's product when more of it is to be shown. */
type ShownLine = Pick<CartLine, 'productId' | 'entitled' | 'name'>;

/**
 * Reads fields and pictures of the products of some lines, for the account of their cart. A product that is not for sale
 * any more has its picture only, and one that is reserved to others not even that.
 */
export async function readProductDisplays(
  database: Database,
  options: CommerceOptions,
  lines: readonly ShownLine[],
  accountId: string | null,
  fields: readonly string[] = defaultFields,
  exchange?: Exchange,
  translate?: TranslateProduct,
): Promise<(line: ShownLine) => ProductDisplay> {
  const ids = lines.flatMap(({ productId, entitled }) => (entitled ? [productId] : []));
  const rows = await readProducts(database, options, { ids }, fields, accountId, null, exchange);
  const images = await readListImages(database, ids);
  const byId = new Map(rows.map((row) => [row.id, translate?.fields(row.fields) ?? row.fields]));
  const imageOf = (productId: string): ProductImage | null => {
    const image = images.get(productId) ?? null;
    return image && translate ? translate.image(image) : image;
  };
  return ({ productId, name }) => ({
    name: translate?.name(name) ?? name,
    fields: byId.get(productId) ?? {},
    image: imageOf(productId),
  });
}
