import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import type { Client } from '../../client/client.ts';
import { invalidate, under } from '../../invalidation/invalidate.ts';
import { inTurn } from '../cart/cart-write.ts';

export const getOrderSummaries = readAdapter(calls.getOrderSummaries);

export const getOrderSummary = readAdapter(calls.getOrderSummary);

const refreshOrders = (client: Client) => invalidate(client, under('orders/'));

/** Where an order is paid that waits for it. */
export const payOrder = writeAdapter(calls.payOrder, { after: refreshOrders });

export const checkOrderPayment = writeAdapter(calls.checkOrderPayment, { after: refreshOrders });

/** The cart that became the order is there again. */
export const cancelUnpaidOrder = writeAdapter(calls.cancelUnpaidOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  after: (client) => invalidate(client, under('orders/', 'carts/', 'checkout/', 'catalogue/')),
});

/** By the key of the mail that asks for it. */
export const confirmOrder = writeAdapter(calls.confirmOrder, { after: refreshOrders });

export const requestOrderCancellation = writeAdapter(calls.requestOrderCancellation, {
  after: refreshOrders,
});

export const reorder = writeAdapter(calls.reorder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  after: (client) => invalidate(client, under('carts/', 'checkout/')),
});

export const claimGuestOrders = writeAdapter(calls.claimGuestOrders, { after: refreshOrders });
