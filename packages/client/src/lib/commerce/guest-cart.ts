import { changeCartStatus } from '../cart-status.ts';
import type { Client } from '../client.ts';
import { ClientError } from '../client-error.ts';
import { preserveCart } from './cart.ts';
import { refreshCart } from './cart-area.ts';

/**
 * After signing in: takes the guest's saved cart over (S-162), removes its saved id (S-163) and refreshes what is kept
 * of carts (S-164). A failure is swallowed (S-248); where no answer came, or the
 * buyer's cart cannot be changed now, the id stays, for another try.
 */
export async function mergeGuestCart(client: Client): Promise<void> {
  const { guestCart } = client.storage;
  const cartId = guestCart?.read();
  if (!cartId) return;
  try {
    const merged = await preserveCart(client, { cartId });
    guestCart?.remove();
    changeCartStatus(client, {
      preserveGuestCartNumberOfProductsWithError: merged?.numberOfProductsWithError ?? 0,
    });
  } catch (error) {
    // 409: the buyer's own cart cannot take anything now, such as one whose order waits for an approval.
    const mayComeLater = error instanceof ClientError && (error.retryable || error.status === 409);
    if (!mayComeLater) guestCart?.remove();
    await refreshCart(client);
  }
}
