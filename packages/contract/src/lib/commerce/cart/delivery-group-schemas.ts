import * as z from 'zod/mini';
import { CartItemResult } from './cart-schemas.ts';

const text = z.nullable(z.string());

/** How a group could be sent, priced for what is in it and where it goes. Times are ISO 8601, fees decimal strings. */
const GroupDeliveryMethod = z.looseObject({
  adjustedShippingFee: z.string(),
  carrier: text,
  classOfService: text,
  currencyIsoCode: z.string(),
  earliestEstimatedDeliveryTime: text,
  id: z.string(),
  latestEstimatedDeliveryTime: text,
  name: z.string(),
  processTime: z.int(),
  processTimeUnit: z.string(),
  shippingFee: z.string(),
  totalAdjustmentAmount: z.string(),
  transitTimeMax: z.int(),
  transitTimeMin: z.int(),
  transitTimeUnit: z.string(),
});

/** Where a group goes; on the wire the telephone is `shipToPhoneNumber` (S-131, X-54). */
const GroupAddress = z.looseObject({
  city: text,
  companyName: text,
  country: text,
  firstName: text,
  id: text,
  isDefault: z.boolean(),
  lastName: text,
  name: text,
  postalCode: text,
  region: text,
  shipToPhoneNumber: text,
  street: text,
});

/** S-130. `cartItems` holds the first of them, as many as were requested. */
export const DeliveryGroup = z.looseObject({
  availableDeliveryMethods: z.array(GroupDeliveryMethod),
  cartId: z.string(),
  cartItems: z.looseObject({
    cartItems: z.array(CartItemResult),
    cartSummary: z.null(),
    currentPageToken: text,
    hasErrors: z.boolean(),
    nextPageToken: text,
    previousPageToken: text,
  }),
  deliveryAddress: z.nullable(GroupAddress),
  desiredDeliveryDate: text,
  errors: z.array(z.looseObject({ errorCode: z.string(), message: z.string() })),
  id: z.string(),
  isDefault: z.boolean(),
  name: z.string(),
  selectedDeliveryMethod: z.nullable(GroupDeliveryMethod),
  shippingInstructions: text,
  totalCartItemCount: z.int(),
  totalProductAmount: z.string(),
});

/** A page of a cart's deliveries; `count` is how many this page has. */
export const DeliveryGroups = z.object({ count: z.int(), items: z.array(DeliveryGroup) });
