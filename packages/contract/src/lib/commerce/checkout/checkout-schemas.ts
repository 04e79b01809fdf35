import * as z from 'zod/mini';
import { CartSummary } from '../cart/cart-schemas.ts';
import { CheckoutApproval } from './order-approval-schemas.ts';

const text = z.nullable(z.string());

/** A postal address, of a delivery or of an invoice. `country` is a two-letter code. */
export const CheckoutAddress = z.object({
  name: z.string(),
  companyName: text,
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  region: text,
  country: z.string(),
  phoneNumber: text,
});

/** A way in which a delivery could be sent, priced for what is in it and where it goes. */
export const DeliveryMethod = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  carrier: text,
  /** A decimal string. */
  shippingFee: z.string(),
  /** What the fee is made of; the parts add up to it. */
  costs: z.array(z.object({ label: z.string(), amount: z.string() })),
  currencyIsoCode: z.string(),
  /** Working days from now, lowest and highest. */
  estimatedDays: z.object({ minimum: z.int(), maximum: z.int() }),
  /** The days of that, ISO 8601. */
  earliestDelivery: z.string(),
  latestDelivery: z.string(),
});

/** What is taxed at one rate in one country. Amounts are decimal strings. */
const TaxPart = z.object({
  country: z.string(),
  /** Part per hundred, e.g. "19". */
  rate: z.string(),
  net: z.string(),
  tax: z.string(),
  /** A sentence for the invoice, where tax law requires one. */
  note: text,
});

/** One delivery of a checkout, with what it costs. */
const CheckoutDelivery = z.object({
  deliveryGroupId: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  deliveryAddress: z.nullable(CheckoutAddress),
  availableDeliveryMethods: z.array(DeliveryMethod),
  selectedDeliveryMethod: z.nullable(DeliveryMethod),
  /** ISO 8601. */
  desiredDeliveryDate: text,
  shippingInstructions: text,
  items: z.array(
    z.object({ cartItemId: z.string(), productId: z.string(), name: z.string(), quantity: z.string() }),
  ),
  products: z.string(),
  discount: z.string(),
  shipping: z.string(),
  tax: z.string(),
  total: z.string(),
  /** What keeps the items from being delivered there, in the words a shopper reads. */
  obstacles: z.array(z.string()),
});

/** A card is offered where the shop has a payment service. */
export const PaymentMethod = z.enum(['PurchaseOrder', 'Invoice', 'Card']);

/** A file that belongs to a purchase order. */
export const PurchaseOrderDocument = z.object({
  contentDocumentId: z.string(),
  title: z.string(),
  /** `PDF`, `PNG` or `JPG`. */
  fileType: z.string(),
  /** Bytes. */
  contentSize: z.int(),
});

/**
 * A checkout: what the shopper has entered, what there is to choose among, what it costs, and what is still missing. Amounts
 * are decimal strings.
 */
export const Checkout = z.looseObject({
  checkoutId: z.string(),
  status: z.enum(['Active', 'Completed', 'Expired']),
  cartSummary: CartSummary,
  contactInfo: z.nullable(
    z.object({ email: z.string(), firstName: text, lastName: text, phoneNumber: text }),
  ),
  deliveryAddress: z.nullable(CheckoutAddress),
  availableDeliveryMethods: z.array(DeliveryMethod),
  selectedDeliveryMethod: z.nullable(DeliveryMethod),
  shippingInstructions: text,
  /** Those that have items; one, unless the cart is split. The members above are the first one's. */
  deliveryGroups: z.array(CheckoutDelivery),
  vatNumber: text,
  payment: z.nullable(
    z.object({
      paymentMethod: PaymentMethod,
      purchaseOrderNumber: text,
      billingAddress: z.nullable(CheckoutAddress),
      purchaseOrderDocument: z.optional(z.nullable(PurchaseOrderDocument)),
    }),
  ),
  /** What this shopper may choose among. */
  availablePaymentMethods: z.optional(z.array(PaymentMethod)),
  totals: z.object({
    currencyIsoCode: z.string(),
    products: z.string(),
    discount: z.string(),
    shipping: z.string(),
    /** Part per hundred, e.g. "19"; empty where several hold. */
    taxRate: z.string(),
    tax: z.string(),
    /** By country and rate; empty without an address. */
    taxes: z.array(TaxPart),
    total: z.string(),
  }),
  /** Lines that cannot be ordered any more, in the words a shopper reads. */
  errors: z.array(
    z.object({ errorCode: z.string(), message: z.string(), cartItemId: text, productId: text }),
  ),
  /** What is still missing before the order can be placed. */
  missing: z.array(z.enum(['contactInfo', 'deliveryAddress', 'deliveryMethod', 'payment'])),
  orderSummaryId: text,
  /** Missing where the buyer has no spending limit. */
  approval: z.optional(CheckoutApproval),
  /** What the buyer has to agree to; missing where the shop has published no terms. */
  terms: z.optional(z.object({ version: z.string() })),
});

/** The order that a checkout became. */
export const PlacedOrder = z.object({
  orderReferenceNumber: z.string(),
  orderSummaryId: z.string(),
  /** Where the order is paid, for one that is paid by card and was not yet; null once it was, or is canceled. */
  paymentUrl: z.optional(text),
});
