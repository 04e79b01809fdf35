import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

/** Keeps what is in the cart for its shopper; what could not be kept is in the response, not an error. */
export const reserveInventory = cartWrite(calls.reserveInventory);

/** Lets others buy again what `reserveInventory` kept for this cart. */
export const releaseInventory = cartWrite(calls.releaseInventory);
