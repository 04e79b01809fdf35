import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { beginHoldPeriods, earliestEnd, readHoldPeriodEnds, transferHoldPeriods } from './hold-period.ts';
import { lockStock } from './lock-stock.ts';
import { returnNetworkShare } from './network-share.ts';
import { readCartQuantities, readReservation, reservedQuantities } from './reservation.ts';
import { reserveStock, secondsFromNow } from './reserve-stock.ts';

/**
 * Adjusts what a locked cart has reserved to what is in it after a change: what is no longer in it is released, more is
 * reserved as far as it is free and its hold period allows. The reservation ends when it would have ended. Without one nothing
 * happens. Where a network's share bounds it, nothing is added: the next reservation does that, and counts it.
 */
export async function adjustReservation(database: Database, cartId: string): Promise<void> {
  const reservation = await readReservation(database, cartId);
  if (!reservation) return;
  const requested = await readCartQuantities(database, cartId);
  const before = reservedQuantities(reservation);
  const changed = [...new Set([...requested.keys(), ...before.keys()])].filter(
    (id) => (requested.get(id) ?? 0) !== (before.get(id) ?? 0),
  );
  if (changed.length === 0) return;
  const stock = await lockStock(database, changed, cartId);
  const ends = await readHoldPeriodEnds(database, cartId, changed);
  const quantities = changed.map((id): readonly [string, number] => {
    const lastsAsLong = (ends.get(id)?.endsAt ?? reservation.expiresAt) >= reservation.expiresAt;
    const free = lastsAsLong && reservation.network === null ? (stock.get(id)?.free ?? 0) : 0;
    return [id, Math.min(requested.get(id) ?? 0, Math.max(free, before.get(id) ?? 0))];
  });
  const begun = quantities.filter(([id, quantity]) => quantity > 0 && !ends.has(id)).map(([id]) => id);
  if (begun.length > 0) await beginHoldPeriods(database, cartId, begun);
  await reserveStock(database, cartId, new Map(quantities), reservation);
}

/** Ends what a locked cart has reserved after some seconds from now, where it would end later. */
export async function shortenReservation(database: Database, cartId: string, seconds: number): Promise<void> {
  const reservation = await readReservation(database, cartId);
  if (!reservation) return;
  await lockStock(database, [...reservation.units.keys()], cartId);
  await sql`
    update inventory_item_reservation set expires_at = least(expires_at, ${secondsFromNow(seconds)})
    where cart_id = ${cartId}`.execute(database);
}

const deleteReservation = (database: Database, cartId: string) =>
  database.deleteFrom('inventory_item_reservation').where('cart_id', '=', cartId).execute();

/** Releases what a locked cart has reserved. */
export async function releaseReservation(database: Database, cartId: string): Promise<void> {
  const rows = await database
    .selectFrom('inventory_item_reservation')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .execute();
  if (rows.length === 0) return;
  await lockStock(
    database,
    rows.map((row) => row.product_id),
    cartId,
  );
  await returnNetworkShare(database, cartId);
  await deleteReservation(database, cartId);
}

/**
 * Transfers what one locked cart has reserved to another one that is about to get its lines; the later of the two ends holds,
 * and no product is reserved longer for it. To be followed by `adjustReservation`: the stock of both is locked here already.
 */
export async function transferReservation(
  database: Database,
  fromCartId: string,
  toCartId: string,
): Promise<void> {
  await transferHoldPeriods(database, fromCartId, toCartId);
  const source = await readReservation(database, fromCartId);
  if (!source) return;
  const own = await readReservation(database, toCartId);
  const quantities = new Map(reservedQuantities(own));
  for (const [id, quantity] of reservedQuantities(source))
    quantities.set(id, quantity + (quantities.get(id) ?? 0));
  const inCarts = [
    await readCartQuantities(database, fromCartId),
    await readCartQuantities(database, toCartId),
  ];
  await lockStock(database, [...quantities.keys(), ...inCarts.flatMap((some) => [...some.keys()])], toCartId);
  await deleteReservation(database, fromCartId);
  const later = own && own.expiresAt > source.expiresAt ? own : source;
  const ends = await readHoldPeriodEnds(database, toCartId, [...quantities.keys()]);
  const end = earliestEnd(ends.values());
  await reserveStock(database, toCartId, quantities, {
    reservationId: later.reservationId,
    expiresAt: end && end < later.expiresAt ? end : later.expiresAt,
    // Who signs in goes on with what was counted for their network.
    network: source.network ?? later.network,
  });
}
