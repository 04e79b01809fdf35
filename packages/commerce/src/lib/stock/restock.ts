import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Puts units by product back on the shelf; stock is locked in the order of ids, as everywhere. */
export async function restock(transaction: Database, units: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...units.keys()];
  if (ids.length === 0) return;
  await transaction
    .selectFrom('product_stock')
    .select('product_id')
    .where('product_id', '=', sql<string>`any (${ids})`)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  for (const [productId, count] of units) {
    await transaction
      .updateTable('product_stock')
      .set((column) => ({ on_hand: column('on_hand', '+', count) }))
      .where('product_id', '=', productId)
      .execute();
  }
}
