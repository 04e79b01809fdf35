import { shape, write } from '../../call.ts';
import { object, pattern } from '../../schema.ts';
import { account, cartHeaders, cartPath } from '../webstore.ts';
import type { CartSummary } from './responses.ts';

/**
 * Ours: the cart is charged in another currency from now on, all of its prices with it; a cart that stands still is
 * refused (409). Without a cart the response is as that of `getCartSummary`.
 */
export const changeCartCurrency = write({
  id: 'changeCartCurrency',
  area: 'carts',
  path: `${cartPath}/actions/change-currency`,
  query: object(account),
  body: object({ currencyIsoCode: pattern(/^[A-Z]{3}$/) }),
  headers: cartHeaders,
  response: shape<CartSummary>(),
});
