import { shape, write } from '../../call.ts';
import { responses } from '../../described-call.ts';
import { idempotency } from '../../idempotency.ts';
import { boolean, line, object, optional } from '../../schema.ts';
import { account, buyerContext, webstorePath } from '../webstore.ts';
import { ClaimedOrders, OrderPayment, OrderSummary, Reordered } from './order-responses.ts';

const actions = `${webstorePath}/order-summaries/{orderSummaryId}/actions` as const;

/** A guest's order is opened by the `orderKey` of its mails too. */
const opened = object({ orderKey: optional(line(80, 1)), ...account });

/** Answers where an order that waits for its payment is paid; asked twice, the same place. */
export const payOrder = write({
  id: 'payOrder',
  area: 'orders',
  path: `${actions}/pay`,
  query: opened,
  response: shape<OrderPayment>(),
});

export const payOrderResponses = responses(payOrder, { 200: OrderPayment });

/** Asks the payment service how an order stands that waits for its payment, as who comes back from there does. */
export const checkOrderPayment = write({
  id: 'checkOrderPayment',
  area: 'orders',
  path: `${actions}/check-payment`,
  query: opened,
  response: shape<OrderPayment>(),
});

export const checkOrderPaymentResponses = responses(checkOrderPayment, { 200: OrderPayment });

/** Gives an order up that waits for its payment: its items are free again, and in the cart. Refused once it is paid. */
export const cancelUnpaidOrder = write({
  id: 'cancelUnpaidOrder',
  area: 'orders',
  path: `${actions}/cancel-unpaid`,
  query: opened,
  response: shape<OrderPayment>(),
});

export const cancelUnpaidOrderResponses = responses(cancelUnpaidOrder, { 200: OrderPayment });

/**
 * Confirms an order that awaits it. Only the `orderKey` of the mail that asks for it is a proof: whoever merely placed the
 * order cannot confirm it.
 */
export const confirmOrder = write({
  id: 'confirmOrder',
  area: 'orders',
  path: `${actions}/confirm`,
  query: object({ orderKey: line(80, 1), ...account }),
  response: shape<OrderSummary>(),
});

export const confirmOrderResponses = responses(confirmOrder, { 200: OrderSummary });

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

export const requestOrderCancellationResponses = responses(requestOrderCancellation, { 200: OrderSummary });

/** Puts into the cart what of an order is for sale, at today's prices, and says what is not. */
export const reorder = write({
  id: 'reorder',
  area: 'orders',
  path: `${actions}/reorder`,
  query: object({ orderKey: optional(line(80, 1)), ...buyerContext }),
  headers: idempotency,
  response: shape<Reordered>(),
});

export const reorderResponses = responses(reorder, { 200: Reordered });

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

export const claimGuestOrdersResponses = responses(claimGuestOrders, { 200: ClaimedOrders });
