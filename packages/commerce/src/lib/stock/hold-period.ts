import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Hours for which a cart keeps a product at most, from the first reservation on, however often it is prolonged. */
export const longestHours = 24;

/** As long again the product is free for others, before the cart may keep it once more. */
const over = sql`make_interval(hours => ${2 * longestHours})`;

/** When the time ends of a span, under its table's name. */
export const holdPeriodEnd = (span: string) =>
  sql<Date>`${sql.ref(`${span}.began_at`)} + make_interval(hours => ${longestHours})`;

export interface HoldPeriodEnd {
  readonly endsAt: Date;
  readonly isOver: boolean;
}

/** Until when a cart may keep each of some products; those that it has not kept of late are missing. */
export async function readHoldPeriodEnds(
  database: Database,
  cartId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, HoldPeriodEnd>> {
  const { rows } = await sql<{ product_id: string; ends_at: Date; is_over: boolean }>`
    select s.product_id, ${holdPeriodEnd('s')} as ends_at, ${holdPeriodEnd('s')} <= clock_timestamp() as is_over
    from reservation_span s
    where s.cart_id = ${cartId} and s.product_id = any (${productIds as string[]})
      and s.began_at > clock_timestamp() - ${over}`.execute(database);
  return new Map(rows.map((row) => [row.product_id, { endsAt: row.ends_at, isOver: row.is_over }]));
}

/** The time of some products begins for a locked cart, where it does not run yet. */
export async function beginHoldPeriods(
  database: Database,
  cartId: string,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    insert into reservation_span as known (cart_id, product_id, began_at)
    select ${cartId}, own.id, clock_timestamp() from unnest(${productIds as string[]}::text[]) as own (id)
    on conflict (cart_id, product_id) do update set began_at = excluded.began_at
      where known.began_at <= clock_timestamp() - ${over}`.execute(database);
}

/** A cart that takes the items of another one over goes on with its time; where both have one, with the earlier. */
export async function transferHoldPeriods(database: Database, from: string, to: string): Promise<void> {
  await sql`
    insert into reservation_span as known (cart_id, product_id, began_at)
    select ${to}, product_id, began_at from reservation_span where cart_id = ${from}
    on conflict (cart_id, product_id) do update set began_at = least(known.began_at, excluded.began_at)`.execute(
    database,
  );
}

/** Takes away what no reservation goes by any more. */
export async function purgeExpiredHoldPeriods(database: Database): Promise<void> {
  await sql`delete from reservation_span where began_at <= clock_timestamp() - ${over}`.execute(database);
}
