import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import type { Client } from '../../client/client.ts';
import { highScale } from '../session/high-scale.ts';
import { type CartWriteAdapter, type CartWriteSettings, cartWrite } from './cart-write.ts';
import {
  type DeliveryGroup,
  type DeliveryGroups,
  readGroup,
  readGroups,
  sentConfig,
} from './delivery-address.ts';

/** The config of a call with every address in it as a client has it. */
type GroupInput<Config> = Config extends readonly (infer One)[]
  ? readonly GroupInput<One>[]
  : Config extends object
    ? {
        [Member in keyof Config as Member extends 'shipToPhoneNumber' ? 'phoneNumber' : Member]: GroupInput<
          Config[Member]
        >;
      }
    : Config;

// What is cached is what is answered here, not what travels: the store knows no types.
// @__NO_SIDE_EFFECTS__
function groupRead<C extends AnyCall, Data>(
  call: C,
  read: (response: ResponseFor<C>) => Data,
): ReadAdapter<ConfigFor<C>, Data> {
  const adapter: unknown = readAdapter(call, {
    load:
      (client, config) =>
      async ({ send }) =>
        read(await send(call, { ...highScale(client), ...(config as object) })) as ResponseFor<C>,
  });
  return adapter as ReadAdapter<ConfigFor<C>, Data>;
}

// @__NO_SIDE_EFFECTS__
function groupWrite<C extends AnyCall, Data>(
  call: C,
  read: (response: ResponseFor<C>) => Data,
): CartWriteAdapter<GroupInput<ConfigFor<C>>, Data> {
  const write = cartWrite(call);
  const adapter = async (
    client: Client,
    config: GroupInput<ConfigFor<C>>,
    settings: CartWriteSettings = {},
  ) => read(await write(client, sentConfig(config) as ConfigFor<C>, settings));
  return Object.assign(adapter, { id: call.id });
}

/** S-276, S-277: the server returns 20 groups, and none of their items, unless requested otherwise. */
export const getDeliveryGroups = groupRead(calls.getDeliveryGroups, readGroups);

/** One delivery of a cart with a page of its items. Its telephone is `phoneNumber`, as in all addresses (S-131). */
export const getDeliveryGroup = groupRead(calls.getDeliveryGroup, readGroup);

/**
 * Adds an empty delivery to a cart; `arrangeDeliveryGroupItems` moves items into it. Addresses take `phoneNumber`,
 * which travels as `shipToPhoneNumber`.
 */
export const createDeliveryGroup = groupWrite(calls.createDeliveryGroup, readGroup);

/** Changes what is named of a delivery and leaves the rest; an empty `desiredDeliveryDate` takes the wish back. */
export const updateDeliveryGroup = groupWrite(calls.updateDeliveryGroup, readGroup);

/** Deletes a delivery. Its items go back to the default one, or out of the cart with `deleteCartItems`. */
export const deleteDeliveryGroup = cartWrite(calls.deleteDeliveryGroup);

/** S-230: acts on the current cart unless another one is named. */
export const arrangeDeliveryGroupItems = groupWrite(calls.arrangeDeliveryGroupItems, readGroups);

export type { DeliveryGroup, DeliveryGroups };
