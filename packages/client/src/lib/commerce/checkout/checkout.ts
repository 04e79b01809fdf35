import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';
import { inTurn } from '../cart/cart-write.ts';

/**
 * A checkout, `active` for the shopper's open one; 10 s fresh, as stock and prices change. `missing` and `errors` say
 * what keeps the order from being placed.
 */
export const getCheckout = readAdapter(calls.getCheckout);

/** The address of a checkout is that of the default delivery. */
const checkoutChanges = changesOf('checkout', 'delivery-groups');

/** Opens a checkout for a cart, the current one by default, or resolves to the one that is open for it. */
export const startCheckout = writeAdapter(calls.startCheckout, {
  changes: changesOf('checkout', 'carts'),
});

/**
 * Changes what is named of contact, address, delivery and instructions, and leaves the rest. The address is that of
 * the default delivery.
 */
export const updateCheckout = writeAdapter(calls.updateCheckout, { changes: checkoutChanges });

/** Says how the order will be paid; nothing is paid by it. Without `billingAddress` the delivery address serves. */
export const addCheckoutPayment = writeAdapter(calls.addCheckoutPayment, { changes: checkoutChanges });

/** Closes the cart: what is cached of carts, checkouts and orders is requested again, and so is what was sold. */
export const placeOrder = writeAdapter(calls.placeOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  after: (client) => client.storage.guestCart?.remove(),
  changes: changesOf('carts', 'checkout', 'delivery-groups', 'orders', 'session', 'catalogue'),
});

/** Uploads the purchase order itself: a PDF, PNG or JPEG of at most 10 MB. It takes the place of another one. */
export const attachPurchaseOrder = writeAdapter(calls.attachPurchaseOrder, { changes: checkoutChanges });

/** Removes the file of the purchase order; its number stays. */
export const detachPurchaseOrder = writeAdapter(calls.detachPurchaseOrder, { changes: checkoutChanges });
