import { conflict } from '../errors.ts';

/** Refuses to change a cart, or the checkout of one, whose order waits for an approval, or for its payment after that. */
export function assertNotAwaiting(cart: { readonly awaits_approval: boolean }): void {
  if (!cart.awaits_approval) return;
  const message =
    'This order waits for an approval, or is approved and waits to be paid: its cart and checkout cannot be changed. Withdraw the request to change them.';
  throw conflict(message);
}
