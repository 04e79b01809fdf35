import { read, shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { seconds } from '../../lifetime.ts';
import { integer, line, number, object, optional, pattern, text } from '../../schema.ts';
import { orderedUnits, orderManagementPath } from './order-management-path.ts';
import type { OrderFulfillment } from './responses.ts';

const orderPath = `${orderManagementPath}/order-summaries/{orderSummaryId}` as const;
const day = pattern(/^\d{4}-\d{2}-\d{2}$/);

/** What of an order is to ship, has left and came back. For clerks. */
export const getOrderFulfillment = read({
  id: 'getOrderFulfillment',
  area: 'order-management',
  path: `${orderPath}/fulfillment`,
  response: shape<OrderFulfillment>(),
  lifetime: seconds(10),
});

/**
 * Plans a shipment of some units of an order, or of all that is left of one of its deliveries. More than is left, and units
 * for two addresses, are 409. For clerks.
 */
export const createShipment = write({
  id: 'createShipment',
  area: 'order-management',
  path: `${orderPath}/actions/create-shipment`,
  body: object({
    items: optional(orderedUnits),
    carrier: optional(line(80)),
    trackingNumber: optional(line(80)),
    /** http or https. */
    trackingUrl: optional(line(2000)),
    /** Days, as `2026-06-01`. */
    shipDate: optional(day),
    expectedDeliveryDate: optional(day),
    packages: optional(integer(1, 999)),
    /** Kilograms. */
    weight: optional(number),
    description: optional(text(2000)),
  }),
  headers: idempotency,
  response: shape<OrderFulfillment>(),
});

/** What is in a shipment, as a PDF for its packages, in the language of the order. For clerks. */
export const downloadPackingSlip = read({
  id: 'downloadPackingSlip',
  area: 'order-management',
  path: `${orderManagementPath}/shipments/{shipmentId}/packing-slip`,
  response: shape<unknown>(),
  lifetime: 0,
});

/**
 * Labels with the addresses of shipments, one for each package, as a PDF of A4 sheets with two columns of four (99.1 × 67.7 mm).
 * At most 50 shipments and 400 labels. For clerks.
 */
export const downloadShipmentLabels = read({
  id: 'downloadShipmentLabels',
  area: 'order-management',
  path: `${orderManagementPath}/shipment-labels/{shipmentIds}`,
  lists: ['shipmentIds'],
  /** The first free label of the first sheet. */
  query: object({ startAt: optional(integer(1, 8)) }),
  response: shape<unknown>(),
  lifetime: 0,
});
