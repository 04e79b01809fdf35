import type { PreservedCart } from '@relab/contract/commerce';
import type { Client } from '../../client/client.ts';
import { ClientError } from '../../errors/client-error.ts';
import { publishChanges } from '../../invalidation/publish-changes.ts';
import { changeCartStatus } from '../cart-status.ts';
import { preserveCart } from './cart.ts';
import { cartChanges } from './cart-changes.ts';

/** What is waited, in milliseconds, before each time of trying again: a large change is often done within a moment. */
const pauses: readonly number[] = [250, 500, 1_000];

export interface MergeSettings {
  /** Tries once, for a page that must not wait. */
  readonly isOnce?: boolean;
}

/** One of the two carts cannot be changed now: a large change is put into it, or its order waits for an approval. */
const isBusy = (error: unknown): boolean => error instanceof ClientError && error.status === 409;

async function preserve(
  client: Client,
  cartId: string,
  [pause, ...later]: readonly number[],
): Promise<PreservedCart> {
  const { user } = client;
  try {
    return await preserveCart(client, { cartId });
  } catch (error) {
    if (pause === undefined || !isBusy(error)) throw error;
    await client.wait(pause);
    // Another shopper by now, who takes over nothing by this.
    if (client.user !== user) throw error;
    return preserve(client, cartId, later);
  }
}

/**
 * After signing in: takes the guest's saved cart over (S-162), removes its saved id (S-163) and refreshes what is cached
 * of carts (S-164). A failure is swallowed (S-248). While one of the carts cannot be changed it is tried again; where that
 * lasts, or no response came, the id stays, for another call. Answers what came of it, null where nothing did.
 */
export async function mergeGuestCart(
  client: Client,
  { isOnce = false }: MergeSettings = {},
): Promise<PreservedCart | null> {
  const { guestCart } = client.storage;
  const cartId = guestCart?.read();
  if (!cartId) return null;
  try {
    const merged = await preserve(client, cartId, isOnce ? [] : pauses);
    guestCart?.remove();
    changeCartStatus(client, {
      preserveGuestCartNumberOfProductsWithError: merged?.numberOfProductsWithError ?? 0,
    });
    return merged;
  } catch (error) {
    const mayComeLater = isBusy(error) || (error instanceof ClientError && error.retryable);
    if (!mayComeLater) guestCart?.remove();
    await publishChanges(client, cartChanges);
    return null;
  }
}
