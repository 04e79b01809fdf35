/** Carts cost nothing and anybody can make them: how many there may be. */
export interface CartLimits {
  /** New carts of guests from one network (an IPv4 address or an IPv6 /64) within a day. */
  readonly perNetwork: number;
  /** Open carts of one user at one time, copies for others and those of the accounts that they act for included. */
  readonly perUser: number;
}
