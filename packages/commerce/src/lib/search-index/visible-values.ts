import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { CountRequest } from './count-request.ts';

/** A column of which some values are not visible: they are not a number to whoever reads it by `valueAt`. */
export interface VisibleValues {
  readonly column: Float64Array;
  /** By number of a policy set: 1 where the values of its listings are visible; null where all are. */
  readonly marks: Uint8Array | null;
  readonly policySet: Int32Array;
}

const none = new Float64Array(0);

/** The values of one of the ranges, with the prices that are visible where it is that of prices. */
export const rangeValues = (
  { ranges, policySet }: CountColumns,
  { visiblePrices, priceRange }: Pick<CountRequest, 'visiblePrices' | 'priceRange'>,
  at: number,
): VisibleValues => ({
  column: ranges[at] ?? none,
  marks: at === priceRange ? visiblePrices : null,
  policySet,
});

/** Prices in cents. */
export const priceValues = (
  { price, policySet }: CountColumns,
  { visiblePrices }: Pick<CountRequest, 'visiblePrices'>,
): VisibleValues => ({ column: price, marks: visiblePrices, policySet });

export const valueAt = ({ column, marks, policySet }: VisibleValues, place: number): number =>
  marks === null || marks[policySet[place] ?? 0] === 1 ? (column[place] ?? Number.NaN) : Number.NaN;
