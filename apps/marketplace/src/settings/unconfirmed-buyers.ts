import type { UnconfirmedBuyerLimits } from '@relab/commerce';
import { type Environment, wholeNumber } from './read-value.ts';

/** Orders that buyers without a confirmed e-mail address may place: how many an hour, and for how much a day. */
export function unconfirmedBuyers(env: Environment): UnconfirmedBuyerLimits {
  const total = wholeNumber(
    'RELAB_UNCONFIRMED_ORDER_LIMIT',
    env.RELAB_UNCONFIRMED_ORDER_LIMIT,
    0,
    1_000_000_000,
  );
  const orders = wholeNumber('RELAB_ORDERS_PER_HOUR', env.RELAB_ORDERS_PER_HOUR, 1, 100_000) ?? 10;
  const reserved = wholeNumber('RELAB_RESERVED_LISTINGS', env.RELAB_RESERVED_LISTINGS, 1, 100_000) ?? 20;
  return {
    ordersPerNetwork: orders,
    ordersPerEmail: Math.ceil(orders / 2),
    orderTotal: (total ?? 1_000) * 100,
    confirmableHours: 24,
    reservations: {
      listings: reserved,
      units: Math.ceil(reserved / 2),
      seconds: 3_600,
      secondsPerDay: 4 * 3_600,
    },
  };
}
