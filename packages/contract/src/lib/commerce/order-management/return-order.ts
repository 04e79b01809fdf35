import { read, shape, write } from '../../call.ts';
import { fileResponses, responses } from '../../described-call.ts';
import { idempotency } from '../../idempotency.ts';
import { boolean, integer, list, object, oneOf, optional, pattern, text } from '../../schema.ts';
import { OrderFulfillment } from './order-fulfillment-responses.ts';
import { orderedUnits, orderManagementPath } from './order-management-path.ts';

const returnPath = `${orderManagementPath}/return-orders/{returnOrderId}` as const;

/** Expects units of an order back that have left; more than that is 409. For clerks. */
export const createReturnOrder = write({
  id: 'createReturnOrder',
  area: 'order-management',
  path: `${orderManagementPath}/order-summaries/{orderSummaryId}/actions/create-return-order`,
  body: object({
    items: orderedUnits,
    reason: oneOf(['Does Not Work', 'Not as Described', 'Damaged', 'No Longer Needed', 'Other']),
    description: optional(text(2000)),
    /** The case in which the buyer asked for it. */
    caseId: optional(text(18, 15)),
  }),
  headers: idempotency,
  response: shape<OrderFulfillment>(),
});

export const createReturnOrderResponses = responses(createReturnOrder, { 200: OrderFulfillment });

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

export const receiveReturnOrderResponses = responses(receiveReturnOrder, { 200: OrderFulfillment });

/**
 * Refunds what was received, at the price and the tax of the order: issues a credit note, and gives the amount back to the
 * card where the order was paid by one. Once. For clerks.
 */
export const refundReturnOrder = write({
  id: 'refundReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/refund`,
  /** What of the delivery's price is refunded as well: a decimal string, net. */
  body: object({ deliveryAmount: optional(pattern(/^\d{1,12}(\.\d{1,2})?$/)) }),
  response: shape<OrderFulfillment>(),
});

export const refundReturnOrderResponses = responses(refundReturnOrder, { 200: OrderFulfillment });

/** What was expected does not come. Not once it was received. For clerks. */
export const cancelReturnOrder = write({
  id: 'cancelReturnOrder',
  area: 'order-management',
  path: `${returnPath}/actions/cancel`,
  response: shape<OrderFulfillment>(),
});

export const cancelReturnOrderResponses = responses(cancelReturnOrder, { 200: OrderFulfillment });

/** The credit note of a refunded return, as a PDF. For clerks; the buyer gets it by mail. */
export const downloadReturnCreditNote = read({
  id: 'downloadReturnCreditNote',
  area: 'order-management',
  path: `${returnPath}/credit-note`,
  response: shape<unknown>(),
  lifetime: 0,
});

export const downloadReturnCreditNoteResponses = fileResponses(downloadReturnCreditNote, 'application/pdf');
