import type { Reordered } from '@relab/contract/commerce';
import { withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { openCart } from '../cart/find-cart.ts';
import { putItem } from '../cart/put-item.ts';
import { writeQuantity } from '../cart/quantity.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { readExchange } from '../market/exchange.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { ShopContext } from '../shop/shop-route.ts';
import { adjustReservation } from '../stock/change-reservation.ts';

interface Item {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly quantity: number;
}

type NotAdded = Reordered['notAdded'][number];

/**
 * Puts the items of an order into the shopper's cart, at today's prices: each as many as were ordered, or as there are.
 * Says of the others why not. To be called within a transaction, with a context that has an owner.
 */
export async function reorderItems(
  context: ShopContext,
  options: CommerceOptions,
  orderId: string,
): Promise<Reordered> {
  const { database } = context;
  const { rows } = await sql<Item>`
    select id, product2_id as product_id, name, quantity::int as quantity from order_item_summary
    where order_summary_id = ${orderId} order by sort_order, id`.execute(database);
  const cart = await openCart(context, options, 'current', context.exchange.to);
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const holder = { cartId: cart.id };
  const added: Reordered['added'][number][] = [];
  const notAdded: NotAdded[] = [];
  for (const { id, product_id: productId, name, quantity } of rows) {
    const refuse = (message: string): void => {
      notAdded.push({ orderItemSummaryId: id, name, message });
    };
    const [product] = await readProducts(
      database,
      options,
      { ids: [productId] },
      [],
      cart.account_id,
      holder,
      exchange,
    );
    if (!product || product.unitPrice === null) {
      refuse(product?.canViewPrice === false ? 'Ask us for a quote.' : 'It is not for sale any more.');
      continue;
    }
    const wanted = Math.min(quantity, Math.max(1, product.available));
    try {
      await withSavepoint(database, () => putItem(context, options, cart, { productId, quantity: wanted }));
      added.push({ orderItemSummaryId: id, quantity: writeQuantity(wanted) });
      if (wanted < quantity) refuse(`Only ${wanted} of ${quantity} are available.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error.message);
    }
  }
  await adjustReservation(database, cart.id);
  return { cartId: cart.id, added, notAdded };
}
