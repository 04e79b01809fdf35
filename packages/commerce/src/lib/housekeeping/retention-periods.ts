import type { RetentionPeriod } from '@relab/server/jobs';

const days = (length: number): RetentionPeriod => ({ length, unit: 'day' });

/** How long what a shop stores for a time is stored by default, by the id of its rule; what is missing here knows its own end. */
export const commercePeriods = {
  'guest-carts': days(90),
  'user-carts': days(365),
  'cart-copies': days(30),
  'ordered-carts': days(180),
  reservations: days(1),
  'hold-periods': { length: 48, unit: 'hour' },
  'unconfirmed-orders': days(2),
  'payment-events': days(90),
  'vat-checks': days(1),
} as const satisfies Readonly<Record<string, RetentionPeriod>>;
