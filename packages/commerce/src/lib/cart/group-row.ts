import { idSuffix } from '@relab/contract';
import type { CheckoutAddress } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { type AddressColumns, addressColumns, readAddress } from '../shop/address-columns.ts';

export interface GroupAddress extends CheckoutAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A delivery of a cart as it is stored. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly address: GroupAddress | null;
  readonly deliveryMethodId: string | null;
  readonly desiredDeliveryDate: Date | null;
  readonly shippingInstructions: string | null;
  /** False for the default group while nothing about it had to be stored. */
  readonly isStored: boolean;
}

/** Computed, since the default group need not be stored: the cart's id with the prefix of groups. */
export const defaultGroupId = (cartId: string): string => {
  const id = `0a7${cartId.slice(3, 15)}`;
  return id + idSuffix(id);
};

/** The id of the address of a group. Addresses have no records of their own, so it is the group's with their prefix. */
export const addressIdOf = (groupId: string): string => {
  const id = `8lW${groupId.slice(3, 15)}`;
  return id + idSuffix(id);
};

type AddressRow = Row<
  'cart_delivery_group',
  keyof AddressColumns<'ship_to'> | 'ship_to_first_name' | 'ship_to_last_name'
>;

function addressOf(row: AddressRow): GroupAddress | null {
  const address = readAddress('ship_to', row);
  if (address.country === '') return null;
  return { ...address, firstName: row.ship_to_first_name, lastName: row.ship_to_last_name };
}

/** All groups of a cart, the default one first, the others in the order of creation. There is always a default one. */
export async function readGroups(
  database: Database,
  cartId: string,
): Promise<readonly [GroupRow, ...GroupRow[]]> {
  const rows = await database
    .selectFrom('cart_delivery_group')
    .select([
      'id',
      'name',
      'is_default',
      'delivery_method_id',
      'desired_delivery_date',
      'shipping_instructions',
    ])
    .select([...addressColumns('ship_to'), 'ship_to_first_name', 'ship_to_last_name'])
    .where('cart_id', '=', cartId)
    .where(({ not }) => not('is_deleted'))
    .orderBy('is_default', 'desc')
    .orderBy('entered')
    .execute();
  const stored = rows.map(
    (row): GroupRow => ({
      id: row.id,
      name: row.name,
      isDefault: row.is_default,
      address: addressOf(row),
      deliveryMethodId: row.delivery_method_id,
      desiredDeliveryDate: row.desired_delivery_date,
      shippingInstructions: row.shipping_instructions,
      isStored: true,
    }),
  );
  const [first, ...others] = stored;
  return first?.isDefault
    ? [first, ...others]
    : [newGroup(defaultGroupId(cartId), 'Default', true), ...stored];
}

export const newGroup = (id: string, name: string, isDefault = false): GroupRow => ({
  id,
  name,
  isDefault,
  address: null,
  deliveryMethodId: null,
  desiredDeliveryDate: null,
  shippingInstructions: null,
  isStored: false,
});
