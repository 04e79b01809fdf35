import { deleteCart, dismissCartProblems, getCartSummary, getOrCreateCart } from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import type { Context, Route } from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { notFound } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { releaseReservation } from '../stock/change-reservation.ts';
import { cartSummary, emptySummary } from './cart-response.ts';
import { type Cart, findCart, lockCart, openCart } from './find-cart.ts';
import { replyOf } from './large-change/async-state.ts';
import { priceCart } from './price-cart.ts';

/** Takes a cart away with all that hangs on it. What was ordered lives in the order, and its cart is closed, not deleted. */
export async function removeCart(context: Pick<Context, 'database'>, cartId: string): Promise<void> {
  const { database } = context;
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
    cartSummary(await priceCart(context.database, options, cart, context.now()), options);
  return [
    shopRoute(shop, 'cart', getCartSummary, async ({ cartId }, context) => {
      const cart = await findCart(context, cartId);
      if (cart) return replyOf(cart, await summary(context, cart), context);
      // By reference: `current` answers an empty summary where there is none, `active` an error.
      if (cartId === 'active') throw notFound('cart');
      return emptySummary(context.exchange.to);
    }),

    shopRoute(shop, 'cart', getOrCreateCart, async ({ cartId }, asked) => {
      // One that is there is not changed, so it may be worked on meanwhile.
      const there = await findCart(asked, cartId);
      if (there) return await summary(asked, there);
      const context = withOwner(asked);
      const cart = await inTransaction(context.database, (database) =>
        openCart({ ...context, database }, shop.options, cartId, asked.exchange.to),
      );
      return await summary(context, cart);
    }),

    shopRoute(shop, 'cart', dismissCartProblems, async ({ cartId }, whole) =>
      inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const { id } = await lockCart(context, cartId, 'hold');
        await database
          .updateTable('web_cart')
          .set({ async_operation_status: 'Completed', async_problems: null })
          .where('id', '=', id)
          .where('async_operation_status', '=', 'Errored')
          .execute();
        return await summary(context, await lockCart(context, id, 'hold'));
      }),
    ),

    shopRoute(shop, 'cart', deleteCart, async ({ cartId }, context) => {
      await inTransaction(context.database, async (database) => {
        const cart = await findCart({ ...context, database }, cartId, 'lock');
        if (cart) await removeCart({ database }, cart.id);
      });
      return null;
    }),
  ];
}
