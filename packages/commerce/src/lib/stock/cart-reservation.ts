import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import {
  beginHoldPeriods,
  type HoldPeriodEnd,
  readHoldPeriodEnds,
  transferHoldPeriods,
} from './hold-period.ts';
import { lockStock } from './lock-stock.ts';
import {
  countShare,
  lockShare,
  type NetworkShare,
  overShare,
  readShareEnds,
  returnShare,
} from './network-share.ts';

/** One product of a reservation. */
export interface HeldUnits {
  readonly id: string;
  readonly quantity: number;
}

/** What a cart holds, by product. */
export interface Held {
  readonly reservationId: string;
  readonly expiresAt: Date;
  readonly units: ReadonlyMap<string, HeldUnits>;
  /** Whose share it counts towards; null for buyers who are not limited. */
  readonly network: string | null;
}

/** Why nothing was reserved. */
export interface NotHeld {
  /** Products that there is not enough of, each with the number that is free. */
  readonly missing: ReadonlyMap<string, number>;
  /** Products that the cart, or its network, has reserved as long as it may. */
  readonly usedUp: ReadonlySet<string>;
  /** Products that its network has no share left for. */
  readonly overShare: ReadonlySet<string>;
}

export const isHeld = (outcome: Held | NotHeld): outcome is Held => 'reservationId' in outcome;

type Units = ReadonlyMap<string, number>;

interface Row {
  readonly id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly reservation_id: string;
  readonly expires_at: Date;
  readonly network: string | null;
}

function heldOf(rows: readonly Row[]): Held | null {
  const [first] = rows;
  if (!first) return null;
  return {
    reservationId: first.reservation_id,
    expiresAt: first.expires_at,
    network: first.network,
    units: new Map(rows.map(({ id, product_id, quantity }) => [product_id, { id, quantity }])),
  };
}

/** Null where nothing is held, or it has ended. */
async function readHeld(database: Database, cartId: string): Promise<Held | null> {
  const { rows } = await sql<Row>`
    select id, product_id, quantity, reservation_id, expires_at, network from inventory_item_reservation
    where cart_id = ${cartId} and expires_at > clock_timestamp()`.execute(database);
  return heldOf(rows);
}

const unitsOf = (held: Held | null): Units =>
  new Map([...(held?.units ?? [])].map(([id, { quantity }]) => [id, quantity]));

