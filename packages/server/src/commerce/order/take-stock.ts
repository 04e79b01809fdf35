import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { CartLine } from '../cart/read-lines.ts';

/**
 * Takes the stock of all lines or none. Rows are locked in the order of their ids, so two orders wait for each other
 * and never in a circle; the loser of a race is told which line it lost.
 */
export async function takeStock(database: Database, lines: readonly CartLine[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId).sort();
  const { rows } = await sql<{ product_id: string; on_hand: number }>`
    select product_id, on_hand from product_stock where product_id = any (${ids}) order by product_id for update
    `.execute(database);
  const onHand = new Map(rows.map((row) => [row.product_id, row.on_hand]));
  const lost = lines.filter(
    ({ productId, quantity, offered }) => !offered || (onHand.get(productId) ?? 0) < quantity,
  );
  if (lost.length > 0) throw lostItems(lost, onHand);
  const { numAffectedRows } = await sql`
    update product_stock s set on_hand = s.on_hand - taken.quantity
    from unnest(${lines.map(({ productId }) => productId)}::text[], ${lines.map(({ quantity }) => quantity)}::int[])
      as taken (product_id, quantity)
    where s.product_id = taken.product_id and s.on_hand >= taken.quantity`.execute(database);
  if (numAffectedRows !== BigInt(lines.length)) throw lostItems(lines, onHand);
}

function lostItems(lost: readonly CartLine[], onHand: ReadonlyMap<string, number>): ApiError {
  const sentences = lost.map(({ name, productId, offered }) => {
    const left = offered ? (onHand.get(productId) ?? 0) : 0;
    return left > 0
      ? `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Lower the quantity to place the order.`
      : `${name} has just been sold. Remove it to order the rest of your cart.`;
  });
  return new ApiError('INSUFFICIENT_STOCK', sentences.join(' '), { fields: lost.map(({ id }) => id) });
}
