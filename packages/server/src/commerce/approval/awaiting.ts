import { ApiError } from '../../http/api-error.ts';

/** Refuses to change a cart, or the checkout of one, whose order waits for an approval. */
export function assertNotAwaiting(cart: { readonly awaits_approval: boolean }): void {
  if (!cart.awaits_approval) return;
  const message =
    'This order waits for an approval, so its cart and checkout cannot be changed until it is decided.';
  throw new ApiError('CONFLICT', message);
}
