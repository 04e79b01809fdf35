import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';
import { inTurn } from '../cart/cart-write.ts';

export const getCheckout = readAdapter(calls.getCheckout);

/** The address of a checkout is that of the default delivery. */
const checkoutChanges = changesOf('checkout', 'delivery-groups');

export const startCheckout = writeAdapter(calls.startCheckout, {
  changes: changesOf('checkout', 'carts'),
});

export const updateCheckout = writeAdapter(calls.updateCheckout, { changes: checkoutChanges });

export const addCheckoutPayment = writeAdapter(calls.addCheckoutPayment, { changes: checkoutChanges });

/** Closes the cart: what is cached of carts, checkouts and orders is requested again, and so is what was sold. */
export const placeOrder = writeAdapter(calls.placeOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  after: (client) => client.storage.guestCart?.remove(),
  changes: changesOf('carts', 'checkout', 'delivery-groups', 'orders', 'session', 'catalogue'),
});

export const attachPurchaseOrder = writeAdapter(calls.attachPurchaseOrder, { changes: checkoutChanges });

export const detachPurchaseOrder = writeAdapter(calls.detachPurchaseOrder, { changes: checkoutChanges });
