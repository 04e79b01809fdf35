import { getOrCreateCart } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Shopper } from './shopper.ts';

/** Gives a shopper a cart with a line of each product, past the calls: they would take minutes for a thousand. */
export async function fillCart(
  database: Database,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<void> {
  const { cartId } = await shopper.must<{ cartId: string }>(getOrCreateCart);
  await sql`
    insert into cart_item (id, cart_id, product2_id, name, quantity, sales_price)
    select l.id, ${cartId}, l.product_id, 'Unit', 1, 100
    from unnest(${productIds.map(() => newId('0a9'))}::text[], ${productIds as string[]}::text[]) as l (id, product_id)`.execute(
    database,
  );
}
