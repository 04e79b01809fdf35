import { modifiedColumns } from '@relab/records/objects';
import type { Context } from '@relab/server/http';
import type { GroupRow } from '../cart/group-row.ts';
import { writeAddress } from '../shop/address-columns.ts';
import { type Author, insertRows } from '../shop/insert-rows.ts';

function columnsOf(group: GroupRow) {
  const { address } = group;
  return {
    name: group.name,
    is_default: group.isDefault,
    ...writeAddress('ship_to', address),
    ship_to_first_name: address?.firstName ?? null,
    ship_to_last_name: address?.lastName ?? null,
    delivery_method_id: group.deliveryMethodId,
    desired_delivery_date: group.desiredDeliveryDate,
    shipping_instructions: group.shippingInstructions,
  };
}

/** Keeps a group of a locked cart, new or changed. */
export async function saveGroup(
  context: Pick<Context, 'database' | 'now'> & { readonly principal: Author },
  cartId: string,
  group: GroupRow,
): Promise<GroupRow> {
  const columns = columnsOf(group);
  if (!group.isStored) {
    await insertRows(
      context.database,
      'cart_delivery_group',
      [{ id: group.id, cart_id: cartId, ...columns }],
      context,
    );
    return { ...group, isStored: true };
  }
  await context.database
    .updateTable('cart_delivery_group')
    .set({ ...columns, ...modifiedColumns(context.now()) })
    .where('id', '=', group.id)
    .where('cart_id', '=', cartId)
    .execute();
  return group;
}
