import * as z from 'zod/mini';
import { CartSummary } from './cart-answers.ts';

const text = z.nullable(z.string());

export const AnsweredAddress = z.object({
  name: z.string(),
  companyName: text,
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  region: text,
  country: z.string(),
  phoneNumber: text,
});
export type AnsweredAddress = z.infer<typeof AnsweredAddress>;

export const DeliveryMethod = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  carrier: text,
  /** A decimal string. */
  shippingFee: z.string(),
  currencyIsoCode: z.string(),
  /** Working days, lowest and highest. */
  estimatedDays: z.object({ minimum: z.int(), maximum: z.int() }),
});
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

export const Checkout = z.looseObject({
  checkoutId: z.string(),
  status: z.enum(['Active', 'Completed', 'Expired']),
  cartSummary: CartSummary,
  contactInfo: z.nullable(
    z.object({ email: z.string(), firstName: text, lastName: text, phoneNumber: text }),
  ),
  deliveryAddress: z.nullable(AnsweredAddress),
  availableDeliveryMethods: z.array(DeliveryMethod),
  selectedDeliveryMethod: z.nullable(DeliveryMethod),
  shippingInstructions: text,
  payment: z.nullable(
    z.object({
      paymentMethod: z.enum(['PurchaseOrder', 'Invoice']),
      purchaseOrderNumber: text,
      billingAddress: z.nullable(AnsweredAddress),
    }),
  ),
  totals: z.object({
    currencyIsoCode: z.string(),
    products: z.string(),
    discount: z.string(),
    shipping: z.string(),
    /** Part per hundred, e.g. "19". */
    taxRate: z.string(),
    tax: z.string(),
    total: z.string(),
  }),
  /** Lines that cannot be ordered any more, in the words a shopper reads. */
  errors: z.array(
    z.object({ errorCode: z.string(), message: z.string(), cartItemId: text, productId: text }),
  ),
  /** What is still missing before the order can be placed. */
  missing: z.array(z.enum(['contactInfo', 'deliveryAddress', 'deliveryMethod', 'payment'])),
  orderSummaryId: text,
});
export type Checkout = z.infer<typeof Checkout>;

export const PlacedOrder = z.object({ orderReferenceNumber: z.string(), orderSummaryId: z.string() });
export type PlacedOrder = z.infer<typeof PlacedOrder>;
