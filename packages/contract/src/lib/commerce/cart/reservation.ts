import { shape, write } from '../../call.ts';
import { integer, object, optional } from '../../schema.ts';
import { account, buyerContext, cartHeaders, cartPath } from '../webstore.ts';
import type { InventoryReservation } from './responses.ts';

/** S-278, in seconds. */
export const defaultReservation = 14_400;

/** Reserves what is in a cart for its shopper; repeated, the time starts again, up to a day in all. */
export const reserveInventory = write({
  id: 'reserveInventory',
  area: 'carts',
  method: 'PUT',
  path: `${cartPath}/inventory-reservations`,
  query: object(buyerContext),
  body: object({ durationInSeconds: optional(integer(1, 86_400)) }),
  headers: cartHeaders,
  response: shape<InventoryReservation>(),
});

/** Releases what was reserved. */
export const releaseInventory = write({
  id: 'releaseInventory',
  area: 'carts',
  method: 'DELETE',
  path: `${cartPath}/inventory-reservations`,
  query: object(account),
  headers: cartHeaders,
  response: shape<null>(),
});
