import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Hours for which a cart may reserve a product at most, from the first reservation on, however often it is prolonged. */
export const maxHoldHours = 24;

/** Twice the hold period: in its second half the product is free for others, and this cart may not reserve it. */
const rememberedFor = sql`make_interval(hours => ${2 * maxHoldHours})`;

/** When a hold period ends, under its table's name. */
export const holdPeriodEnd = (table: string) =>
  sql<Date>`${sql.ref(`${table}.began_at`)} + make_interval(hours => ${maxHoldHours})`;

export interface HoldPeriodEnd {
  readonly endsAt: Date;
  readonly isOver: boolean;
}

/** The first of some ends; undefined of none. */
export const earliestEnd = (ends: Iterable<HoldPeriodEnd>): Date | undefined =>
  [...ends].map(({ endsAt }) => endsAt).sort((a, b) => a.getTime() - b.getTime())[0];

/** Until when a cart may reserve each of some products; those that it has not reserved of late are missing. */
export async function readHoldPeriodEnds(
  database: Database,
  cartId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, HoldPeriodEnd>> {
  const end = holdPeriodEnd('reservation_span');
  const rows = await database
    .selectFrom('reservation_span')
    .select(['product_id', end.as('ends_at'), sql<boolean>`${end} <= clock_timestamp()`.as('is_over')])
    .where('cart_id', '=', cartId)
    .where('product_id', '=', sql<string>`any (${productIds})`)
    .where('began_at', '>', sql<Date>`clock_timestamp() - ${rememberedFor}`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, { endsAt: row.ends_at, isOver: row.is_over }]));
}

/** Begins the hold periods of some products for a locked cart, where none runs yet. */
export async function beginHoldPeriods(
  database: Database,
  cartId: string,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    insert into reservation_span as existing (cart_id, product_id, began_at)
    select ${cartId}, own.id, clock_timestamp() from unnest(${productIds as string[]}::text[]) as own (id)
    on conflict (cart_id, product_id) do update set began_at = excluded.began_at
      where existing.began_at <= clock_timestamp() - ${rememberedFor}`.execute(database);
}

/** A cart that takes over the items of another one goes on with their hold periods; where both have one, with the earlier. */
export async function transferHoldPeriods(database: Database, from: string, to: string): Promise<void> {
  await sql`
    insert into reservation_span as existing (cart_id, product_id, began_at)
    select ${to}, product_id, began_at from reservation_span where cart_id = ${from}
    on conflict (cart_id, product_id) do update set began_at = least(existing.began_at, excluded.began_at)`.execute(
    database,
  );
}
