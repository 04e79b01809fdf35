import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

/** Reserves what is in the cart for its shopper; what could not be reserved is in the response, not an error. */
export const reserveInventory = cartWrite(calls.reserveInventory);

/** Releases what `reserveInventory` reserved for this cart. */
export const releaseInventory = cartWrite(calls.releaseInventory);
