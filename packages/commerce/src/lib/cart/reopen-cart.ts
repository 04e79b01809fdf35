import { withSavepoint } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { ownedBy } from '../account/owner.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { type Cart, lockOwner, selectCarts } from './find-cart.ts';
import { putItem } from './put-item.ts';

/** The cart that became an order, and the one that its owner has begun since. Both are locked. */
export interface ClosedCart {
  readonly orderId: string;
  readonly cart: Cart;
  readonly current: Cart | undefined;
}

/** To be called before stock is locked, as placing an order does. Undefined for orders that came from no cart. */
export async function lockClosedCart(
  { database }: DatabaseContext,
  orderId: string,
): Promise<ClosedCart | undefined> {
  const cart = await selectCarts(database)
    .innerJoin('cart_checkout as k', 'k.cart_id', 'c.id')
    .where('k.order_summary_id', '=', orderId)
    .where('c.status', '=', 'Closed')
    .where(({ not }) => not('c.is_deleted'))
    .forUpdate()
    .executeTakeFirst();
  if (!cart || cart.is_secondary) return cart && { orderId, cart, current: undefined };
  await lockOwner(database, cart);
  const current = await selectCarts(database)
    .where(sql<SqlBool>`c.status = 'Active' and not c.is_secondary and not c.is_deleted`)
    .where(ownedBy(cart, 'c'))
    .forUpdate()
    .executeTakeFirst();
  return { orderId, cart, current };
}

/** Adds what is for sale of the one cart to the other. */
async function moveItems(
  context: DatabaseContext,
  options: CommerceOptions,
  from: Cart,
  to: Cart,
): Promise<void> {
  const { database } = context;
  const lines = await database
    .selectFrom('cart_item')
    .select(({ fn }) => ['product2_id as productId', fn.sum('quantity').as('quantity')])
    .where('cart_id', '=', from.id)
    .groupBy('product2_id')
    .orderBy(({ fn }) => fn.min('entered'))
    .execute();
  const principal = { kind: 'guest' } as const;
  for (const { productId, quantity } of lines) {
    const item = { productId, quantity: Number(quantity) };
    await withSavepoint(database, () => putItem({ ...context, principal }, options, to, item)).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }
}

/**
 * Gives a shopper back what a canceled order was made of: the cart with its checkout, as they were; or its lines, into the
 * cart that was begun since, unless that waits for something. A read-only copy becomes open beside that one, and its link
 * opens it again. To be called when the stock is back.
 */
export async function reopenCart(
  context: DatabaseContext,
  options: CommerceOptions,
  { orderId, cart, current }: ClosedCart,
): Promise<void> {
  const { database, now } = context;
  if (current && cart.type === 'Cart') {
    const isBusy = current.awaits_approval || current.async_operation_status === 'Processing';
    if (!isBusy && current.type === 'Cart') await moveItems(context, options, cart, current);
    return;
  }
  await database
    .updateTable('web_cart')
    .set({ status: 'Active', ...(current ? { is_secondary: true } : {}), ...modifiedColumns(now()) })
    .where('id', '=', cart.id)
    .execute();
  await database
    .updateTable('cart_checkout')
    .set({ status: 'Active', order_summary_id: null, ...modifiedColumns(now()) })
    .where('order_summary_id', '=', orderId)
    .execute();
}
