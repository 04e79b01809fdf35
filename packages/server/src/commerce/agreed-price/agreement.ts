import { type Cents, centsOf } from '../money.ts';
import type { AgreedPrice } from './agreed-prices.ts';

/** What a line of a cart has to do with an agreed price. */
export interface Agreement {
  readonly price: AgreedPrice;
  /** The line costs what was agreed. */
  readonly holds: boolean;
}

/** A product of a cart, with all its units wherever they are delivered. */
export interface AgreedUnits {
  readonly productId: string;
  readonly units: number;
  /** What one unit costs without an agreement. */
  readonly usualPrice: Cents;
  /** The price the shopper last saw. */
  readonly seenPrice: Cents;
}

/**
 * The agreement that matters to a product of a cart. It holds for exactly its quantity, the lowest first, and never makes
 * anything dearer. Without one that holds: an open one for another quantity, or one that has ended since the shopper saw
 * its price.
 */
export function agreementFor(
  prices: readonly AgreedPrice[],
  { productId, units, usualPrice, seenPrice }: AgreedUnits,
): Agreement | null {
  const byPrice = prices
    .filter((price) => price.productId === productId && centsOf(price.unitPrice) < usualPrice)
    .toSorted((a, b) => centsOf(a.unitPrice) - centsOf(b.unitPrice));
  const open = byPrice.filter(({ isOpen }) => isOpen);
  const fitting = open.find(({ quantity }) => quantity === units);
  if (fitting) return { price: fitting, holds: true };
  const told =
    open[0] ??
    byPrice.find(({ quantity, unitPrice }) => quantity === units && centsOf(unitPrice) === seenPrice);
  return told ? { price: told, holds: false } : null;
}
