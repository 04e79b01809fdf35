import type { Database } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { type Context, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { defaultGroupId } from '../cart/group-row.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { formatCents } from '../market/money.ts';
import { insertRows } from '../shop/insert-rows.ts';
import type { ArrangedLine, LineChanges } from './arrangement.ts';

/** The lines of a cart with their groups; those that name none are in the default one. */
export const arrangedLines = (cartId: string, lines: readonly CartLine[]): readonly ArrangedLine[] =>
  lines.map(({ id, productId, name, quantity, deliveryGroupId }) => ({
    id,
    productId,
    name,
    quantity,
    groupId: deliveryGroupId ?? defaultGroupId(cartId),
  }));

/** Writes an arrangement of a locked cart. Prices stay those that the shopper has seen. */
export async function applyChanges(
  context: Context,
  cartId: string,
  lines: readonly CartLine[],
  { changed, added, removed }: LineChanges,
): Promise<void> {
  const { database } = context;
  const columnOf = (groupId: string): string | null => (groupId === defaultGroupId(cartId) ? null : groupId);
  for (const { id, groupId, quantity } of changed) {
    await database
      .updateTable('cart_item')
      .set({ cart_delivery_group_id: columnOf(groupId), quantity, ...modifiedColumns(context.now()) })
      .where('id', '=', id)
      .where('cart_id', '=', cartId)
      .execute();
  }
  await database
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .where('id', '=', sql<string>`any (${removed}::text[])`)
    .execute();
  const byProduct = new Map(lines.map((line) => [line.productId, line]));
  const rows = added.flatMap(({ productId, groupId, quantity }) => {
    const line = byProduct.get(productId);
    if (!line) return [];
    return {
      id: newId('0a9'),
      cart_id: cartId,
      product2_id: productId,
      cart_delivery_group_id: columnOf(groupId),
      name: line.name,
      quantity,
      sales_price: formatCents(line.seenPrice),
    };
  });
  await insertRows(context, 'cart_item', rows);
}

/** Removes deliveries, other than the default one, without items. */
export async function removeEmptyGroups(database: Database, cartId: string): Promise<void> {
  await database
    .deleteFrom('cart_delivery_group as g')
    .where('g.cart_id', '=', cartId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('cart_item as i').select('i.id').whereRef('i.cart_delivery_group_id', '=', 'g.id')),
      ),
    )
    .where(({ not }) => not('g.is_default'))
    .execute();
}
