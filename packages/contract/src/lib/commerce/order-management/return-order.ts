import { read, shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { boolean, integer, list, object, oneOf, optional, text } from '../../schema.ts';
import { decimalAmount, orderedUnits, orderManagementPath, returnReasons } from './order-management-path.ts';
import type { OrderFulfillment } from './responses.ts';

const returnPath = `${orderManagementPath}/return-orders/{returnOrderId}` as const;

/** Expects units of an order back that have left; more than that is 409. For clerks. */
export const createReturnOrder = write({
  id: 'createReturnOrder',
  area: 'order-management',
  path: `${orderManagementPath}/order-summaries/{orderSummaryId}/actions/create-return-order`,
  body: object({
    items: orderedUnits,
    reason: oneOf(returnReasons),
    description: optional(text(2000)),
    /** The case in which the buyer requested it. */
    caseId: optional(text(18, 15)),
  }),
  headers: idempotency,
  response: shape<OrderFulfillment>(),
});

/** Notes what of an expected return has come, and puts back into stock what can be sold again. Once. For clerks. */
export const receiveReturnOrder = write({
  id: 'receiveReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/receive`,
  body: object({
    /** A line that is not named did not come. */
    items: list(
      object({ returnOrderLineItemId: text(18, 15), quantity: integer(0, 999_999_999), restock: boolean }),
      500,
      1,
    ),
  }),
  response: shape<OrderFulfillment>(),
});

/**
 * Refunds what was received, at the price and the tax of the order: issues a credit note, and gives the amount back to the
 * card where the order was paid by one. Once. For clerks.
 */
export const refundReturnOrder = write({
  id: 'refundReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/refund`,
  /** What of the delivery's price is refunded as well: a decimal string, net. */
  body: object({ deliveryAmount: optional(decimalAmount) }),
  response: shape<OrderFulfillment>(),
});

/** Accepts a return that the buyer requested: it is expected from now on, and the buyer gets a mail. For clerks. */
export const approveReturnOrder = write({
  id: 'approveReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/approve`,
  /** For the buyer, such as where to send it. */
  body: object({ note: optional(text(1000)) }),
  response: shape<OrderFulfillment>(),
});

/**
 * An expected return is canceled, or a requested one declined, of which the buyer gets a mail. Not once it was
 * received. For clerks.
 */
export const cancelReturnOrder = write({
  id: 'cancelReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/cancel`,
  /** The reason, for the buyer who requested it. */
  body: object({ note: optional(text(1000)) }),
  response: shape<OrderFulfillment>(),
});

/** The credit note of a refunded return, as a PDF. For clerks; the buyer gets it by mail. */
export const downloadReturnCreditNote = read({
  id: 'downloadReturnCreditNote',
  area: 'order-management',
  path: `${returnPath}/credit-note`,
  response: shape<unknown>(),
  lifetime: 0,
});
