import * as calls from '@relab/contract/commerce';
import { cartWrite } from './cart-write.ts';

/** Charges the cart in another currency; `chooseMarket` does it with all that shows prices. */
export const changeCartCurrency = cartWrite(calls.changeCartCurrency);
