import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import type { Client } from '../../client/client.ts';
import { invalidate, under } from '../../invalidation/invalidate.ts';
import { inTurn } from '../cart/cart-write.ts';

export const getCheckout = readAdapter(calls.getCheckout);

/** The address of a checkout is that of the default delivery. */
const refreshCheckout = (client: Client) => invalidate(client, under('checkout/', 'delivery-groups/'));

export const startCheckout = writeAdapter(calls.startCheckout, {
  after: (client) => invalidate(client, under('checkout/', 'carts/')),
});

export const updateCheckout = writeAdapter(calls.updateCheckout, { after: refreshCheckout });

export const addCheckoutPayment = writeAdapter(calls.addCheckoutPayment, { after: refreshCheckout });

/** Closes the cart: what is kept of carts, checkouts and orders is asked for anew, and so is what was sold. */
export const placeOrder = writeAdapter(calls.placeOrder, {
  around: (client, config, send) => inTurn(client, () => send(config)),
  async after(client) {
    client.storage.guestCart?.remove();
    await invalidate(
      client,
      under(
        'carts/',
        'checkout/',
        'delivery-groups/',
        'orders/',
        'commerce-context/getSessionContext',
        'catalogue/',
      ),
    );
  },
});

export const attachPurchaseOrder = writeAdapter(calls.attachPurchaseOrder, { after: refreshCheckout });

export const detachPurchaseOrder = writeAdapter(calls.detachPurchaseOrder, { after: refreshCheckout });
