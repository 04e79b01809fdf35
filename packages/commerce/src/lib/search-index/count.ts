import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { Choice, CountRequest } from './count-request.ts';
import { orderBy } from './order-by.ts';
import { PagePicker, type PickedPage } from './page-start.ts';
import type { Range } from './refinement.ts';
import { rangeValues, type VisibleValues, valueAt } from './visible-values.ts';

export interface Span {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** A span, and how many have each of its ends: one that leaves them may take the end along. */
export interface CountedSpan extends Span {
  readonly atLow: number;
  readonly atHigh: number;
}

export interface Counted {
  readonly total: number;
  /** The requested page, in order. */
  readonly page: PickedPage;
  /** By facet and number of its dictionary. */
  readonly distinct: readonly Int32Array[];
  readonly spans: readonly CountedSpan[];
  /** By number of a category set. */
  readonly categorySets: Int32Array;
  /** Those found in all of the category, whatever was chosen within it by the category facet. */
  readonly withoutCategoryChoice: number;
}

/** What a candidate came to: in, out, or failing one choice only, which is then counted in that choice's facet alone. */
const isIn = 0;
const isOut = 255;
const failing = (choice: number): number => choice + 1;

/** Places, and what each came to. */
interface Candidates {
  /** Null where the places are 0, 1, 2 and so on: ten million of them would be an array of 40 MB. */
  readonly places: Int32Array | null;
  readonly states: Uint8Array;
}

const placeAt = (places: Int32Array | null, index: number): number =>
  places === null ? index : (places[index] ?? 0);

function markWithin(columns: CountColumns, { matches, within, visible }: CountRequest): Candidates {
  const { offered, categorySet, policySet } = columns;
  const places = matches?.places ?? null;
  const states = new Uint8Array(places?.length ?? columns.end);
  for (let index = 0; index < states.length; index++) {
    const place = placeAt(places, index);
    if (
      offered[place] !== 1 ||
      (within !== null && within[categorySet[place] ?? 0] !== 1) ||
      (visible !== null && visible[policySet[place] ?? 0] !== 1)
    ) {
      states[index] = isOut;
    }
  }
  return { places, states };
}

const fitsRange = (value: number, ranges: readonly Range[]): boolean => {
  for (const { from, to } of ranges) if (value >= from && value <= to) return true;
  return false;
};

function markNumbers(
  { places, states }: Candidates,
  column: Int32Array,
  allowed: Uint8Array,
  mark: number,
): void {
  for (let index = 0; index < states.length; index++) {
    const state = states[index];
    if (state === isOut || allowed[column[placeAt(places, index)] ?? 0] === 1) continue;
    states[index] = state === isIn ? mark : isOut;
  }
}

function markRanges(
  { places, states }: Candidates,
  values: VisibleValues,
  ranges: readonly Range[],
  mark: number,
): void {
  for (let index = 0; index < states.length; index++) {
    const state = states[index];
    if (state === isOut || fitsRange(valueAt(values, placeAt(places, index)), ranges)) continue;
    states[index] = state === isIn ? mark : isOut;
  }
}

function markChoice(
  columns: CountColumns,
  request: CountRequest,
  candidates: Candidates,
  choice: Choice,
  mark: number,
): void {
  if (choice.kind === 'range') {
    markRanges(candidates, rangeValues(columns, request, choice.at), choice.ranges, mark);
    return;
  }
  const column = choice.kind === 'category' ? columns.categorySet : columns.distinct[choice.at];
  if (column) markNumbers(candidates, column, choice.allowed, mark);
}

function countNumbers(
  { places, states }: Candidates,
  column: Int32Array,
  size: number,
  own: number,
): Int32Array {
  const counts = new Int32Array(size);
  for (let index = 0; index < states.length; index++) {
    const state = states[index];
    if (state !== isIn && state !== own) continue;
    const number = column[placeAt(places, index)] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function spanOf({ places, states }: Candidates, values: VisibleValues, own: number): CountedSpan {
  let [low, high, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  let [atLow, atHigh] = [0, 0];
  for (let index = 0; index < states.length; index++) {
    const state = states[index];
    if (state !== isIn && state !== own) continue;
    const value = valueAt(values, placeAt(places, index));
    if (Number.isNaN(value)) continue;
    count += 1;
    if (value < low) [low, atLow] = [value, 0];
    if (value > high) [high, atHigh] = [value, 0];
    if (value === low) atLow += 1;
    if (value === high) atHigh += 1;
  }
  return { low, high, count, atLow, atHigh };
}

/**
 * Filters, counts every facet and picks a page, column by column. A listing that fails exactly one choice still counts
 * in that choice's own facet: so a facet shows what choosing another of its values would give.
 */
export function countListings(columns: CountColumns, request: CountRequest): Counted {
  const { choices } = request;
  const candidates = markWithin(columns, request);
  for (const [at, choice] of choices.entries()) markChoice(columns, request, candidates, choice, failing(at));
  // A facet without a choice has no state of its own: -1 is none.
  const own = (kind: Choice['kind'], at: number): number => {
    const found = choices.findIndex(
      (choice) => choice.kind === kind && (!('at' in choice) || choice.at === at),
    );
    return found < 0 ? -1 : failing(found);
  };
  const picker = new PagePicker(orderBy(columns, request), request);
  const { places, states } = candidates;
  let total = 0;
  for (let index = 0; index < states.length; index++) {
    if (states[index] !== isIn) continue;
    total += 1;
    picker.add(placeAt(places, index));
  }
  const categorySets = countNumbers(
    candidates,
    columns.categorySet,
    columns.categorySets,
    own('category', 0),
  );
  return {
    total,
    page: picker.picked(),
    distinct: columns.distinct.map((column, at) =>
      countNumbers(candidates, column, columns.values[at] ?? 0, own('distinct', at)),
    ),
    spans: columns.ranges.map((_, at) =>
      spanOf(candidates, rangeValues(columns, request, at), own('range', at)),
    ),
    categorySets,
    withoutCategoryChoice: categorySets.reduce((sum, count) => sum + count, 0),
  };
}
