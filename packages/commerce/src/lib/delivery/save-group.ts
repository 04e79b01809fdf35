import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import type { GroupRow } from '../cart/group-row.ts';
import { writeAddress } from '../shop/address-columns.ts';
import { type Author, insertRows, type Row } from '../shop/insert-rows.ts';

const nowhere: Row = Object.fromEntries(
  ['name', 'company_name', 'street', 'city', 'postal_code', 'region', 'country', 'phone_number'].map(
    (part) => [`ship_to_${part}`, null],
  ),
);

function columnsOf(group: GroupRow): Row {
  const { address } = group;
  return {
    name: group.name,
    is_default: group.isDefault,
    ...(address ? writeAddress('ship_to', address) : nowhere),
    ship_to_first_name: address?.firstName ?? null,
    ship_to_last_name: address?.lastName ?? null,
    delivery_method_id: group.deliveryMethodId,
    desired_delivery_date: group.desiredDeliveryDate?.toISOString() ?? null,
    shipping_instructions: group.shippingInstructions,
  };
}

/** Keeps a group of a locked cart, new or changed. */
export async function saveGroup(
  context: Pick<Context, 'database' | 'now'> & { readonly who: Author },
  cartId: string,
  group: GroupRow,
): Promise<GroupRow> {
  const columns = columnsOf(group);
  if (!group.isKept) {
    await insertRows(
      context.database,
      'cart_delivery_group',
      [{ id: group.id, cart_id: cartId, ...columns }],
      context,
    );
    return { ...group, isKept: true };
  }
  const now = context.now().toISOString();
  const changes = Object.entries({ ...columns, last_modified_date: now, system_modstamp: now }).map(
    ([column, value]) => sql`${sql.id(column)} = ${value}`,
  );
  await sql`
    update cart_delivery_group set ${sql.join(changes)} where id = ${group.id} and cart_id = ${cartId}`.execute(
    context.database,
  );
  return group;
}
