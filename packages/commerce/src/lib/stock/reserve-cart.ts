import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { beginHoldPeriods, earliestEnd, type HoldPeriodEnd, readHoldPeriodEnds } from './hold-period.ts';
import { lockStock } from './lock-stock.ts';
import {
  countNetworkShare,
  lockNetworkShare,
  type NetworkShare,
  productsOverShare,
  readNetworkShareEnds,
} from './network-share.ts';
import { type Reservation, readCartQuantities, readReservation, reservedQuantities } from './reservation.ts';
import { reserveStock, secondsFromNow, timestamp } from './reserve-stock.ts';

/** Why nothing was reserved. */
export interface ReservationFailure {
  /** Products that there is not enough of, each with the number that is free. */
  readonly missing: ReadonlyMap<string, number>;
  /** Products that the cart, or its network, has reserved as long as it may. */
  readonly usedUp: ReadonlySet<string>;
  /** Products that its network has no share left for. */
  readonly overShare: ReadonlySet<string>;
}

export const isReserved = (outcome: Reservation | ReservationFailure): outcome is Reservation =>
  'reservationId' in outcome;

/** Deletes reservations that have expired; skips those that their carts are just changing. */
async function purgeExpired(database: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    delete from inventory_item_reservation where id in (
      select id from inventory_item_reservation
      where product_id = any (${productIds as string[]}) and expires_at <= clock_timestamp() for update skip locked)`.execute(
    database,
  );
}

/**
 * Reserves all that is in a locked cart for some seconds from now, or nothing: then what it had reserved before stays as it was.
 * Again, it is reserved from now on; but no product longer than its hold period allows, and all of them as long as the first
 * to end. With a share, within what its network may reserve.
 */
export async function reserveCart(
  database: Database,
  cartId: string,
  seconds: number,
  share: NetworkShare | null = null,
): Promise<Reservation | ReservationFailure> {
  if (share) await lockNetworkShare(database, share);
  const requested = await readCartQuantities(database, cartId);
  const before = await readReservation(database, cartId);
  const noLonger = [...reservedQuantities(before).keys()].map((id) => [id, 0] as const);
  const quantities = new Map([...noLonger, ...requested]);
  const stock = await lockStock(database, [...quantities.keys()], cartId);
  const missing = new Map<string, number>();
  for (const [productId, quantity] of requested) {
    const free = Math.max(0, stock.get(productId)?.free ?? 0);
    if (free < quantity) missing.set(productId, free);
  }
  const ids = [...requested.keys()];
  const ends = await readHoldPeriodEnds(database, cartId, ids);
  const shareEnds = share
    ? await readNetworkShareEnds(database, ids, share)
    : new Map<string, HoldPeriodEnd>();
  const usedUp = new Set(ids.filter((id) => ends.get(id)?.isOver || shareEnds.get(id)?.isOver));
  const overShare = new Set(share ? await productsOverShare(database, cartId, requested, share) : []);
  const failure: ReservationFailure = { missing, usedUp, overShare };
  if (missing.size > 0 || usedUp.size > 0 || overShare.size > 0) return failure;
  await purgeExpired(database, ids);
  const end = earliestEnd([...ends.values(), ...shareEnds.values()]);
  const requestedEnd = secondsFromNow(share ? Math.min(seconds, share.limits.seconds) : seconds);
  if (ends.size < ids.length) await beginHoldPeriods(database, cartId, ids);
  const reservation = await reserveStock(database, cartId, quantities, {
    reservationId: before?.reservationId ?? randomUUID(),
    expiresAt: end ? sql`least(${requestedEnd}, ${timestamp(end)})` : requestedEnd,
    network: share?.network ?? null,
  });
  if (reservation && share) await countNetworkShare(database, ids, reservation.expiresAt, share);
  return reservation ?? failure;
}

/**
 * Reserves all that is in a locked cart for some seconds from now, whatever its hold periods and shares say: for what waits for
 * somebody else's decision. Nothing is reserved where not all of it is free.
 */
export async function reserveForDecision(
  database: Database,
  cartId: string,
  seconds: number,
): Promise<boolean> {
  const requested = await readCartQuantities(database, cartId);
  const before = await readReservation(database, cartId);
  const stock = await lockStock(database, [...requested.keys()], cartId);
  if ([...requested].some(([id, quantity]) => (stock.get(id)?.free ?? 0) < quantity)) return false;
  await purgeExpired(database, [...requested.keys()]);
  const reservation = await reserveStock(database, cartId, requested, {
    reservationId: before?.reservationId ?? randomUUID(),
    expiresAt: secondsFromNow(seconds),
    network: null,
  });
  return reservation !== null;
}
