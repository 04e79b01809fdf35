import { purgeByAge, type RetentionPeriod, type RetentionRule } from '@relab/server/jobs';
import { purgeNetworkShares } from '../stock/network-share.ts';
import { purgeCartCopies, purgeGuestCarts, purgeOrderedCarts, purgeUserCarts } from './purge-carts.ts';
import { commercePeriods } from './retention-periods.ts';

/** How something is removed: a rule without its id and period. */
export type Purging = Omit<RetentionRule, 'id' | 'period'>;

const carts = { limit: 100, ownTransactions: true };

/** How what a shop stores for a time is removed, by the id of its rule. */
export const commercePurges: Readonly<Record<string, Purging>> = {
  'guest-carts': { purge: purgeGuestCarts, ...carts },
  'user-carts': { purge: purgeUserCarts, ...carts },
  'cart-copies': { purge: purgeCartCopies, ...carts },
  'ordered-carts': { purge: purgeOrderedCarts, ...carts },
  reservations: { purge: purgeByAge('inventory_item_reservation', 'expires_at') },
  'hold-periods': { purge: purgeByAge('reservation_span', 'began_at') },
  'network-reservations': { purge: purgeNetworkShares },
  'order-keys': { purge: purgeByAge('order_access', 'expires_at') },
  'unconfirmed-orders': { purge: purgeByAge('unconfirmed_order', 'placed_at') },
  'payment-events': { purge: purgeByAge('payment_event', 'heard_at') },
  'vat-checks': { purge: purgeByAge('vat_number_check', 'checked_at') },
};

const periods: Readonly<Record<string, RetentionPeriod>> = commercePeriods;

/** The rules of a shop with the usual periods, for `retentionHandler` of `@relab/server/jobs`. */
export const commerceRetention = (): readonly RetentionRule[] =>
  Object.entries(commercePurges).map(([id, purging]) => ({ id, ...purging, period: periods[id] }));