/** What is in a cart: one product may stand in several lines. */
async function wantedBy(database: Database, cartId: string): Promise<Units> {
  const { rows } = await sql<{ product_id: string; quantity: number }>`
    select product2_id as product_id, sum(quantity)::int as quantity from cart_item
    where cart_id = ${cartId} group by product2_id`.execute(database);
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

interface Until {
  readonly reservationId: string;
  readonly expiresAt: RawBuilder<unknown>;
  readonly network: string | null;
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** As a reservation that is there already ends. */
const until = ({ reservationId, expiresAt, network }: Held): Until => ({
  reservationId,
  network,
  expiresAt: moment(expiresAt),
});

/** The first of some ends; undefined of none. */
const earliest = (ends: Iterable<HoldPeriodEnd>): Date | undefined =>
  [...ends].reduce<Date | undefined>(
    (first, { endsAt }) => (first && first < endsAt ? first : endsAt),
    undefined,
  );

/**
 * Writes what a cart holds of some products from now on, and what it does not any more; of others nothing changes. The
 * stock of all that is written must be locked: else two that write could wait for each other in a circle.
 */
async function write(database: Database, cartId: string, units: Units, end: Until): Promise<Held | null> {
  const kept = [...units].filter(([, quantity]) => quantity > 0);
  const ids = kept.map(([productId]) => productId);
  const gone = [...units.keys()].filter((id) => units.get(id) === 0);
  if (gone.length > 0) {
    await sql`
      delete from inventory_item_reservation where cart_id = ${cartId} and product_id = any (${gone})`.execute(
      database,
    );
  }
  if (kept.length === 0) return null;
  const { rows } = await sql<Row>`
    insert into inventory_item_reservation (id, reservation_id, cart_id, product_id, quantity, expires_at, network)
    select own.id, ${end.reservationId}, ${cartId}, own.product_id, own.quantity, ${end.expiresAt}, ${end.network}::text
    from unnest(${kept.map(() => newId('18R'))}::text[], ${ids}::text[], ${kept.map(([, quantity]) => quantity)}::int[])
      as own (id, product_id, quantity)
    on conflict (cart_id, product_id) do update set quantity = excluded.quantity, expires_at = excluded.expires_at,
      reservation_id = excluded.reservation_id, network = excluded.network
    returning id, product_id, quantity, reservation_id, expires_at, network`.execute(database);
  return heldOf(rows);
}

/** Takes rows away that ended on their own; nobody waits for one that its cart is just changing. */
async function sweep(database: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    delete from inventory_item_reservation where id in (
      select id from inventory_item_reservation
      where product_id = any (${productIds as string[]}) and expires_at <= clock_timestamp() for update skip locked)`.execute(
    database,
  );
}

/**
 * Reserves all that is in a locked cart for some seconds from now, or nothing: then what it held before stays as it was.
 * Again, it is reserved from now on; but no product longer than its span allows, and all of them as long as the first to end.
 * With a share, within what its network may reserve.
 */
export async function reserve(
  database: Database,
  cartId: string,
  seconds: number,
  share: NetworkShare | null = null,
): Promise<Held | NotHeld> {
  if (share) await lockShare(database, share);
  const wanted = await wantedBy(database, cartId);
  const before = await readHeld(database, cartId);
  const units = new Map([...unitsOf(before).keys()].map((id) => [id, 0]));
  for (const [id, quantity] of wanted) units.set(id, quantity);
  const stock = await lockStock(database, [...units.keys()], cartId);
  const missing = new Map<string, number>();
  for (const [productId, quantity] of wanted) {
    const free = Math.max(0, stock.get(productId)?.free ?? 0);
    if (free < quantity) missing.set(productId, free);
  }
  const ids = [...wanted.keys()];
  const ends = await readHoldPeriodEnds(database, cartId, ids);
  const shareEnds = share ? await readShareEnds(database, ids, share) : new Map<string, HoldPeriodEnd>();
  const usedUp = new Set(ids.filter((id) => ends.get(id)?.isOver || shareEnds.get(id)?.isOver));
  const over = new Set(share ? await overShare(database, cartId, wanted, share) : []);
  const refused: NotHeld = { missing, usedUp, overShare: over };
  if (missing.size > 0 || usedUp.size > 0 || over.size > 0) return refused;
  await sweep(database, ids);
  const first = earliest([...ends.values(), ...shareEnds.values()]);
  const duration = share ? Math.min(seconds, share.limits.seconds) : seconds;
  // A select of its own: one moment for all rows.
  const asked = sql`(select clock_timestamp()) + make_interval(secs => ${duration})`;
  const expiresAt = first ? sql`least(${asked}, ${moment(first)})` : asked;
  const reservationId = before?.reservationId ?? randomUUID();
  if (ends.size < ids.length) await beginHoldPeriods(database, cartId, ids);
  const network = share?.network ?? null;
  const held = await write(database, cartId, units, { reservationId, expiresAt, network });
  if (held && share) await countShare(database, ids, held.expiresAt, share);
  return held ?? refused;
}

/**
 * Brings what a locked cart holds to what is in it after a change: less is let go, more is added as far as it is free, and
 * may be kept so long. It ends when it would have ended. Nothing happens where nothing is held. Where a network's share bounds
 * it, nothing is added: the next reservation does that, and counts it.
 */
export async function adjustReservation(database: Database, cartId: string): Promise<void> {
  const held = await readHeld(database, cartId);
  if (!held) return;
  const wanted = await wantedBy(database, cartId);
  const before = unitsOf(held);
  const changed = [...new Set([...wanted.keys(), ...before.keys()])].filter(
    (id) => (wanted.get(id) ?? 0) !== (before.get(id) ?? 0),
  );
  if (changed.length === 0) return;
  const stock = await lockStock(database, changed, cartId);
  const ends = await readHoldPeriodEnds(database, cartId, changed);
  const units = changed.map((id): readonly [string, number] => {
    const mayBeKept = (ends.get(id)?.endsAt ?? held.expiresAt) >= held.expiresAt;
    const free = mayBeKept && held.network === null ? (stock.get(id)?.free ?? 0) : 0;
    return [id, Math.min(wanted.get(id) ?? 0, Math.max(free, before.get(id) ?? 0))];
  });
  const begun = units.filter(([id, quantity]) => quantity > 0 && !ends.has(id)).map(([id]) => id);
  if (begun.length > 0) await beginHoldPeriods(database, cartId, begun);
  await write(database, cartId, new Map(units), until(held));
}

/**
 * Reserves all that is in a locked cart for some seconds from now, whatever its spans and shares say: for what waits for somebody
 * else's decision. Nothing is reserved where not all of it is free.
 */
export async function reserveForDecision(
  database: Database,
  cartId: string,
  seconds: number,
): Promise<boolean> {
  const wanted = await wantedBy(database, cartId);
  const before = await readHeld(database, cartId);
  const stock = await lockStock(database, [...wanted.keys()], cartId);
  if ([...wanted].some(([id, quantity]) => (stock.get(id)?.free ?? 0) < quantity)) return false;
  await sweep(database, [...wanted.keys()]);
  const expiresAt = sql`(select clock_timestamp()) + make_interval(secs => ${seconds})`;
  const reservationId = before?.reservationId ?? randomUUID();
  return (await write(database, cartId, wanted, { reservationId, expiresAt, network: null })) !== null;
}

/** Ends what a locked cart has reserved after some seconds from now, where it would end later. */
export async function shortenReservation(database: Database, cartId: string, seconds: number): Promise<void> {
  const held = await readHeld(database, cartId);
  if (!held) return;
  await lockStock(database, [...held.units.keys()], cartId);
  await sql`
    update inventory_item_reservation
    set expires_at = least(expires_at, (select clock_timestamp()) + make_interval(secs => ${seconds}))
    where cart_id = ${cartId}`.execute(database);
}

/** Lets go of what a locked cart holds. */
export async function release(database: Database, cartId: string): Promise<void> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from inventory_item_reservation where cart_id = ${cartId}`.execute(database);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.product_id);
  await lockStock(database, ids, cartId);
  await returnShare(database, cartId);
  await sql`delete from inventory_item_reservation where cart_id = ${cartId}`.execute(database);
}

/**
 * Hands what one locked cart holds over to another one that is about to get its lines; the later of the two ends holds, and
 * no product is kept longer for it. To be followed by `adjustReservation`: the stock of both is locked here already.
 */
export async function handOver(database: Database, from: string, to: string): Promise<void> {
  await transferHoldPeriods(database, from, to);
  const given = await readHeld(database, from);
  if (!given) return;
  const own = await readHeld(database, to);
  const units = new Map(unitsOf(own));
  for (const [id, quantity] of unitsOf(given)) units.set(id, quantity + (units.get(id) ?? 0));
  const wanted = [await wantedBy(database, from), await wantedBy(database, to)];
  await lockStock(database, [...units.keys(), ...wanted.flatMap((some) => [...some.keys()])], to);
  await sql`delete from inventory_item_reservation where cart_id = ${from}`.execute(database);
  const later = own && own.expiresAt > given.expiresAt ? own : given;
  const ends = await readHoldPeriodEnds(database, to, [...units.keys()]);
  const first = earliest(ends.values());
  const expiresAt = first && first < later.expiresAt ? first : later.expiresAt;
  // Who signs in goes on with what was counted for their network.
  await write(database, to, units, until({ ...later, expiresAt, network: given.network ?? later.network }));
}
