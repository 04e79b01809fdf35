import { applyCouponToCart } from '@relab/contract/commerce';
import type { Context, Route } from '@relab/server/http';
import { countAttempt } from '@relab/server/identity';
import { networkOf } from '@relab/server/limits';

const message = (minutes: number): string =>
  `Too many codes were tried within an hour. Your cart is as it was; try again in ${minutes} min.`;

const hour = { seconds: 3_600, message } as const;
const perShopper = { name: 'coupons of a shopper', max: 20, ...hour };
/** A guest can become another one with each cart; an institute may share an address. */
const perAddress = { name: 'coupons of an address', max: 100, ...hour };

async function countCode({ database, principal, address, now }: Context): Promise<void> {
  const shopper = principal.kind === 'user' ? principal.userId : principal.guestKey;
  if (shopper !== null) await countAttempt(database, perShopper, shopper, now());
  if (address !== undefined) await countAttempt(database, perAddress, networkOf(address), now());
}

/**
 * Bounds how many codes are tried, right or wrong, so that none is found by guessing. Counted before the call and outside of
 * what it undoes.
 */
export const limitCoupons = (routes: readonly Route[]): Route[] =>
  routes.map((route) =>
    route.call === applyCouponToCart
      ? {
          ...route,
          handle: async (config, context) => {
            await countCode(context);
            return await route.handle(config, context);
          },
        }
      : route,
  );
