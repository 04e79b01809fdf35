import { modifiedColumns } from '@relab/records/objects';
import type { GroupRow } from '../cart/group-row.ts';
import { writeAddress } from '../shop/address-columns.ts';
import type { AuthorContext } from '../shop/database-context.ts';
import { insertRows } from '../shop/insert-rows.ts';

const columnsOf = ({ address, ...group }: GroupRow) => ({
  name: group.name,
  is_default: group.isDefault,
  ...writeAddress('ship_to', address),
  ship_to_first_name: address?.firstName ?? null,
  ship_to_last_name: address?.lastName ?? null,
  delivery_method_id: group.deliveryMethodId,
  desired_delivery_date: group.desiredDeliveryDate,
  shipping_instructions: group.shippingInstructions,
});

/** Stores a new or changed group of a locked cart. */
export async function saveGroup(context: AuthorContext, cartId: string, group: GroupRow): Promise<void> {
  const columns = columnsOf(group);
  if (!group.isStored)
    return await insertRows(context, 'cart_delivery_group', [{ id: group.id, cart_id: cartId, ...columns }]);
  await context.database
    .updateTable('cart_delivery_group')
    .set({ ...columns, ...modifiedColumns(context.now()) })
    .where('id', '=', group.id)
    .where('cart_id', '=', cartId)
    .execute();
}
