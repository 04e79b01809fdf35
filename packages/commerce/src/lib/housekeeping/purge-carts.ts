import { inTransaction } from '@relab/database';
import type { Purge } from '@relab/server/jobs';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { removeCart } from '../cart/cart-routes.ts';
import { leaveCurrent } from '../pay-now/current-cart.ts';

/** Of carts `c`, those that were over before a moment. */
type IsStale = (before: Date) => RawBuilder<SqlBool>;

const isOpen = sql`
  c.status = 'Active' and not c.awaits_approval and coalesce(c.async_operation_status, '') <> 'Processing'`;

/** Nothing of it was touched since. */
const isUntouched: IsStale = (before) => sql<SqlBool>`
  c.last_modified_date < ${before}
  and not exists (select 1 from cart_item i where i.cart_id = c.id and i.last_modified_date >= ${before})
  and not exists (select 1 from cart_checkout k where k.cart_id = c.id and k.last_modified_date >= ${before})`;

/**
 * Each cart is deleted with its checkout and links in a transaction of its own, and checked again under its lock, so that a
 * shopper who comes back at this moment has it still.
 */
const purgeCarts =
  (isStale: IsStale): Purge =>
  async ({ database, before, limit }) => {
    const { rows } = await sql<{ id: string }>`
      select c.id from web_cart c where ${isStale(before)} limit ${limit}`.execute(database);
    let removed = 0;
    for (const { id } of rows) {
      removed += await inTransaction(database, async (transaction) => {
        const { rows: locked } = await sql`
          select 1 from web_cart c where c.id = ${id} and ${isStale(before)} for update skip locked`.execute(
          transaction,
        );
        if (locked.length === 0) return 0;
        await leaveCurrent(transaction, id);
        await removeCart(transaction, id);
        return 1;
      });
    }
    return removed;
  };

/** Open carts of guests that nobody touched since. For rules with `ownTransactions`, as all of these. */
export const purgeGuestCarts: Purge = purgeCarts(
  (before) =>
    sql<SqlBool>`${isOpen} and c.type = 'Cart' and c.guest_key is not null and ${isUntouched(before)}`,
);

/** Open carts of signed-in users that nobody touched since. */
export const purgeUserCarts: Purge = purgeCarts(
  (before) =>
    sql<SqlBool>`${isOpen} and c.type = 'Cart' and c.owner_id is not null and ${isUntouched(before)}`,
);

/** Copies for purchasing that were over by then. */
export const purgeCartCopies: Purge = purgeCarts(
  (before) => sql<SqlBool>`${isOpen} and c.type = 'PayNowReadOnly' and c.valid_until < ${before}`,
);

/** What became an order by then. One whose order came with a document stays, since it leads to that. */
export const purgeOrderedCarts: Purge = purgeCarts(
  (before) => sql<SqlBool>`
    c.status = 'Closed' and c.last_modified_date < ${before} and not exists (
      select 1 from cart_checkout k
      where k.cart_id = c.id and k.payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId' is not null)`,
);
