import { type AnyCall, normalizeId, type ResponseFor } from '@relab/contract';
import { ApiError, type Context, type Reply, type Route, type RouteConfig, route } from '@relab/server/http';
import { actingFor } from '../account/acting-account.ts';
import { type Exchange, readExchange } from '../market/exchange.ts';
import { currenciesOf } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import { withTransaction } from './database-context.ts';
import type { Shop } from './shop.ts';

const list = new Intl.ListFormat('en-US');

/** The part of the shop that a call uses; guests may be excluded from each but `open` (S-219, S-220). */
export type Part = 'open' | 'browse' | 'cart' | 'checkout';

const asGuest: Readonly<Record<Exclude<Part, 'open'>, string>> = {
  browse: 'Sign in to see what is offered.',
  cart: 'Sign in to use a cart.',
  checkout: 'Sign in to check out.',
};

type Common = Readonly<Record<'webstoreId' | 'cartId', string>> & {
  readonly effectiveAccountId?: string;
  readonly currencyIsoCode?: string;
};

/** The context of the shop's calls, which have a currency. */
export interface ShopContext extends Context {
  /** Into the currency that the call names, the sellers' own where it names none. A cart keeps to its own. */
  readonly exchange: Exchange;
}

function assertAllowed(part: Part, config: Common, { principal }: Context, options: CommerceOptions): void {
  if (normalizeId(config.webstoreId) !== options.webstoreId) {
    throw new ApiError('WEBSTORE_NOT_FOUND', 'There is no such web store.');
  }
  const currencies = currenciesOf(options);
  if (config.currencyIsoCode && !currencies.includes(config.currencyIsoCode)) {
    throw new ApiError('INVALID_API_INPUT', `This store sells in ${list.format(currencies)}.`, {
      fields: ['currencyIsoCode'],
    });
  }
  if (principal.kind === 'guest' && part !== 'open' && !options.guests[part]) {
    throw new ApiError('INSUFFICIENT_ACCESS', asGuest[part]);
  }
}

type Respond<C extends AnyCall> = (
  config: RouteConfig<C>,
  context: ShopContext,
) => Promise<ResponseFor<C> | Reply<ResponseFor<C>>>;

/**
 * A route of the shop: what holds for all of its calls is checked before the function runs that responds, whose context is
 * that of the account that is acted for, in the requested currency.
 */
export function shopRoute<C extends AnyCall>(shop: Shop, part: Part, call: C, respond: Respond<C>): Route {
  return route(call, async (config, context) => {
    assertAllowed(part, config, context, shop.options);
    const { effectiveAccountId, cartId, currencyIsoCode }: Common = config;
    const named = call.method === 'DELETE' ? { effectiveAccountId, cartId } : { effectiveAccountId };
    const { options } = shop;
    const exchange = await readExchange(context.database, options, currencyIsoCode || options.currency);
    return await respond(config, { ...(await actingFor(context, named)), exchange });
  });
}

/** A route of the shop that is one transaction: all that it writes holds, or nothing of it. */
export const transactionRoute = <C extends AnyCall>(
  shop: Shop,
  part: Part,
  call: C,
  respond: Respond<C>,
): Route =>
  shopRoute(shop, part, call, (config, context) =>
    withTransaction(context, (inside) => respond(config, inside)),
  );
