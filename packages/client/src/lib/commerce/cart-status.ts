import type { Query } from '@relab/store';
import type { Client } from '../client/client.ts';

/** What is true of the cart beside its data. */
export interface CartStatus {
  /** A cart write is in flight (S-153). */
  readonly isProcessing: boolean;
  /** S-154. Null until the app context is loaded. */
  readonly isGuestCartEnabled: boolean | null;
  /** S-155. The same of the checkout. */
  readonly isGuestCheckoutEnabled: boolean | null;
  /** How many of a guest's products could not be merged at sign-in (S-156). */
  readonly preserveGuestCartNumberOfProductsWithError: number;
  /** The server rendered a cart that is still being worked on, and did not wait for it (S-159, S-160). */
  readonly noPolling: boolean;
}

const key = 'status/cart';
const initial: CartStatus = {
  isProcessing: false,
  isGuestCartEnabled: null,
  isGuestCheckoutEnabled: null,
  preserveGuestCartNumberOfProductsWithError: 0,
  noPolling: false,
};

/** The cart's status, to be read and subscribed to. Its data is undefined until something has changed it. */
export const cartStatus = (client: Client): Query<CartStatus> => client.store.query<CartStatus>(key);

export function changeCartStatus(client: Client, change: Partial<CartStatus>): void {
  client.store.publish(key, { ...(cartStatus(client).read().data ?? initial), ...change }, -1);
}
