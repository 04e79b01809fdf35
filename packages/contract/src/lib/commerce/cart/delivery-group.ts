import { read, shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, integer, line, list, object, optional, pattern, text } from '../../schema.ts';
import { buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { DeliveryGroup, DeliveryGroups } from './responses.ts';

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

/** S-276, S-277: 20 groups, and none of their items, unless requested otherwise. `pageSize` is the reference's name of `limit`. */
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

/** Adds a delivery to a cart, in which nothing is yet. Done once for each `idempotencyKey`. */
export const createDeliveryGroup = write({
  id: 'createDeliveryGroup',
  area: 'delivery-groups',
  path: groupsPath,
  query: object(buyerContext),
  body: object(group),
  headers: { ...cartHeaders, ...idempotency },
  response: shape<DeliveryGroup>(),
});

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

/**
 * S-230: assigns quantities of items to groups; quantity 0 removes an item from a group. All arrangements apply or none.
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
