import { badRequest } from '@relab/server/http';

/** Reads a quantity of the wire: a whole number above zero, as text (`"2"`, `"2.0"`) or as a number. */
export function readQuantity(value: string | number): number {
  const quantity = Number(value);
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw badRequest('The quantity must be a whole number, 1 or more.', 'quantity');
  }
  return quantity;
}

/** `"2.0"`, as the platform writes quantities. */
export const writeQuantity = (quantity: number): string => `${quantity}.0`;

/** Units by product: one that goes to two places has two lines. */
export function unitsOf(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, quantity + (units.get(productId) ?? 0));
  return units;
}

/** The stock of a product, and what the reservations of others leave of it. */
export interface StockLevel {
  readonly onHand: number;
  readonly available: number;
}

/** Throws 400 where more units are requested than are available. */
export function assertAvailable(name: string, quantity: number, { onHand, available }: StockLevel): void {
  if (available >= quantity) return;
  const message =
    available <= 0
      ? `${name} is ${onHand > 0 ? 'reserved for somebody else at the moment' : 'sold'}.`
      : `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} available; ${quantity} were asked for.`;
  throw badRequest(message, 'quantity');
}
