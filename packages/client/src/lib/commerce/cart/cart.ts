import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

/**
 * The buyer's current cart, made where there is none (S-226): call it before showing an id, not before adding an
 * item, which makes the cart as well.
 */
export const getOrCreateCart = cartWrite(calls.getOrCreateCart, { cartId: (cart) => cart.cartId });

/** Removes the saved id of a guest's cart too (S-165). */
export const deleteCart = cartWrite(calls.deleteCart, {
  after: (client) => client.storage.guestCart?.remove(),
});

/** What a large change could not put into the cart was read (S-158). */
export const dismissCartProblems = cartWrite(calls.dismissCartProblems);

/** Takes a guest's cart over; `mergeGuestCart` does it with all that belongs to it. */
export const preserveCart = cartWrite(calls.preserveCart);
