import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { reservedByOthers } from './reserved-by-others.ts';

export interface Stock {
  readonly onHand: number;
  /** What is on hand less what other carts have reserved; below zero where stock was removed by hand. */
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
  const stock = database.selectFrom('product_stock').where('product_id', '=', sql<string>`any (${ids})`);
  await stock.select('product_id').orderBy('product_id').forUpdate().execute();
  // A statement of its own, so that it sees what those did for whom the lock waited.
  const rows = await stock
    .select([
      'product_id',
      'on_hand',
      reservedByOthers(sql.ref('product_stock.product_id'), { cartId }).as('reserved'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [row.product_id, { onHand: row.on_hand, free: row.on_hand - row.reserved }]),
  );
}
