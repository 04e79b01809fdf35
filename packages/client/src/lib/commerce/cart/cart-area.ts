import type { Client } from '../../client/client.ts';
import { invalidate, under } from '../../invalidation/invalidate.ts';

/** What every change of a cart touches. A checkout shows the cart it was opened for, deliveries what is in them. */
export const touchedByCart = under('carts/', 'checkout/', 'delivery-groups/');

export const refreshCart = (client: Client): Promise<void> => invalidate(client, touchedByCart);
