import type { ClonedCart } from '@relab/contract/commerce';
import * as calls from '@relab/contract/commerce';
import type { Client } from '../../client/client.ts';
import { cartWrite } from './cart-write.ts';

const clone = cartWrite(calls.cloneCart);

interface CloneConfig {
  /** The current one unless given. */
  readonly cartId?: string;
  /** The account that the copy is for; the user must be allowed to act for it. */
  readonly targetEffectiveAccountId?: string;
  /** A UUID: repeated with the same one, there is one copy. */
  readonly idempotencyKey?: string;
}

/**
 * S-229: a read-only copy of a cart that can be paid. A failure returns an empty object (S-249); `onFailure` is called with
 * why.
 */
export async function cloneCart(
  client: Client,
  { cartId = 'current', ...requested }: CloneConfig,
  onFailure?: (error: unknown) => void,
): Promise<ClonedCart | Readonly<Record<string, never>>> {
  try {
    return await clone(client, { cartId, targetType: 'PayNowReadOnly', ...requested });
  } catch (error) {
    onFailure?.(error);
    return {};
  }
}
