import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** What became of the reservation of one item. */
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
