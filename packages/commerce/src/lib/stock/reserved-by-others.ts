import { type RawBuilder, sql } from 'kysely';
import { type Owner, ownedBy } from '../account/owner.ts';

/** For whom availability is computed: what a cart, or any cart of an owner, has reserved counts as available to it. */
export type ReservationHolder = { readonly cartId: string } | Owner | null;

function isOwn(holder: ReservationHolder): RawBuilder<boolean> {
  if (holder === null) return sql`false`;
  if ('cartId' in holder) return sql`r.cart_id = ${holder.cartId}`;
  return sql`exists (select 1 from web_cart w where w.id = r.cart_id and ${ownedBy(holder, 'w')})`;
}

/**
 * Units of a product that others have reserved. The database's clock decides when a reservation ends, for all servers
 * alike.
 */
export function reservedByOthers(
  productId: RawBuilder<unknown>,
  holder: ReservationHolder,
): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(r.quantity), 0)::int from inventory_item_reservation r
    where r.product_id = ${productId} and r.expires_at > clock_timestamp() and not ${isOwn(holder)})`;
}
