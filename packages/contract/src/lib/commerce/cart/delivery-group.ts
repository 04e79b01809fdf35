import { read, shape, write } from '../../call.ts';
import { responses } from '../../described-call.ts';
import { idempotency } from '../../idempotency.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, integer, line, list, object, optional, pattern, text } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import { DeliveryGroup, DeliveryGroups } from './delivery-group-responses.ts';

const groupsPath = `${cartPath}/delivery-groups` as const;
const groupPath = `${groupsPath}/{id}` as const;

/** Where a group goes; the telephone travels as `shipToPhoneNumber` (S-131, X-54). */
const GroupAddress = object({
  name: optional(line(120)),
  firstName: optional(line(60)),
  lastName: optional(line(80)),
  companyName: optional(line(120)),
  street: line(255, 1),
  city: line(80, 1),
  postalCode: line(20, 1),
  region: optional(line(80)),
  country: pattern(/^[A-Z]{2}$/),
  shipToPhoneNumber: optional(line(40)),
});

/** A day, or a moment of it (ISO 8601); empty takes a wish back. */
const day = pattern(/^$|^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2}))?$/);

const group = {
  deliveryAddress: optional(GroupAddress),
  deliveryMethodId: optional(text()),
  desiredDeliveryDate: optional(day),
  name: optional(line(120, 1)),
  shippingInstructions: optional(line(1000)),
};

/** S-276, S-277: 20 groups, and none of their items, unless asked otherwise. `pageSize` is the reference's name of `limit`. */
export const getDeliveryGroups = read({
  id: 'getDeliveryGroups',
  area: 'delivery-groups',
  path: groupsPath,
  query: object({
    limit: optional(integer(1, 100)),
    pageSize: optional(integer(1, 100)),
    page: optional(text()),
    cartItemLimit: optional(integer(0, 100)),
    ...buyerContext,
  }),
  headers: cartHeaders,
  response: shape<DeliveryGroups>(),
  lifetime: storeLifetime,
});

export const getDeliveryGroupsResponses = responses(getDeliveryGroups, { 200: DeliveryGroups });

/** One group with a page of its items. */
export const getDeliveryGroup = read({
  id: 'getDeliveryGroup',
  area: 'delivery-groups',
  path: groupPath,
  query: object({ page: optional(text()), pageSize: optional(integer(1, 100)), ...buyerContext }),
  headers: cartHeaders,
  response: shape<DeliveryGroup>(),
  lifetime: storeLifetime,
});

export const getDeliveryGroupResponses = responses(getDeliveryGroup, { 200: DeliveryGroup });

export const createDeliveryGroup = write({
  id: 'createDeliveryGroup',
  area: 'delivery-groups',
  path: groupsPath,
  query: object(buyerContext),
  body: object(group),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<DeliveryGroup>(),
});

export const createDeliveryGroupResponses = responses(createDeliveryGroup, { 201: DeliveryGroup });

/** Takes the parts that are given and leaves the others. */
export const updateDeliveryGroup = write({
  id: 'updateDeliveryGroup',
  area: 'delivery-groups',
  method: 'PATCH',
  path: groupPath,
  query: object(buyerContext),
  body: object(group),
  headers: cartHeaders,
  response: shape<DeliveryGroup>(),
});

export const updateDeliveryGroupResponses = responses(updateDeliveryGroup, { 200: DeliveryGroup });

/** What was in it goes back to the default group, unless `deleteCartItems` takes it out of the cart. */
export const deleteDeliveryGroup = write({
  id: 'deleteDeliveryGroup',
  area: 'delivery-groups',
  method: 'DELETE',
  path: groupPath,
  query: object({ deleteCartItems: optional(boolean) }),
  headers: cartHeaders,
  response: shape<null>(),
});

export const deleteDeliveryGroupResponses = responses(deleteDeliveryGroup, { 204: null });

/**
 * S-230: says how many of which item go to which group; quantity 0 takes an item out of a group. All arrangements hold or none.
 * `deleteEmptyDeliveryGroups` travels in the body.
 */
export const arrangeDeliveryGroupItems = write({
  id: 'arrangeDeliveryGroupItems',
  area: 'delivery-groups',
  path: `${groupsPath}/actions/arrange-items`,
  query: object(buyerContext),
  body: object({
    arrangements: list(
      object({
        cartItemId: optional(text()),
        productId: optional(text()),
        quantity: pattern(/^\d{1,9}(\.0+)?$/),
        deliveryGroupId: optional(text()),
        deliveryGroupName: optional(line(120, 1)),
        deliveryAddress: optional(GroupAddress),
        deliveryAddressId: optional(text()),
      }),
      500,
      1,
    ),
    deleteEmptyDeliveryGroups: optional(boolean),
  }),
  headers: cartHeaders,
  response: shape<DeliveryGroups>(),
});

export const arrangeDeliveryGroupItemsResponses = responses(arrangeDeliveryGroupItems, {
  202: DeliveryGroups,
});
