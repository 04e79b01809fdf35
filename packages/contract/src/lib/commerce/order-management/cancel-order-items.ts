import { shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { object, optional, text } from '../../schema.ts';
import { decimalAmount, orderedUnits, orderManagementPath } from './order-management-path.ts';
import type { OrderFulfillment } from './responses.ts';

/**
 * Cancels units of an order: all that is in no shipment yet, or those that are named. They are for sale again, and credited
 * at the price and the tax of the order, which is invoiced for it if it was not; a card gets the amount back. With the last
 * unit the order is canceled. 409 for all of an order of which nothing has left or was canceled: that is canceled as a
 * whole. For clerks.
 */
export const cancelOrderItems = write({
  id: 'cancelOrderItems',
  area: 'order-management',
  path: `${orderManagementPath}/order-summaries/{orderSummaryId}/actions/cancel-items`,
  body: object({
    items: optional(orderedUnits),
    /** What the buyer reads about it. */
    note: text(1000, 1),
    /** What of the delivery's price is refunded as well: a decimal string, net. */
    deliveryAmount: optional(decimalAmount),
  }),
  headers: idempotency,
  response: shape<OrderFulfillment>(),
});
