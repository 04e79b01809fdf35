import { ApiError } from '../../http/api-error.ts';

/** Reads a quantity of the wire: a whole number above zero, as text (`"2"`, `"2.0"`) or as a number. */
export function readQuantity(given: string | number): number {
  const quantity = Number(given);
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new ApiError('INVALID_API_INPUT', 'The quantity must be a whole number, 1 or more.', {
      fields: ['quantity'],
    });
  }
  return quantity;
}

/** `"2.0"`, as the platform writes quantities. */
export const writeQuantity = (quantity: number): string => `${quantity}.0`;

/** What keeps `quantity` units from being ordered, in the words a shopper reads, or null. */
export function stockProblem(quantity: number, available: number): string | null {
  if (available >= quantity) return null;
  if (available <= 0) return 'This item has just been sold. Remove it to continue.';
  return available === 1
    ? 'Only one is available. Set the quantity to 1 to continue.'
    : `Only ${available} are available. Lower the quantity to continue.`;
}

/** Refuses more units than there are. */
export function assertAvailable(name: string, quantity: number, available: number): void {
  if (available >= quantity) return;
  const message =
    available <= 0
      ? `${name} is sold.`
      : `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} available; ${quantity} were asked for.`;
  throw new ApiError('INVALID_API_INPUT', message, { fields: ['quantity'] });
}
