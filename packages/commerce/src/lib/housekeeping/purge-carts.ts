import { type Database, inTransaction } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { removeCart } from '../cart/cart-routes.ts';
import { leaveCurrent } from '../pay-now/current-cart.ts';

const day = 86_400_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** Days after which the open cart of a guest is abandoned, and days for which the link of a copy reports its end. */
const untouchedDays = 90;
const endedDays = 30;

/** Open carts `c` of guests of which nothing was touched for long, and copies for purchasing that were over long ago. */
function isStale(now: Date): RawBuilder<SqlBool> {
  const untouched = before(now, untouchedDays);
  return sql<SqlBool>`
    c.status = 'Active' and not c.awaits_approval and coalesce(c.async_operation_status, '') <> 'Processing' and (
      c.type = 'PayNowReadOnly' and c.valid_until < ${before(now, endedDays)}
      or c.type = 'Cart' and c.guest_key is not null and c.last_modified_date < ${untouched}
        and not exists (select 1 from cart_item i where i.cart_id = c.id and i.last_modified_date >= ${untouched})
        and not exists (select 1 from cart_checkout k where k.cart_id = c.id and k.last_modified_date >= ${untouched}))`;
}

/**
 * Purges abandoned carts with their checkouts and links, `limit` at most. Each is deleted in its own transaction and checked
 * again under its lock, so that a shopper who comes back at this moment has it still. Returns how many were found.
 */
export async function purgeCarts(database: Database, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select c.id from web_cart c where ${isStale(now)} limit ${limit}`.execute(database);
  for (const { id } of rows) {
    await inTransaction(database, async (transaction) => {
      const { rows: locked } = await sql`
        select 1 from web_cart c where c.id = ${id} and ${isStale(now)} for update skip locked`.execute(
        transaction,
      );
      if (locked.length === 0) return;
      await leaveCurrent(transaction, id);
      await removeCart(transaction, id);
    });
  }
  return rows.length;
}
