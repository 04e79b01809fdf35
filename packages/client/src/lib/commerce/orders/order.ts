import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';
import { inTurn } from '../cart/cart-write.ts';

/** A page of the shopper's orders, the newest first, pages from 0; a guest's are those of this browser. */
export const getOrderSummaries = readAdapter(calls.getOrderSummaries);

/**
 * An order as it was placed, and what became of it. `orderKey`, which stands in mails, opens a guest's order without
 * the cookie.
 */
export const getOrderSummary = readAdapter(calls.getOrderSummary);

const orderChanges = changesOf('orders');

/** Where an order is paid that waits for it. */
export const payOrder = writeAdapter(calls.payOrder, { changes: orderChanges });

/**
 * Asks the payment service how an order stands that waits for its payment; call it when somebody comes back from
 * there.
 */
export const checkOrderPayment = writeAdapter(calls.checkOrderPayment, { changes: orderChanges });

/** The cart that became the order is there again. */
export const cancelUnpaidOrder = writeAdapter(calls.cancelUnpaidOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  changes: changesOf('orders', 'carts', 'checkout', 'catalogue'),
});

/** By the key of the mail that requests it. */
export const confirmOrder = writeAdapter(calls.confirmOrder, { changes: orderChanges });

/** Asks not to carry an order out; a clerk decides it. Until it is shipped, and once. */
export const requestOrderCancellation = writeAdapter(calls.requestOrderCancellation, {
  changes: orderChanges,
});

/** Asks to send units of an order back; a clerk decides it. */
export const requestOrderReturn = writeAdapter(calls.requestOrderReturn, { changes: orderChanges });

/** Puts what is still for sale of an order into the cart, at today's prices; `notAdded` lists the rest, with reasons. */
export const reorder = writeAdapter(calls.reorder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  changes: changesOf('carts', 'checkout'),
});

/**
 * Makes orders of this browser's guest the user's own, after signing in. With `byEmail` also those that guests placed
 * with the user's confirmed address.
 */
export const claimGuestOrders = writeAdapter(calls.claimGuestOrders, { changes: orderChanges });
