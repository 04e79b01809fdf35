import type { Database, Row } from '@relab/database';

/** Units by product. */
export type Quantities = ReadonlyMap<string, number>;

/** One product of a reservation. */
export interface ReservedUnits {
  readonly id: string;
  readonly quantity: number;
}

/** What a cart has reserved, by product. */
export interface Reservation {
  readonly reservationId: string;
  readonly expiresAt: Date;
  readonly units: ReadonlyMap<string, ReservedUnits>;
  /** Whose share it counts towards; null for buyers who are not limited. */
  readonly network: string | null;
}

export type ReservationRow = Omit<Row<'inventory_item_reservation'>, 'cart_id'>;

/** Null without rows. */
export function toReservation(rows: readonly ReservationRow[]): Reservation | null {
  const [first] = rows;
  if (!first) return null;
  return {
    reservationId: first.reservation_id,
    expiresAt: first.expires_at,
    network: first.network,
    units: new Map(rows.map(({ id, product_id, quantity }) => [product_id, { id, quantity }])),
  };
}

/** Null where nothing is reserved, or the reservation has ended. */
export async function readReservation(database: Database, cartId: string): Promise<Reservation | null> {
  const rows = await database
    .selectFrom('inventory_item_reservation')
    .select(['id', 'product_id', 'quantity', 'reservation_id', 'expires_at', 'network'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', ({ fn }) => fn<Date>('clock_timestamp'))
    .execute();
  return toReservation(rows);
}

export const reservedQuantities = (reservation: Reservation | null): Quantities =>
  new Map([...(reservation?.units ?? [])].map(([productId, { quantity }]) => [productId, quantity]));

/** What is in a cart: one product may stand in several lines. */
export async function readCartQuantities(database: Database, cartId: string): Promise<Quantities> {
  const rows = await database
    .selectFrom('cart_item')
    .select(({ fn }) => ['product2_id', fn.sum('quantity').as('quantity')])
    .where('cart_id', '=', cartId)
    .groupBy('product2_id')
    .execute();
  return new Map(rows.map((row) => [row.product2_id, Number(row.quantity)]));
}
