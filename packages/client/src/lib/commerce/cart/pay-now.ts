import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { cartWrite } from './cart-write.ts';

/** What the link to a read-only cart shows. */
export const getPayNowCart = readAdapter(calls.getPayNowCart);

/** Makes it the current cart, to be checked out. */
export const takePayNowCart = cartWrite(calls.takePayNowCart, { cartId: (cart) => cart.cartId });

/** Goes back to the cart that stepped aside for it. */
export const leavePayNowCart = cartWrite(calls.leavePayNowCart);
