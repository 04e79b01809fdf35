import { withSavepoint } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { ownedBy } from '../account/owner.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type Cart, cartColumns, lockOwner } from './find-cart.ts';
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
  const { rows } = await sql<Cart>`
    select ${cartColumns} from cart_checkout k join web_cart c on c.id = k.cart_id
    where k.order_summary_id = ${orderId} and c.status = 'Closed' and not c.is_deleted for update`.execute(
    database,
  );
  const [cart] = rows;
  if (!cart || cart.is_secondary) return cart && { orderId, cart, current: undefined };
  await lockOwner(database, cart);
  const { rows: open } = await sql<Cart>`
    select ${cartColumns} from web_cart c
    where c.status = 'Active' and not c.is_secondary and not c.is_deleted and ${ownedBy(cart, 'c')}
    for update`.execute(database);
  return { orderId, cart, current: open[0] };
}

/** What is for sale of the one cart comes to what is in the other. */
async function putOver(context: Clocked, options: CommerceOptions, from: Cart, to: Cart): Promise<void> {
  const { rows } = await sql<{ productId: string; quantity: number }>`
    select product2_id as "productId", sum(quantity)::int as quantity from cart_item
    where cart_id = ${from.id} group by product2_id order by min(entered)`.execute(context.database);
  const who = { kind: 'guest' } as const;
  for (const line of rows) {
    await withSavepoint(context.database, () => putItem({ ...context, who }, options, to, line)).catch(
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
    if (!isBusy && current.type === 'Cart') await putOver(context, options, cart, current);
    return;
  }
  await sql`
    update web_cart set status = 'Active', is_secondary = is_secondary or ${current !== undefined}, last_modified_date = ${now()}, system_modstamp = ${now()} where id = ${cart.id}
    `.execute(database);
  await sql`
    update cart_checkout set status = 'Active', order_summary_id = null, last_modified_date = ${now()}, system_modstamp = ${now()}
    where order_summary_id = ${orderId}`.execute(database);
}
