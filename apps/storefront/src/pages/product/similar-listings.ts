import { writeRefinements } from '@relab/contract/commerce';
import type { Listing } from '../../listing/listing.ts';
import type { ListingResult } from '../../listing/listing-result.ts';

/** Somebody who looks at a unit does not compare it with one of a third of its price, or of four times its weight. */
const maxRatio = { price: 3, weight: 4 };

/** How far two amounts are apart, in either direction; 1 where one of them is unknown. */
const ratio = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : 1;

/** The refinement to prices that compare with one; none without a price. */
export function comparablePrices(unitPrice: string | null | undefined): string | undefined {
  const price = Number(unitPrice);
  if (!(price > 0)) return undefined;
  const range = `${Math.floor(price / maxRatio.price)}..${Math.ceil(price * maxRatio.price)}`;
  return writeRefinements([{ nameOrId: 'UnitPrice', values: [range] }]);
}

/** Those that compare in price and size, the nearest first; of a type, before other types. */
export function mostSimilar(
  { type, weightKg = 0 }: Listing,
  unitPrice: string | null | undefined,
  candidates: readonly ListingResult[],
): readonly ListingResult[] {
  const ranked = candidates.map((result) => {
    const price = ratio(Number(unitPrice), Number(result.unitPrice));
    const weight = ratio(weightKg, result.listing.weightKg ?? 0);
    const distance = Math.log(price) + Math.log(weight) + (result.listing.type === type ? 0 : 1);
    return { result, distance, isComparable: price <= maxRatio.price && weight <= maxRatio.weight };
  });
  return ranked
    .filter(({ isComparable }) => isComparable)
    .sort((one, other) => one.distance - other.distance)
    .map(({ result }) => result);
}
