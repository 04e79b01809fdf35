import * as z from 'zod/mini';
import { ProductImage } from '../catalogue/product-schemas.ts';
import { CheckoutAddress, PaymentMethod, PurchaseOrderDocument } from '../checkout/checkout-schemas.ts';

const text = z.nullable(z.string());

const head = {
  orderSummaryId: z.string(),
  orderNumber: z.string(),
  /** ISO 8601, UTC. */
  orderedDate: z.string(),
  /** One of the application context's `orderStatuses`. */
  status: z.string(),
  totalAmount: z.string(),
  currencyIsoCode: z.string(),
  productCount: z.int(),
};

/** A page of orders in short, from 0. `totalItemCount` counts those of all pages. */
export const OrderSummaries = z.object({
  count: z.int(),
  orderSummaries: z.array(z.object({ ...head, firstItemName: text, orderedByName: z.optional(text) })),
  currentPage: z.int(),
  totalItemCount: z.int(),
});

/** What of an order travels together. Days are `2026-06-01`. */
export const OrderShipment = z.object({
  shipmentNumber: z.string(),
  status: z.string(),
  carrier: text,
  trackingNumber: text,
  /** An address of the carrier's, http or https. */
  trackingUrl: text,
  shipDate: text,
  expectedDeliveryDate: text,
  actualDeliveryDate: text,
});

/** Units of an order that came back, or were not sent at all, and what was refunded for them. */
export const OrderReturn = z.object({
  returnOrderId: z.string(),
  returnOrderNumber: z.string(),
  /** `Cancellation`: units that had not been sent. */
  type: z.enum(['Return', 'Cancellation']),
  /** `Requested` by the buyer; `Approved`: expected back; `Received`: looked at; `Refunded`; `Canceled`: declined. */
  status: z.enum(['Requested', 'Approved', 'Received', 'Refunded', 'Canceled']),
  /** ISO 8601, UTC. */
  createdDate: z.string(),
  /** What was written to the buyer by whoever canceled the units, or decided on the return. */
  note: text,
  items: z.array(
    z.object({
      orderItemSummaryId: z.string(),
      name: z.string(),
      quantity: z.int(),
      /** Null until they have come. */
      received: z.nullable(z.int()),
      /** Whether what came is for sale again. */
      isRestocked: z.boolean(),
    }),
  ),
  /** A decimal string, with tax; null until it is refunded. */
  refundAmount: text,
  refundMethod: z.nullable(z.enum(['Card', 'Transfer'])),
  /** Whether the money has gone back. */
  refundState: z.nullable(z.enum(['Pending', 'Done', 'Failed'])),
  creditNoteNumber: text,
});

/** A request to cancel an order, and its outcome. */
export const OrderCancellation = z.object({
  state: z.enum(['Requested', 'Accepted', 'Declined']),
  reason: text,
  requestedDate: text,
  /** What who decided wrote to the buyer. */
  note: text,
});

/** One delivery of an order. Its amounts are decimal strings. */
const OrderDelivery = z.object({
  /** Null for orders from before there were several. */
  deliveryGroupId: text,
  name: z.string(),
  deliveryAddress: CheckoutAddress,
  deliveryMethod: z.object({ name: z.string(), description: text }),
  /** ISO 8601. */
  desiredDeliveryDate: text,
  shippingInstructions: text,
  shipping: z.string(),
  taxRate: z.string(),
  tax: z.string(),
});

/** An order as it was placed: names, prices and addresses of that moment. Beside it, what became of it. */
export const OrderSummary = z.object({
  ...head,
  contactEmail: z.string(),
  deliveryAddress: CheckoutAddress,
  billingAddress: CheckoutAddress,
  deliveryMethod: z.object({ name: z.string(), description: text }),
  shippingInstructions: text,
  /** Where what went, one or more; `deliveryAddress` and what follows it are those of the first. */
  deliveryGroups: z.array(OrderDelivery),
  vatNumber: text,
  /** Sentences that the invoice carries. */
  taxNotes: z.array(z.string()),
  payment: z.object({
    paymentMethod: PaymentMethod,
    purchaseOrderNumber: text,
    /** When it was paid by card. */
    paidDate: z.optional(text),
    /** Until when it may be paid, while it waits for that. */
    payableUntil: z.optional(text),
    refundedDate: z.optional(text),
  }),
  items: z.array(
    z.object({
      orderItemSummaryId: z.string(),
      deliveryGroupId: text,
      productId: z.string(),
      name: z.string(),
      sku: text,
      urlName: text,
      quantity: z.string(),
      unitPrice: z.string(),
      totalPrice: z.string(),
      /** Before discounts: what the sum of the products is made of. */
      totalListPrice: z.optional(z.string()),
      thumbnailImage: z.nullable(ProductImage),
    }),
  ),
  totals: z.object({
    products: z.string(),
    discount: z.string(),
    shipping: z.string(),
    taxRate: z.string(),
    tax: z.string(),
    total: z.string(),
  }),
  shipments: z.optional(z.array(OrderShipment)),
  /** Without those that were called off. */
  returns: z.optional(z.array(OrderReturn)),
  documents: z.optional(z.array(PurchaseOrderDocument)),
  invoice: z.optional(z.nullable(z.object({ invoiceNumber: z.string(), issuedDate: z.string() }))),
  /** What takes the invoice back, once the order is canceled. */
  creditNote: z.optional(z.nullable(z.object({ creditNoteNumber: z.string(), issuedDate: z.string() }))),
  cancellation: z.optional(z.nullable(OrderCancellation)),
  /** Until when an order may be confirmed by the link of its mail; null where that is not needed, or done. */
  confirmableUntil: z.optional(text),
  /** Until it is shipped, and requested once. */
  mayRequestCancellation: z.optional(z.boolean()),
  /** Units that have left and are in no return: a return can be requested. Empty where nothing more can be requested. */
  returnableItems: z.optional(
    z.array(z.object({ orderItemSummaryId: z.string(), name: z.string(), quantity: z.int() })),
  ),
});

/** How an order stands that waits for its payment by card. */
export const OrderPayment = z.object({
  orderSummaryId: z.string(),
  status: z.string(),
  /** Where it is paid; null where there is nothing to pay any more. */
  paymentUrl: text,
});

/** What of an order is in the cart now, and what is not, with the reason as a shopper reads it. */
export const Reordered = z.object({
  cartId: text,
  added: z.array(z.object({ orderItemSummaryId: z.string(), quantity: z.string() })),
  notAdded: z.array(z.object({ orderItemSummaryId: z.string(), name: z.string(), message: z.string() })),
});

/** How many orders of a guest became the user's. */
export const ClaimedOrders = z.object({ count: z.int() });
