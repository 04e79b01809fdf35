import type { ListingColumns } from './listing-columns.ts';
import type { Range } from './refinement.ts';
import { Top } from './top.ts';

/** A choice within one facet: which numbers of a dictionary fit, or which span. */
export type Choice =
  | { readonly kind: 'distinct'; readonly at: number; readonly allowed: ReadonlySet<number> }
  | { readonly kind: 'range'; readonly at: number; readonly ranges: readonly Range[] }
  | { readonly kind: 'category'; readonly sets: Uint8Array };

/** The words of a search, resolved: where the listings stand that have them, and how well each fits (higher is better). */
export interface Matches {
  readonly places: Int32Array;
  readonly ranks: Uint8Array;
}

export interface Selection {
  /** Null for all listings. */
  readonly matches: Matches | null;
  /** By number of a category set, 1 where it is within the category that is looked at; null for everywhere. */
  readonly within: Uint8Array | null;
  readonly choices: readonly Choice[];
  readonly compare: (a: number, b: number) => number;
  readonly offset: number;
  readonly limit: number;
}

export interface Span {
  low: number;
  high: number;
  count: number;
}

export interface Counted {
  readonly total: number;
  /** Places of the page that was asked for, in order. */
  readonly page: readonly number[];
  /** By facet and number of its dictionary. */
  readonly distinct: readonly Int32Array[];
  readonly spans: readonly Span[];
  /** By number of a category set. */
  readonly categorySets: Int32Array;
  /** Those found in all of the category, whatever was chosen within it by the category facet. */
  readonly withoutCategoryChoice: number;
}

type Test = (place: number) => boolean;

function testOf(choice: Choice, columns: ListingColumns): Test {
  if (choice.kind === 'category') {
    return (place) => choice.sets[columns.categorySet[place] ?? 0] === 1;
  }
  if (choice.kind === 'distinct') {
    const column = columns.distinct[choice.at];
    return (place) => choice.allowed.has(column?.[place] ?? 0);
  }
  const column = columns.ranges[choice.at];
  return (place) => {
    const value = column?.[place] ?? Number.NaN;
    return choice.ranges.some(({ from, to }) => value >= from && value <= to);
  };
}

/**
 * Filters, counts every facet and picks a page in one pass. A listing that fails exactly one choice still counts in
 * that choice's own facet: so a facet shows what choosing another of its values would give.
 */
export function countListings(columns: ListingColumns, selection: Selection): Counted {
  const { matches, within, choices } = selection;
  const tests = choices.map((choice) => testOf(choice, columns));
  const distinct = columns.values.map(({ values }) => new Int32Array(values.length));
  const spans = columns.ranges.map((): Span => ({ low: Infinity, high: -Infinity, count: 0 }));
  const categorySets = new Int32Array(columns.categorySets.values.length);
  const top = new Top(selection.offset + selection.limit, selection.compare);
  let total = 0;
  let withoutCategoryChoice = 0;

  const countDistinct = (at: number, place: number): void => {
    const counts = distinct[at];
    const number = columns.distinct[at]?.[place] ?? 0;
    if (counts) counts[number] = (counts[number] ?? 0) + 1;
  };
  const countRange = (at: number, place: number): void => {
    const span = spans[at];
    const value = columns.ranges[at]?.[place] ?? Number.NaN;
    if (!span || Number.isNaN(value)) return;
    span.count += 1;
    if (value < span.low) span.low = value;
    if (value > span.high) span.high = value;
  };
  const countCategory = (place: number): void => {
    const set = columns.categorySet[place] ?? 0;
    categorySets[set] = (categorySets[set] ?? 0) + 1;
    withoutCategoryChoice += 1;
  };

  const end = matches ? matches.places.length : columns.end;
  for (let index = 0; index < end; index++) {
    const place = matches ? (matches.places[index] ?? 0) : index;
    if (columns.offered[place] !== 1) continue;
    if (within && within[columns.categorySet[place] ?? 0] !== 1) continue;
    let failed = -1;
    let failures = 0;
    for (let at = 0; at < tests.length && failures < 2; at++) {
      if (tests[at]?.(place) === true) continue;
      failed = at;
      failures += 1;
    }
    if (failures === 0) {
      total += 1;
      top.add(place);
      for (let at = 0; at < distinct.length; at++) countDistinct(at, place);
      for (let at = 0; at < spans.length; at++) countRange(at, place);
      countCategory(place);
    } else if (failures === 1) {
      const choice = choices[failed];
      if (choice?.kind === 'distinct') countDistinct(choice.at, place);
      else if (choice?.kind === 'range') countRange(choice.at, place);
      else countCategory(place);
    }
  }
  const page = top.sorted().slice(selection.offset);
  return { total, page, distinct, spans, categorySets, withoutCategoryChoice };
}
