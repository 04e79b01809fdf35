import * as calls from '@relab/contract/commerce';
import { cartRead } from './cart-read.ts';

/** Products with their items, which share one state with the cart they are of: the summary is what is asked whether it is settled. */
export const getCartProducts = cartRead(calls.getCartProducts, () => false);
