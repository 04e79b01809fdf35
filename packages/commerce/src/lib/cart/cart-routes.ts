import { deleteCart, dismissCartProblems, getCartSummary, getOrCreateCart } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Context, Route } from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { notFound } from '../errors.ts';
import { withTransaction } from '../shop/database-context.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { releaseReservation } from '../stock/change-reservation.ts';
import { cartSummary, emptySummary } from './cart-response.ts';
import { type Cart, findCart, lockCart, openCart } from './find-cart.ts';
import { replyOf } from './large-change/async-state.ts';
import { priceCart } from './price-cart.ts';

/** Deletes a cart with all that belongs to it. One that was ordered is closed and never deleted. */
export async function removeCart(database: Database, cartId: string): Promise<void> {
  await releaseReservation(database, cartId);
  await database
    .updateTable('order_approval')
    .set({ cart_id: null, checkout_id: null })
    .where('cart_id', '=', cartId)
    .execute();
  await database.deleteFrom('cart_checkout').where('cart_id', '=', cartId).execute();
  await database.deleteFrom('cart_coupon').where('cart_id', '=', cartId).execute();
  await database.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
  await database.deleteFrom('cart_delivery_group').where('cart_id', '=', cartId).execute();
  await database.deleteFrom('web_cart').where('id', '=', cartId).execute();
}

export function cartRoutes(shop: Shop): Route[] {
  const { options } = shop;
  const summary = async (context: Context, cart: Cart) =>
    cartSummary(await priceCart(context, options, cart), options);
  return [
    shopRoute(shop, 'cart', getCartSummary, async ({ cartId }, context) => {
      const cart = await findCart(context, cartId);
      if (cart) return replyOf(cart, await summary(context, cart), context);
      // By the reference, `current` has an empty summary where there is no cart, and `active` is an error.
      if (cartId === 'active') throw notFound('cart');
      return emptySummary(context.exchange.to);
    }),

    shopRoute(shop, 'cart', getOrCreateCart, async ({ cartId }, context) => {
      // An existing one is not changed, so a large change may be in progress.
      const existing = await findCart(context, cartId);
      if (existing) return await summary(context, existing);
      const cart = await withTransaction(withOwner(context), (inside) =>
        openCart(inside, options, cartId, context.exchange.to),
      );
      return await summary(context, cart);
    }),

    transactionRoute(shop, 'cart', dismissCartProblems, async ({ cartId }, context) => {
      const { id } = await lockCart(context, cartId, 'keepLines');
      await context.database
        .updateTable('web_cart')
        .set({ async_operation_status: 'Completed', async_problems: null })
        .where('id', '=', id)
        .where('async_operation_status', '=', 'Errored')
        .execute();
      return await summary(context, await lockCart(context, id, 'keepLines'));
    }),

    transactionRoute(shop, 'cart', deleteCart, async ({ cartId }, context) => {
      const cart = await findCart(context, cartId, 'changeLines');
      if (cart) await removeCart(context.database, cart.id);
      return null;
    }),
  ];
}
