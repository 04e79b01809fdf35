import type { Reordered } from '@relab/contract/commerce';
import { withSavepoint } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { openCart } from '../cart/find-cart.ts';
import { putItem } from '../cart/put-item.ts';
import { writeQuantity } from '../cart/quantity.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { readExchange } from '../market/exchange.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { ShopContext } from '../shop/shop-route.ts';
import { adjustReservation } from '../stock/change-reservation.ts';

type NotAdded = Reordered['notAdded'][number];

/**
 * Adds the items of an order to the shopper's cart, at today's prices: as many as were ordered, or as are available, with a
 * message about the others. To be called within a transaction, with a context that has an owner.
 */
export async function reorderItems(
  context: ShopContext,
  options: CommerceOptions,
  orderId: string,
): Promise<Reordered> {
  const { database } = context;
  const items = await database
    .selectFrom('order_item_summary')
    .select(['id', 'product2_id as productId', 'name', 'quantity'])
    .where('order_summary_id', '=', orderId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const cart = await openCart(context, options, 'current', context.exchange.to);
  const exchange = await readExchange(database, options, cart.currency_iso_code);
  const holder = { cartId: cart.id };
  const added: Reordered['added'][number][] = [];
  const notAdded: NotAdded[] = [];
  for (const { id, productId, name, quantity } of items) {
    const leaveOut = (message: string): void => {
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
      leaveOut(product?.canViewPrice === false ? 'Ask us for a quote.' : 'It is not for sale any more.');
      continue;
    }
    const available = Math.min(quantity, Math.max(1, product.available));
    try {
      await withSavepoint(database, () =>
        putItem(context, options, cart, { productId, quantity: available }),
      );
      added.push({ orderItemSummaryId: id, quantity: writeQuantity(available) });
      if (available < quantity) leaveOut(`Only ${available} of ${quantity} are available.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leaveOut(error.message);
    }
  }
  await adjustReservation(database, cart.id);
  return { cartId: cart.id, added, notAdded };
}
