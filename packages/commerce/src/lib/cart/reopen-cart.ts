import { withSavepoint } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError, type Context } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { ownedBy } from '../account/owner.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type Cart, lockOwner, selectCarts } from './find-cart.ts';
import { putItem } from './put-item.ts';

type Clocked = Pick<Context, 'database' | 'now'>;

/** The cart that became an order, and the one that its owner has filled since. Both are locked. */
export interface ClosedCart {
  readonly orderId: string;
  readonly cart: Cart;
  readonly current: Cart | undefined;
}

/** To be called before stock is locked, as whoever orders does. Undefined for orders that came from no cart. */
export async function lockClosedCart(
  { database }: Clocked,
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

/** What is for sale of the one cart comes to what is in the other. */
async function moveItems(context: Clocked, options: CommerceOptions, from: Cart, to: Cart): Promise<void> {
  const { rows } = await sql<{ productId: string; quantity: number }>`
    select product2_id as "productId", sum(quantity)::int as quantity from cart_item
    where cart_id = ${from.id} group by product2_id order by min(entered)`.execute(context.database);
  const principal = { kind: 'guest' } as const;
  for (const line of rows) {
    await withSavepoint(context.database, () => putItem({ ...context, principal }, options, to, line)).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }
}

/**
 * Gives a shopper back what an order was made of that is not carried out: the cart with its checkout, as they were; or its
 * lines, into the cart that was begun since and is not waiting for something. A read-only copy stands beside that one, and
 * its link opens it again. To be called when the stock is back.
 */
export async function reopenCart(
  context: Clocked,
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
