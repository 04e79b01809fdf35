import type { Row } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type ProductRow, readProducts } from '../catalogue/read-products.ts';
import { insufficientAccess, maxLimitExceeded, notAvailable } from '../errors.ts';
import { readExchange } from '../market/exchange.ts';
import { type Cents, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { toRecordId } from '../record-id.ts';
import type { AuthorContext, DatabaseContext } from '../shop/database-context.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { priceOfUnits } from './agreed-price/agree-lines.ts';
import type { Cart } from './find-cart.ts';
import { assertAvailable, readQuantity } from './quantity.ts';

export const maxLines = 2000;

/** A product with a price for the account. */
export type OrderableProduct = ProductRow & { readonly unitPrice: Cents };

/** The product, or why it cannot be added to a cart: one that the account may not see gets the error of one that is missing. */
export function orderableProduct(product: ProductRow | undefined): OrderableProduct | ApiError {
  if (product && product.unitPrice !== null) return { ...product, unitPrice: product.unitPrice };
  if (!product || product.canViewPrice) return notAvailable('product', 'productId');
  const message = `${product.name} has no price for your account. Ask us for a quote.`;
  return insufficientAccess(message, 'productId');
}

/**
 * Adds units of a product to the default delivery of a locked cart, to the line of the product where there is one. The price
 * comes from the price book or from what was agreed on, whatever a caller sends. Throws before it writes, so a batch may go
 * on after an error.
 */
export async function putItem(
  context: AuthorContext,
  options: CommerceOptions,
  cart: Cart,
  input: { readonly productId: string; readonly quantity: string | number },
): Promise<string> {
  const { database } = context;
  const quantity = readQuantity(input.quantity);
  const id = toRecordId(input.productId);
  const holder = { cartId: cart.id };
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const [row] = await readProducts(database, options, { ids: [id] }, [], cart.account_id, holder, exchange);
  const product = orderableProduct(row);
  if (product instanceof ApiError) throw product;
  const { rows } = await sql<
    Partial<Row<'cart_item', 'id' | 'quantity'>> & { lines: number; elsewhere: number }
  >`
    select i.id, i.quantity, (select count(*)::int from cart_item n where n.cart_id = ${cart.id}) as lines,
      (select coalesce(sum(e.quantity), 0)::int from cart_item e where e.cart_id = ${cart.id}
        and e.product2_id = ${product.id} and e.cart_delivery_group_id is not null) as elsewhere
    from (select 1) one left join cart_item i on i.cart_id = ${cart.id} and i.product2_id = ${product.id}
      and i.cart_delivery_group_id is null`.execute(database);
  const [existing] = rows;
  const total = quantity + (existing?.quantity ?? 0);
  const units = total + (existing?.elsewhere ?? 0);
  assertAvailable(product.name, units, product);
  const unit = { productId: product.id, units, usualPrice: product.unitPrice };
  const price = formatCents(await priceOfUnits(context, options, cart, unit));
  if (existing?.id) {
    await setItem(context, existing.id, total, price);
    return existing.id;
  }
  if ((existing?.lines ?? 0) >= maxLines) {
    throw maxLimitExceeded(`A cart holds ${maxLines} different products at most.`);
  }
  const line = { id: newId('0a9'), cart_id: cart.id, product2_id: product.id, name: product.name };
  await insertRows(context, 'cart_item', [{ ...line, quantity: total, sales_price: price }]);
  return line.id;
}

/** Writes the price with the quantity: who changes a line has seen what it costs now. */
export async function setItem(
  context: DatabaseContext,
  itemId: string,
  quantity: number,
  price: string,
): Promise<void> {
  await context.database
    .updateTable('cart_item')
    .set({ quantity, sales_price: price, ...modifiedColumns(context.now()) })
    .where('id', '=', itemId)
    .execute();
}
