import { isRecordId, normalizeId } from '@relab/contract';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError, type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { readProducts } from '../catalogue/read-products.ts';
import { maxLimitExceeded } from '../errors.ts';
import { readExchange } from '../market/exchange.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type Author, insertRows } from '../shop/insert-rows.ts';
import { priceOfUnits } from './agreed-price/agree-lines.ts';
import type { Cart } from './find-cart.ts';
import { orderableProduct } from './orderable-product.ts';
import { assertAvailable, readQuantity } from './quantity.ts';

export const maxLines = 2000;

/**
 * Puts units of a product into the default delivery of a locked cart; a product that is in it already gets more units. The price comes from
 * the price book or from what was agreed on, whatever a caller sends. Refuses before it writes, so a batch may go on after a refusal.
 */
export async function putItem(
  context: Pick<Context, 'database' | 'now'> & { readonly principal: Author },
  options: CommerceOptions,
  cart: Cart,
  asked: { readonly productId: string; readonly quantity: string | number },
): Promise<string> {
  const { database } = context;
  const quantity = readQuantity(asked.quantity);
  const id = isRecordId(asked.productId) ? normalizeId(asked.productId) : '';
  const holder = { cartId: cart.id };
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const [found] = await readProducts(database, options, { ids: [id] }, [], cart.account_id, holder, exchange);
  const product = orderableProduct(found);
  if (product instanceof ApiError) throw product;
  const { rows } = await sql<{
    id: string | null;
    quantity: number | null;
    lines: number;
    elsewhere: number;
  }>`
    select i.id, i.quantity, (select count(*)::int from cart_item n where n.cart_id = ${cart.id}) as lines,
      (select coalesce(sum(e.quantity), 0)::int from cart_item e where e.cart_id = ${cart.id}
        and e.product2_id = ${product.id} and e.cart_delivery_group_id is not null) as elsewhere
    from (select 1) one left join cart_item i on i.cart_id = ${cart.id} and i.product2_id = ${product.id}
      and i.cart_delivery_group_id is null`.execute(database);
  const [there] = rows;
  const total = quantity + (there?.quantity ?? 0);
  const units = total + (there?.elsewhere ?? 0);
  assertAvailable(product.name, units, product);
  const unit = { productId: product.id, units, usualPrice: product.unitPrice };
  const price = formatCents(await priceOfUnits(database, options, cart, unit, context.now()));
  if (there?.id) {
    await setItem(context, there.id, total, price);
    return there.id;
  }
  if ((there?.lines ?? 0) >= maxLines) {
    throw maxLimitExceeded(`A cart holds ${maxLines} different products at most.`);
  }
  const row = { id: newId('0a9'), cart_id: cart.id, product2_id: product.id, name: product.name };
  await insertRows(database, 'cart_item', [{ ...row, quantity: total, sales_price: price }], context);
  return row.id;
}

/** The price is written down again with the quantity: who changes a line has seen what it costs now. */
export async function setItem(
  context: Pick<Context, 'database' | 'now'>,
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
