import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { heldByOthers } from './held.ts';

export interface Stock {
  readonly onHand: number;
  /** What is on hand less what other carts have reserved; below zero where stock was taken out of the house. */
  readonly free: number;
}

/**
 * Locks the stock of some products for a cart, in the order of their ids: two that want the same wait for each other,
 * never in a circle. To be called once in a transaction, after the cart is locked. A product without stock is missing.
 */
export async function lockStock(
  database: Database,
  productIds: readonly string[],
  cartId: string,
): Promise<ReadonlyMap<string, Stock>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  await sql`
    select 1 from product_stock where product_id = any (${ids}) order by product_id for update`.execute(
    database,
  );
  // A statement of its own, so that it sees what those did for whom the lock waited.
  const { rows } = await sql<{ product_id: string; on_hand: number; held: number }>`
    select s.product_id, s.on_hand, ${heldByOthers(sql`s.product_id`, { cartId })} as held
    from product_stock s where s.product_id = any (${ids})`.execute(database);
  return new Map(rows.map((row) => [row.product_id, { onHand: row.on_hand, free: row.on_hand - row.held }]));
}
