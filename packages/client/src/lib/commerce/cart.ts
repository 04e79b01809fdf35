import * as calls from '@relab/contract/commerce';
import { cartRead } from './cart-read.ts';
import { cartWrite } from './cart-write.ts';

/** Totals and counts; `cartId` is null where there is no cart yet. */
export const getCartSummary = cartRead(
  calls.getCartSummary,
  (cart) => cart.asyncOperationStatus === 'Processing',
);

export const getOrCreateCart = cartWrite(calls.getOrCreateCart, { cartId: (cart) => cart.cartId });

/** Removes the saved id of a guest's cart too (S-165). */
export const deleteCart = cartWrite(calls.deleteCart, {
  after: (client) => client.storage.guestCart?.remove(),
});

/** Takes a guest's cart over; `mergeGuestCart` does it with all that belongs to it. */
export const preserveCart = cartWrite(calls.preserveCart);
