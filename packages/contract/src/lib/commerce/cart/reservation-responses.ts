import * as z from 'zod/mini';
import type { Infer } from '../../infer.ts';

const text = z.nullable(z.string());

/** @internal */
export const InventoryItemReservation = z.object({
  errorCode: text,
  errorMessage: text,
  id: text,
  /** The cart item. */
  itemReservationSourceId: z.string(),
  productId: z.string(),
  quantity: z.number(),
  reservedAtLocationId: text,
});

export type InventoryItemReservation = Infer<typeof InventoryItemReservation>;

/** What a reservation led to. All of a cart is reserved or nothing; then `success` is false and the items say why. */
export const InventoryReservation = z.looseObject({
  errorCode: text,
  errorMessage: text,
  /** ISO 8601; beside the reference, so that a page can show the time that is left. */
  expiresAt: text,
  inventoryItemReservations: z.array(InventoryItemReservation),
  reservationIdentifier: text,
  success: z.boolean(),
});
export type InventoryReservation = Infer<typeof InventoryReservation>;
