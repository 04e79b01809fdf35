import { idSuffix } from '@relab/contract';
import type { AnsweredAddress } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { readAddress } from '../shop/address-columns.ts';

export interface GroupAddress extends AnsweredAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A delivery of a cart as it is kept. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly address: GroupAddress | null;
  readonly deliveryMethodId: string | null;
  readonly desiredDeliveryDate: Date | null;
  readonly shippingInstructions: string | null;
  /** False for the default group while nothing about it had to be kept. */
  readonly isKept: boolean;
}

interface Selected extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  readonly is_default: boolean;
  readonly ship_to_first_name: string | null;
  readonly ship_to_last_name: string | null;
  readonly delivery_method_id: string | null;
  readonly desired_delivery_date: Date | null;
  readonly shipping_instructions: string | null;
}

/** Known before it is kept: a cart's default group has the cart's own letters. */
export const defaultGroupId = (cartId: string): string => {
  const id = `0a7${cartId.slice(3, 15)}`;
  return id + idSuffix(id);
};

/** The id of the address of a group. Addresses have no records of their own, so it is the group's with their prefix. */
export const addressIdOf = (groupId: string): string => {
  const id = `8lW${groupId.slice(3, 15)}`;
  return id + idSuffix(id);
};

function addressOf(row: Selected): GroupAddress | null {
  const address = readAddress('ship_to', row);
  if (address.country === '') return null;
  return { ...address, firstName: row.ship_to_first_name, lastName: row.ship_to_last_name };
}

/** All groups of a cart, the default one first, the others as they were made. There is always a default one. */
export async function readGroups(
  database: Database,
  cartId: string,
): Promise<readonly [GroupRow, ...GroupRow[]]> {
  const { rows } = await sql<Selected>`
    select id, name, is_default, ship_to_name, ship_to_first_name, ship_to_last_name, ship_to_company_name, ship_to_street,
      ship_to_city, ship_to_postal_code, ship_to_region, ship_to_country, ship_to_phone_number, delivery_method_id,
      desired_delivery_date, shipping_instructions
    from cart_delivery_group where cart_id = ${cartId} and not is_deleted order by is_default desc, entered`.execute(
    database,
  );
  const kept = rows.map(
    (row): GroupRow => ({
      id: row.id,
      name: row.name,
      isDefault: row.is_default,
      address: addressOf(row),
      deliveryMethodId: row.delivery_method_id,
      desiredDeliveryDate: row.desired_delivery_date,
      shippingInstructions: row.shipping_instructions,
      isKept: true,
    }),
  );
  const [first, ...others] = kept;
  return first?.isDefault ? [first, ...others] : [newGroup(defaultGroupId(cartId), 'Default', true), ...kept];
}

export const newGroup = (id: string, name: string, isDefault = false): GroupRow => ({
  id,
  name,
  isDefault,
  address: null,
  deliveryMethodId: null,
  desiredDeliveryDate: null,
  shippingInstructions: null,
  isKept: false,
});
