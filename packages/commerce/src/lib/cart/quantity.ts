import { badRequest } from '@relab/server/http';

/** Reads a quantity of the wire: a whole number above zero, as text (`"2"`, `"2.0"`) or as a number. */
export function readQuantity(given: string | number): number {
  const quantity = Number(given);
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

/** What there is of a product, and what is left of that by the reservations of others. */
export interface Stocked {
  readonly onHand: number;
  readonly available: number;
}

/** What keeps `quantity` units from being ordered, in the words a shopper reads, or null. */
export function stockProblem(quantity: number, { onHand, available }: Stocked): string | null {
  if (available >= quantity) return null;
  if (available <= 0) {
    return onHand > 0
      ? 'Somebody else has reserved this item. It may become free again; remove it to continue without it.'
      : 'This item has just been sold. Remove it to continue.';
  }
  return available === 1
    ? 'Only one is available. Set the quantity to 1 to continue.'
    : `Only ${available} are available. Lower the quantity to continue.`;
}

/** The same of a read-only copy: nobody can change it, so a new one is the way out. */
export function copyProblem(quantity: number, { onHand, available }: Stocked): string | null {
  if (available >= quantity) return null;
  const next = 'Ask whoever sent this cart for a new one.';
  if (available > 0)
    return `Only ${available} of ${quantity} ${available === 1 ? 'is' : 'are'} available. ${next}`;
  return onHand > 0
    ? `Somebody else has reserved this item at the moment. ${next}`
    : `This item has been sold. ${next}`;
}

/** Refuses more units than there are. */
export function assertAvailable(name: string, quantity: number, { onHand, available }: Stocked): void {
  if (available >= quantity) return;
  const message =
    available <= 0
      ? `${name} is ${onHand > 0 ? 'reserved for somebody else at the moment' : 'sold'}.`
      : `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} available; ${quantity} were asked for.`;
  throw badRequest(message, 'quantity');
}
