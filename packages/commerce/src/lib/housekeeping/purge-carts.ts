import { type Database, inTransaction } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { removeCart } from '../cart/cart-routes.ts';
import { leaveCurrent } from '../pay-now/current-cart.ts';

const day = 86_400_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** Days after which the open cart of a guest is nobody's, and days that the link of a copy says that it is over. */
const untouchedFor = 90;
const overFor = 30;

/** Open carts `c` of guests of which nothing was touched for long, and copies for purchasing that were over long ago. */
function isStale(now: Date): RawBuilder<SqlBool> {
  const untouched = before(now, untouchedFor);
  return sql<SqlBool>`
    c.status = 'Active' and not c.awaits_approval and coalesce(c.async_operation_status, '') <> 'Processing' and (
      c.type = 'PayNowReadOnly' and c.valid_until < ${before(now, overFor)}
      or c.type = 'Cart' and c.guest_key is not null and c.last_modified_date < ${untouched}
        and not exists (select 1 from cart_item i where i.cart_id = c.id and i.last_modified_date >= ${untouched})
        and not exists (select 1 from cart_checkout k where k.cart_id = c.id and k.last_modified_date >= ${untouched}))`;
}

/**
 * Takes away carts that nobody comes back for, with their checkouts and links; so many at once at most. Each goes by itself
 * and is looked at again under its lock, so that whoever comes back at this moment keeps it. Answers how many were found.
 */
export async function purgeCarts(whole: Database, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select c.id from web_cart c where ${isStale(now)} limit ${most}`.execute(whole);
  for (const { id } of rows) {
    await inTransaction(whole, async (database) => {
      const { rows: locked } = await sql`
        select 1 from web_cart c where c.id = ${id} and ${isStale(now)} for update skip locked`.execute(
        database,
      );
      if (locked.length === 0) return;
      await leaveCurrent(database, id);
      await removeCart(database, id);
    });
  }
  return rows.length;
}
