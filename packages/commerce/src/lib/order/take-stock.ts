import type { Database } from '@relab/database';
import type { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { unitsOf } from '../cart/quantity.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { insufficientStock } from '../errors.ts';
import { lockStock, type Stock } from '../stock/lock-stock.ts';

const none: Stock = { onHand: 0, free: 0 };

/**
 * Takes the stock of all lines of a locked cart or none; what the cart had reserved is used up by it. What others have
 * reserved is not deducted. The error of the loser of a race names the lines it lost.
 */
export async function takeStock(
  database: Database,
  cartId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const units = unitsOf(lines);
  const ids = [...units.keys()];
  // Reservations of what is no longer in the cart go too, and their stock is locked with the rest.
  const rows = await database
    .selectFrom('inventory_item_reservation')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .execute();
  const stock = await lockStock(database, [...ids, ...rows.map((row) => row.product_id)], cartId);
  const lost = lines.filter(
    ({ productId, offered }) => !offered || (stock.get(productId) ?? none).free < (units.get(productId) ?? 0),
  );
  if (lost.length > 0) throw lostItems(lost, stock);
  await database.deleteFrom('inventory_item_reservation').where('cart_id', '=', cartId).execute();
  const { numAffectedRows } = await sql`
    update product_stock s set on_hand = s.on_hand - taken.quantity
    from unnest(${ids}::text[], ${[...units.values()]}::int[]) as taken (product_id, quantity)
    where s.product_id = taken.product_id and s.on_hand >= taken.quantity`.execute(database);
  if (numAffectedRows !== BigInt(ids.length)) throw lostItems(lines, stock);
}

function sentenceOf({ name, productId, offered }: CartLine, stock: ReadonlyMap<string, Stock>): string {
  if (!offered) return `${name} is not for sale any more. Remove it to order the rest of your cart.`;
  const { onHand, free } = stock.get(productId) ?? none;
  if (free > 0)
    return `Only ${free} of ${name} ${free === 1 ? 'is' : 'are'} left. Lower the quantity to place the order.`;
  return onHand > 0
    ? `${name} is reserved for somebody else at the moment. Remove it to order the rest of your cart, or try again later.`
    : `${name} has just been sold. Remove it to order the rest of your cart.`;
}

const lostItems = (lost: readonly CartLine[], stock: ReadonlyMap<string, Stock>): ApiError =>
  insufficientStock(lost.map((line) => sentenceOf(line, stock)).join(' '), ...lost.map(({ id }) => id));
