import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';
import { inTurn } from '../cart/cart-write.ts';

export const getOrderSummaries = readAdapter(calls.getOrderSummaries);

export const getOrderSummary = readAdapter(calls.getOrderSummary);

const orderChanges = changesOf('orders');

/** Where an order is paid that waits for it. */
export const payOrder = writeAdapter(calls.payOrder, { changes: orderChanges });

export const checkOrderPayment = writeAdapter(calls.checkOrderPayment, { changes: orderChanges });

/** The cart that became the order is there again. */
export const cancelUnpaidOrder = writeAdapter(calls.cancelUnpaidOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  changes: changesOf('orders', 'carts', 'checkout', 'catalogue'),
});

/** By the key of the mail that asks for it. */
export const confirmOrder = writeAdapter(calls.confirmOrder, { changes: orderChanges });

export const requestOrderCancellation = writeAdapter(calls.requestOrderCancellation, {
  changes: orderChanges,
});

/** Asks to send units of an order back; a clerk decides it. */
export const requestOrderReturn = writeAdapter(calls.requestOrderReturn, { changes: orderChanges });

export const reorder = writeAdapter(calls.reorder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  changes: changesOf('carts', 'checkout'),
});

export const claimGuestOrders = writeAdapter(calls.claimGuestOrders, { changes: orderChanges });
