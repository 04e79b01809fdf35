import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { type Quantities, type Reservation, type ReservationRow, toReservation } from './reservation.ts';

/** What the units of a reservation share. */
export interface ReservationTerms {
  readonly reservationId: string;
  readonly expiresAt: Date | RawBuilder<unknown>;
  readonly network: string | null;
}

/** As a timestamp of the database, whatever the statement would take a parameter for. */
export const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** So many seconds from now, by the database's clock. A select of its own: one moment for all rows. */
export const secondsFromNow = (seconds: number) =>
  sql`(select clock_timestamp()) + make_interval(secs => ${seconds})`;

/**
 * Reserves so many units of some products for a cart from now on, and gives those back of which it is to have none; of other
 * products nothing changes. The stock of all of them must be locked: else two carts could wait for each other in a circle.
 */
export async function reserveStock(
  database: Database,
  cartId: string,
  quantities: Quantities,
  { reservationId, expiresAt, network }: ReservationTerms,
): Promise<Reservation | null> {
  const reserved = [...quantities].filter(([, quantity]) => quantity > 0);
  const released = [...quantities.keys()].filter((productId) => quantities.get(productId) === 0);
  if (released.length > 0) {
    await database
      .deleteFrom('inventory_item_reservation')
      .where('cart_id', '=', cartId)
      .where('product_id', '=', sql<string>`any (${released})`)
      .execute();
  }
  if (reserved.length === 0) return null;
  const ids = reserved.map(() => newId('18R'));
  const productIds = reserved.map(([productId]) => productId);
  const units = reserved.map(([, quantity]) => quantity);
  const { rows } = await sql<ReservationRow>`
    insert into inventory_item_reservation (id, reservation_id, cart_id, product_id, quantity, expires_at, network)
    select own.id, ${reservationId}, ${cartId}, own.product_id, own.quantity,
      ${expiresAt instanceof Date ? timestamp(expiresAt) : expiresAt}, ${network}::text
    from unnest(${ids}::text[], ${productIds}::text[], ${units}::int[]) as own (id, product_id, quantity)
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, expires_at = excluded.expires_at,
      reservation_id = excluded.reservation_id, network = excluded.network
    returning id, product_id, quantity, reservation_id, expires_at, network`.execute(database);
  return toReservation(rows);
}
