import { changesOf } from '../../client/change.ts';

/** What every write to a cart changes. A checkout shows the cart it was opened for, deliveries what is in them. */
export const cartChanges = changesOf('carts', 'checkout', 'delivery-groups');
