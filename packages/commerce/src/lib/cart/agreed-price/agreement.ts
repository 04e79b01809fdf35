import { type Cents, centsOf } from '../../market/money.ts';
import type { AgreedPrice } from '../../options/agreed-prices.ts';

/** What a line of a cart has to do with an agreed price. */
export interface Agreement {
  readonly price: AgreedPrice;
  /** The line costs what was agreed. */
  readonly holds: boolean;
  /** Why it does not: the cart has another quantity or is in another currency, or the agreement is over. */
  readonly obstacle: 'quantity' | 'currency' | 'end' | null;
}

/** A product of a cart, with all its units wherever they are delivered. */
export interface AgreedUnits {
  readonly productId: string;
  readonly units: number;
  readonly currency: string;
  /** What one unit costs without an agreement. */
  readonly usualPrice: Cents;
  /** The price the shopper last saw. */
  readonly seenPrice: Cents;
}

const obstructed = (price: AgreedPrice, obstacle: NonNullable<Agreement['obstacle']>): Agreement => ({
  price,
  holds: false,
  obstacle,
});

/**
 * The agreement that matters to a product of a cart. It holds for exactly its quantity, the lowest first, and never makes
 * anything dearer. Without one that holds: an open one for another quantity, one in another currency, or one that has
 * ended since the shopper saw its price.
 */
export function agreementFor(
  prices: readonly AgreedPrice[],
  { productId, units, currency, usualPrice, seenPrice }: AgreedUnits,
): Agreement | null {
  const own = prices.filter((price) => price.productId === productId);
  const byPrice = own
    .filter((price) => price.currency === currency && centsOf(price.unitPrice) < usualPrice)
    .toSorted((a, b) => centsOf(a.unitPrice) - centsOf(b.unitPrice));
  const open = byPrice.filter(({ isOpen }) => isOpen);
  const fitting = open.find(({ quantity }) => quantity === units);
  if (fitting) return { price: fitting, holds: true, obstacle: null };
  const [first] = open;
  if (first) return obstructed(first, 'quantity');
  const foreign = own.find((price) => price.isOpen && price.currency !== currency);
  if (foreign) return obstructed(foreign, 'currency');
  const over = byPrice.find(
    ({ quantity, unitPrice }) => quantity === units && centsOf(unitPrice) === seenPrice,
  );
  return over ? obstructed(over, 'end') : null;
}
