import type { CommerceOptions } from '@relab/commerce';
import { type Environment, wholeNumber } from './read-value.ts';

export type ShopLimits = Required<Pick<CommerceOptions, 'carts' | 'approvalReservationDays'>>;

/** How many carts there may be, and how long an order that waits for an approval reserves its items. */
export const shopLimits = (env: Environment): ShopLimits => ({
  carts: {
    perNetwork: wholeNumber('RELAB_GUEST_CARTS', env.RELAB_GUEST_CARTS, 1, 1_000_000) ?? 500,
    perUser: wholeNumber('RELAB_USER_CARTS', env.RELAB_USER_CARTS, 1, 100_000) ?? 100,
  },
  approvalReservationDays: wholeNumber('RELAB_APPROVAL_DAYS', env.RELAB_APPROVAL_DAYS, 1, 90) ?? 7,
});
