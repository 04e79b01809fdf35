import type { CartItems } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { readListImages } from '../catalogue/read-media.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { translateProductFor } from '../language/product-texts.ts';
import type { Exchange } from '../market/exchange.ts';
import type { CommerceOptions } from '../options/options.ts';
import { cartItemResponse, type ItemEntry } from './cart-response.ts';
import type { Cart } from './find-cart.ts';

type ItemResult = CartItems['cartItems'][number];

/** S-129: the fields of their product that items show unless others are requested. */
const defaultFields = ['StockKeepingUnit', 'CurrencyIsoCode'];

/**
 * Entries of a cart as lists show them, with fields and pictures of their products, for the account of the cart. A product
 * that is not for sale any more has its picture only, and one that is reserved to others not even that.
 */
export async function itemResults(
  context: Context,
  options: CommerceOptions,
  { cart, exchange }: { readonly cart: Cart; readonly exchange?: Exchange },
  entries: readonly ItemEntry[],
  fields: readonly string[] = defaultFields,
): Promise<ItemResult[]> {
  const { database } = context;
  const ids = entries.flatMap(({ line }) => (line.entitled ? [line.productId] : []));
  const rows = await readProducts(database, options, { ids }, fields, cart.account_id, null, exchange);
  const images = await readListImages(database, ids);
  const translate = translateProductFor(context, options);
  const fieldsById = new Map(rows.map((row) => [row.id, translate.fields(row.fields)]));
  return entries.map((entry) => {
    const { line, notice } = entry;
    const image = images.get(line.productId);
    const display = {
      name: translate.name(line.name),
      fields: fieldsById.get(line.productId) ?? {},
      image: image ? translate.image(image) : null,
    };
    return {
      cartItem: cartItemResponse(cart, entry, display),
      message: notice?.message ?? null,
      status: notice?.severity === 'Error' ? 'Error' : 'Success',
    };
  });
}
