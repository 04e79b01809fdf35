import type { CartSummary } from '@relab/contract/commerce';
import { changesOf } from '../client/change.ts';
import type { ChosenMarket, Client } from '../client/client.ts';
import { invalidateAffected } from '../invalidation/invalidate-affected.ts';
import { changeCartCurrency } from './cart/cart-currency.ts';
import { getAppContext, getSessionContext } from './session/context.ts';
import { mayUseCart } from './session/guest-check.ts';

/** Everything that is shown in a currency. Orders keep theirs. */
const refresh = (client: Client): Promise<unknown> =>
  invalidateAffected(client, changesOf('carts', 'delivery-groups', 'checkout', 'catalogue'), {
    isReplaced: true,
  });

/**
 * Buys in another market from now on. The open cart changes its currency first: where it cannot, nothing is changed, and
 * the refusal is thrown. Answers the cart, null for who may have none.
 */
export async function chooseMarket(client: Client, market: ChosenMarket): Promise<CartSummary | null> {
  const { id, currency: currencyIsoCode } = market;
  const [app, session] = await Promise.all([getAppContext(client, {}), getSessionContext(client, {})]);
  const cart = mayUseCart(app, session) ? await changeCartCurrency(client, { currencyIsoCode }) : null;
  client.storage.market?.save({ id, currency: currencyIsoCode });
  client.context = { ...client.context, currencyIsoCode };
  await refresh(client);
  return cart;
}

/** Buys in the shop's own currency again, without a word to the cart: for a market that is not there any more. */
export async function forgetMarket(client: Client): Promise<void> {
  client.storage.market?.remove();
  const { currencyIsoCode: _, ...context } = client.context;
  client.context = context;
  await refresh(client);
}
