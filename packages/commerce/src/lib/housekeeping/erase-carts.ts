import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { removeCart } from '../cart/cart-routes.ts';
import { leaveCurrent } from '../pay-now/current-cart.ts';

/**
 * Deletes carts of a person with what they typed in checkouts. One whose order came with a document stays, since it leads to
 * that, without what was typed.
 */
export async function eraseCarts(transaction: Database, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return;
  const ids = sql<string>`any(${[...cartIds]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select c.id from web_cart c where c.id = ${ids} and not exists (
      select 1 from cart_checkout k
      where k.cart_id = c.id and k.order_summary_id is not null
        and k.payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId' is not null)
    order by c.id for update`.execute(transaction);
  for (const { id } of rows) {
    await leaveCurrent(transaction, id);
    await removeCart(transaction, id);
  }
  // What they were is not noted as a change, and what was noted goes.
  await sql`select set_config('relab.history', 'off', true)`.execute(transaction);
  await sql`
    update cart_checkout set contact_info = null, delivery_address = null, shipping_instructions = null
    where cart_id = ${ids}`.execute(transaction);
  await sql`
    update cart_delivery_group set ship_to_first_name = null, ship_to_last_name = null, ship_to_name = null,
      ship_to_company_name = null, ship_to_street = null, ship_to_city = null, ship_to_postal_code = null,
      ship_to_region = null, ship_to_country = null, ship_to_phone_number = null, shipping_instructions = null
    where cart_id = ${ids}`.execute(transaction);
  await sql`select set_config('relab.history', '', true)`.execute(transaction);
  await sql`
    update record_history set changes = null where changes is not null and parent_id in (
      select id from cart_checkout where cart_id = ${ids}
      union all select id from cart_delivery_group where cart_id = ${ids}
      union all select id from web_cart where id = ${ids})`.execute(transaction);
}
