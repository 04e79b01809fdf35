import { shape, write } from '../../call.ts';
import { idempotency } from '../../idempotency.ts';
import { boolean, line, object, oneOf, optional, text } from '../../schema.ts';
import { orderedUnits, returnReasons } from '../order-management/order-management-path.ts';
import { account, buyerContext, webstorePath } from '../webstore.ts';
import type { ClaimedOrders, OrderPayment, OrderSummary, Reordered } from './responses.ts';

const actions = `${webstorePath}/order-summaries/{orderSummaryId}/actions` as const;

/** A guest's order is opened by the `orderKey` of its mails too. */
const opened = object({ orderKey: optional(line(80, 1)), ...account });

/** Returns where an order that waits for its payment is paid; repeated, the same place. */
export const payOrder = write({
  id: 'payOrder',
  area: 'orders',
  path: `${actions}/pay`,
  query: opened,
  response: shape<OrderPayment>(),
});

/** Asks the payment service how an order stands that waits for its payment, as who comes back from there does. */
export const checkOrderPayment = write({
  id: 'checkOrderPayment',
  area: 'orders',
  path: `${actions}/check-payment`,
  query: opened,
  response: shape<OrderPayment>(),
});

/** Gives an order up that waits for its payment: its items are free again, and in the cart. Refused once it is paid. */
export const cancelUnpaidOrder = write({
  id: 'cancelUnpaidOrder',
  area: 'orders',
  path: `${actions}/cancel-unpaid`,
  query: opened,
  response: shape<OrderPayment>(),
});

/**
 * Confirms an order that awaits it. Only the `orderKey` of the mail that requests it is a proof: whoever merely placed the
 * order cannot confirm it.
 */
export const confirmOrder = write({
  id: 'confirmOrder',
  area: 'orders',
  path: `${actions}/confirm`,
  query: object({ orderKey: line(80, 1), ...account }),
  response: shape<OrderSummary>(),
});

/** Asks for an order not to be carried out; somebody decides it. Until it is shipped, and once. */
export const requestOrderCancellation = write({
  id: 'requestOrderCancellation',
  area: 'orders',
  path: `${actions}/request-cancellation`,
  query: opened,
  body: object({ reason: optional(line(1000)) }),
  headers: idempotency,
  response: shape<OrderSummary>(),
});

/**
 * Asks to send units of an order back; somebody decides it. Those that have left and are in no other return; more than that,
 * or many requests for one order, is 409.
 */
export const requestOrderReturn = write({
  id: 'requestOrderReturn',
  area: 'orders',
  path: `${actions}/request-return`,
  query: opened,
  body: object({ items: orderedUnits, reason: oneOf(returnReasons), description: optional(text(1000)) }),
  headers: idempotency,
  response: shape<OrderSummary>(),
});

/** Puts what is for sale of an order into the cart, at today's prices, and lists the rest. */
export const reorder = write({
  id: 'reorder',
  area: 'orders',
  path: `${actions}/reorder`,
  query: object({ orderKey: optional(line(80, 1)), ...buyerContext }),
  headers: idempotency,
  response: shape<Reordered>(),
});

/**
 * After signing in: makes the orders of this browser's guest the user's own. With `byEmail` also what guests ordered with the
 * user's confirmed e-mail address, for pages that say so before: somebody else may have given that address.
 */
export const claimGuestOrders = write({
  id: 'claimGuestOrders',
  area: 'orders',
  path: `${webstorePath}/order-summaries/actions/claim`,
  query: object({ byEmail: optional(boolean), ...account }),
  response: shape<ClaimedOrders>(),
});
