import { modifiedColumns } from '@relab/records/objects';
import type { Context } from '@relab/server/http';
import type { GroupRow } from '../cart/group-row.ts';
import { type AddressColumns, writeAddress } from '../shop/address-columns.ts';
import { type Author, insertRows } from '../shop/insert-rows.ts';

const nowhere: AddressColumns<'ship_to'> = {
  ship_to_name: null,
  ship_to_company_name: null,
  ship_to_street: null,
  ship_to_city: null,
  ship_to_postal_code: null,
  ship_to_region: null,
  ship_to_country: null,
  ship_to_phone_number: null,
};

function columnsOf(group: GroupRow) {
  const { address } = group;
  return {
    name: group.name,
    is_default: group.isDefault,
    ...(address ? writeAddress('ship_to', address) : nowhere),
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
