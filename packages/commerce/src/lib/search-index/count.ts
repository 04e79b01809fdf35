import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import { type ListingOrder, PagePicker, type PageStart, type PickedPage } from './page-start.ts';
import type { Range } from './refinement.ts';

/** A choice within one facet: which numbers of a dictionary or of the category sets fit (1), or which spans. */
export type Choice =
  | { readonly kind: 'distinct'; readonly at: number; readonly allowed: Uint8Array }
  | { readonly kind: 'range'; readonly at: number; readonly ranges: readonly Range[] }
  | { readonly kind: 'category'; readonly allowed: Uint8Array };

/** The words of a search, resolved: where the listings stand that have them, and how well each fits (higher is better). */
export interface Matches {
  readonly places: Int32Array;
  readonly ranks: Uint8Array;
}

export interface Selection {
  /** By number of a policy set: 1 where its listings are visible; null where all are. */
  readonly visible: Uint8Array | null;
  /** The columns of what spans a range, with the prices that are visible. */
  readonly ranges: readonly Float64Array[];
  /** Null for all listings. */
  readonly matches: Matches | null;
  /** By number of a category set, 1 where it is within the category that is searched; null for everywhere. */
  readonly within: Uint8Array | null;
  readonly choices: readonly Choice[];
  readonly order: ListingOrder;
  /** Where the page begins or ends; null where it is `offset` listings from the beginning. */
  readonly start: PageStart | null;
  readonly offset: number;
  readonly limit: number;
}

export interface Span {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export interface Counted {
  readonly total: number;
  /** The requested page, in order. */
  readonly page: PickedPage;
  /** By facet and number of its dictionary. */
  readonly distinct: readonly Int32Array[];
  readonly spans: readonly Span[];
  /** By number of a category set. */
  readonly categorySets: Int32Array;
  /** Those found in all of the category, whatever was chosen within it by the category facet. */
  readonly withoutCategoryChoice: number;
}

/** What a candidate came to: in, out, or failing one choice only, which is then counted in that choice's facet alone. */
const isIn = 0;
const isOut = 255;
const failing = (choice: number): number => choice + 1;

function markWithin(
  columns: ListingColumns,
  places: Int32Array,
  { within, visible }: Pick<Selection, 'within' | 'visible'>,
): Uint8Array {
  const states = new Uint8Array(places.length);
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    if (
      columns.offered[place] !== 1 ||
      (within && within[columns.categorySet[place] ?? 0] !== 1) ||
      (visible && visible[columns.policySet[place] ?? 0] !== 1)
    ) {
      states[index] = isOut;
    }
  }
  return states;
}

const fitsRange = (value: number, ranges: readonly Range[]): boolean => {
  for (const { from, to } of ranges) if (value >= from && value <= to) return true;
  return false;
};

function markChoice(
  columns: ListingColumns,
  ranges: readonly Float64Array[],
  places: Int32Array,
  states: Uint8Array,
  choice: Choice,
  mark: number,
): void {
  const numbers = choice.kind === 'distinct' ? columns.distinct[choice.at] : columns.categorySet;
  const values = choice.kind === 'range' ? ranges[choice.at] : undefined;
  for (let index = 0; index < places.length; index++) {
    if (states[index] === isOut) continue;
    const place = places[index] ?? 0;
    const fits =
      choice.kind === 'range'
        ? fitsRange(values?.[place] ?? Number.NaN, choice.ranges)
        : choice.allowed[numbers?.[place] ?? 0] === 1;
    if (!fits) states[index] = states[index] === isIn ? mark : isOut;
  }
}

function countNumbers(
  places: Int32Array,
  states: Uint8Array,
  column: Int32Array,
  size: number,
  own: number,
): Int32Array {
  const counts = new Int32Array(size);
  for (let index = 0; index < places.length; index++) {
    const state = states[index];
    if (state !== isIn && state !== own) continue;
    const number = column[places[index] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function spanOf(places: Int32Array, states: Uint8Array, column: Float64Array, own: number): Span {
  let [low, high, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let index = 0; index < places.length; index++) {
    const state = states[index];
    if (state !== isIn && state !== own) continue;
    const value = column[places[index] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    count += 1;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high, count };
}

/**
 * Filters, counts every facet and picks a page, column by column. A listing that fails exactly one choice still counts
 * in that choice's own facet: so a facet shows what choosing another of its values would give.
 */
export function countListings(columns: ListingColumns, selection: Selection): Counted {
  const { choices, ranges } = selection;
  const places = selection.matches?.places ?? columns.places();
  const states = markWithin(columns, places, selection);
  for (const [at, choice] of choices.entries())
    markChoice(columns, ranges, places, states, choice, failing(at));
  // A facet without a choice has no state of its own: -1 is none.
  const own = (kind: Choice['kind'], at: number): number => {
    const found = choices.findIndex(
      (choice) => choice.kind === kind && (!('at' in choice) || choice.at === at),
    );
    return found < 0 ? -1 : failing(found);
  };
  const picker = new PagePicker(selection.order, selection);
  let total = 0;
  for (let index = 0; index < places.length; index++) {
    if (states[index] !== isIn) continue;
    total += 1;
    picker.add(places[index] ?? 0);
  }
  const setCount = columns.categorySets.values.length;
  const categorySets = countNumbers(places, states, columns.categorySet, setCount, own('category', 0));
  return {
    total,
    page: picker.picked(),
    distinct: columns.distinct.map((column, at) =>
      countNumbers(places, states, column, columns.values[at]?.values.length ?? 0, own('distinct', at)),
    ),
    spans: ranges.map((column, at) => spanOf(places, states, column, own('range', at))),
    categorySets,
    withoutCategoryChoice: categorySets.reduce((sum, count) => sum + count, 0),
  };
}
