import type { DeliveryGroup as WireGroup, DeliveryGroups as WireGroups } from '@relab/contract/commerce';
import { isObject } from '../../values/is-object.ts';

type WireAddress = NonNullable<WireGroup['deliveryAddress']>;

/** Where a group goes, with the telephone under the name that all other addresses have (S-131). */
export interface DeliveryAddress
  extends Pick<
    WireAddress,
    | 'id'
    | 'isDefault'
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'companyName'
    | 'street'
    | 'city'
    | 'postalCode'
    | 'region'
    | 'country'
  > {
  readonly phoneNumber: string | null;
}

/** S-130: a delivery of a cart. `items` are those of its items that were requested. */
export interface DeliveryGroup
  extends Pick<
    WireGroup,
    | 'id'
    | 'name'
    | 'isDefault'
    | 'cartId'
    | 'cartItems'
    | 'availableDeliveryMethods'
    | 'selectedDeliveryMethod'
    | 'desiredDeliveryDate'
    | 'shippingInstructions'
    | 'totalCartItemCount'
    | 'totalProductAmount'
    | 'errors'
  > {
  readonly items: WireGroup['cartItems']['cartItems'];
  readonly deliveryAddress: DeliveryAddress | null;
}

/** A page of a cart's deliveries; `count` is that of the page. */
export interface DeliveryGroups {
  readonly count: number;
  readonly items: readonly DeliveryGroup[];
}

function readAddress(address: WireAddress): DeliveryAddress {
  const { shipToPhoneNumber = null, ...rest } = address;
  return { ...rest, phoneNumber: shipToPhoneNumber };
}

export function readGroup(group: WireGroup): DeliveryGroup {
  const { deliveryAddress, cartItems } = group;
  return {
    ...group,
    items: cartItems?.cartItems ?? [],
    deliveryAddress: deliveryAddress ? readAddress(deliveryAddress) : null,
  };
}

export const readGroups = ({ count, items }: WireGroups): DeliveryGroups => ({
  count,
  items: items.map(readGroup),
});

/** Gives the telephone of an address the name it travels under; leaves alone what is no address. */
export function sentAddress(address: unknown): unknown {
  if (!isObject(address) || !('phoneNumber' in address)) return address;
  const { phoneNumber, ...rest } = address;
  return { ...rest, shipToPhoneNumber: phoneNumber };
}

/** A config as it is sent: the address of it, and those of its arrangements, renamed. */
export function sentConfig(config: unknown): unknown {
  if (!isObject(config)) return config;
  const renamed: Record<string, unknown> = { ...config };
  if ('deliveryAddress' in config) renamed.deliveryAddress = sentAddress(config.deliveryAddress);
  if ('arrangements' in config && Array.isArray(config.arrangements))
    renamed.arrangements = config.arrangements.map(sentConfig);
  return renamed;
}
