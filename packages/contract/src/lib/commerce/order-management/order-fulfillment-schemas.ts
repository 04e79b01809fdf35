import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** A line of an order, with what became of its units. */
const FulfillmentLine = z.object({
  orderItemSummaryId: z.string(),
  productId: z.string(),
  name: z.string(),
  sku: text,
  /** Of the delivery that it belongs to; null for orders from before there were several. */
  deliveryGroupId: text,
  deliveryGroupName: text,
  /** A decimal string, net. */
  unitPrice: z.string(),
  quantity: z.int(),
  /** Units that are not sent any more. */
  canceled: z.int(),
  /** Units in shipments, those that have not left included. */
  allotted: z.int(),
  /** Units that have left. */
  shipped: z.int(),
  /** Units of returns that are not canceled. */
  returned: z.int(),
  /** How many a further shipment, or a further return, may have. */
  toShip: z.int(),
  returnable: z.int(),
});

const ShipmentContents = z.object({
  shipmentId: z.string(),
  shipmentNumber: z.string(),
  status: z.string(),
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
  packages: z.nullable(z.int()),
  /** Days are `2026-06-01`. */
  shipDate: text,
  items: z.array(z.object({ orderItemSummaryId: z.string(), quantity: z.int() })),
});

const ReturnContents = z.object({
  returnOrderId: z.string(),
  returnOrderNumber: z.string(),
  /** `Cancellation`: units that had not been sent; nothing comes back. */
  type: z.enum(['Return', 'Cancellation']),
  /** `Requested` by the buyer; `Approved`: expected back; `Received`: looked at; `Refunded`; `Canceled`. */
  status: z.enum(['Requested', 'Approved', 'Received', 'Refunded', 'Canceled']),
  reason: text,
  /** What the buyer wrote, or whoever made it. */
  description: text,
  /** ISO 8601, UTC. */
  createdDate: z.string(),
  /** A decimal string, with tax; null until it is refunded. */
  refundAmount: text,
  refundMethod: z.nullable(z.enum(['Card', 'Transfer'])),
  /** Whether the money has gone back. */
  refundState: z.nullable(z.enum(['Pending', 'Done', 'Failed'])),
  creditNoteNumber: text,
  items: z.array(
    z.object({
      returnOrderLineItemId: z.string(),
      orderItemSummaryId: z.string(),
      quantity: z.int(),
      /** Null until they have come. */
      received: z.nullable(z.int()),
      isRestocked: z.boolean(),
    }),
  ),
});

/** An order as those see it who pick, pack and ship it, and take back what is returned. */
export const OrderFulfillment = z.object({
  orderSummaryId: z.string(),
  orderNumber: z.string(),
  status: z.string(),
  currencyIsoCode: z.string(),
  /** What the buyer may be given back of the delivery's price: a decimal string, net. */
  refundableDeliveryAmount: z.string(),
  lines: z.array(FulfillmentLine),
  shipments: z.array(ShipmentContents),
  returns: z.array(ReturnContents),
});
