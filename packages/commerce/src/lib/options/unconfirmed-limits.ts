import type { Cents } from '../market/money.ts';

/** What the carts of one network may reserve. */
export interface ReservationLimits {
  /** Listings at once, and units of each. */
  readonly listings: number;
  readonly units: number;
  /** Of one reservation, and of one product within a day, however often it is prolonged, released and made anew. */
  readonly seconds: number;
  readonly secondsPerDay: number;
}

/**
 * What buyers may do whose e-mail address nobody has confirmed: guests, and accounts made a moment ago. A network is an IPv4
 * address or an IPv6 /64.
 */
export interface UnconfirmedBuyerLimits {
  /** Orders within an hour from one network, and to one e-mail address. */
  readonly ordersPerNetwork: number;
  readonly ordersPerEmail: number;
  /** In the sellers' currency: what orders of one network or address may add up to within a day before one awaits confirmation. */
  readonly orderTotal: Cents;
  readonly reservations: ReservationLimits;
  /** How long an order awaits its confirmation. */
  readonly confirmableHours: number;
}
