import { read, shape, write } from '../../call.ts';
import { seconds } from '../../lifetime.ts';
import { object } from '../../schema.ts';
import { account, buyerContext, cartHeaders, cartPath, webstorePath } from '../webstore.ts';
import type { CartSummary, PayNowCart } from './responses.ts';

/** Ours: a read-only copy of a cart, by the secret of its link. */
const payNowPath = `${webstorePath}/pay-now-carts/{payToken}` as const;

/** What the link shows, to whoever has it. It may be ordered at any moment, so it is fresh for a page only. */
export const getPayNowCart = read({
  id: 'getPayNowCart',
  area: 'carts',
  path: payNowPath,
  query: object(account),
  response: shape<PayNowCart>(),
  lifetime: seconds(10),
});

/** Makes it the user's current cart, to be checked out; their own is set aside until then. */
export const takePayNowCart = write({
  id: 'takePayNowCart',
  area: 'carts',
  path: `${payNowPath}/actions/take`,
  query: object(account),
  response: shape<CartSummary>(),
});

/** Puts a copy that is the current cart aside; the cart that stepped back for it is the current one again. */
export const leavePayNowCart = write({
  id: 'leavePayNowCart',
  area: 'carts',
  path: `${cartPath}/actions/set-aside`,
  query: object(buyerContext),
  headers: cartHeaders,
  response: shape<CartSummary>(),
});
