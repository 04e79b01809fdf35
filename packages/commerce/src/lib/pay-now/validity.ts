import type { PayNowCart } from '@relab/contract/commerce';
import type { Cart } from '../cart/find-cart.ts';
import { conflict } from '../errors.ts';

type Dated = Pick<Cart, 'status' | 'valid_until'>;

export function stateOf({ status, valid_until }: Dated, now: Date): PayNowCart['state'] {
  if (status === 'Closed') return 'Ordered';
  return valid_until !== null && valid_until <= now ? 'Ended' : 'Open';
}

const refusals = {
  Ordered: 'This cart has been ordered already.',
  Ended: 'The prices of this cart held for 14 days, and these are over. Ask whoever sent it for a new link.',
} as const;

/** Refuses a read-only cart that is ordered or over. Other open carts have no end. */
export function assertOpen(cart: Dated, now: Date): void {
  const state = stateOf(cart, now);
  if (state !== 'Open') throw conflict(refusals[state]);
}
