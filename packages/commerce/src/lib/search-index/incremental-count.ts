import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { Counted, CountedSpan } from './count.ts';
import type { CountRequest } from './count-request.ts';
import { orderBy } from './order-by.ts';
import { rangeValues, valueAt } from './visible-values.ts';

/** Whether a count can follow changes of listings: of a first page without a term and without a choice. */
export const isIncremental = ({ matches, choices, start, offset }: CountRequest): boolean =>
  matches === null && choices.length === 0 && start === null && offset === 0;

function withRoom(counts: Int32Array, number: number): Int32Array {
  if (number < counts.length) return counts;
  const wider = new Int32Array(2 * (number + 1));
  wider.set(counts);
  return wider;
}

/**
 * A count that follows each change of a listing: what the listing counted before leaves it, what it counts then enters. So it is what
 * counting anew would come to, at the cost of one listing. A page needs those that move up when one of its listings goes, so more
 * of them are counted than it shows. Where that does not suffice, or the smallest value of a span is gone, it is no longer
 * valid and has to be made anew.
 */
export class IncrementalCount {
  readonly #request: CountRequest;
  /** How many places are in the order at most. */
  readonly #room: number;
  /** The first places of the order. */
  readonly #first: number[];
  #total: number;
  readonly #distinct: Int32Array[];
  readonly #spans: { -readonly [Key in keyof CountedSpan]: CountedSpan[Key] }[];
  #categorySets: Int32Array;
  #isValid = true;

  /** What was counted of a request whose limit was `room` instead of its own. */
  constructor(request: CountRequest, room: number, counted: Counted) {
    this.#request = request;
    this.#room = room;
    this.#first = [...counted.page.places];
    this.#total = counted.total;
    this.#distinct = [...counted.distinct];
    this.#spans = counted.spans.map((span) => ({ ...span }));
    this.#categorySets = counted.categorySets;
  }

  get isValid(): boolean {
    return this.#isValid;
  }

  /** As of now. Whoever waits between this and reading it may find counts of later. */
  counted(columns: CountColumns): Counted {
    const places = this.#first.slice(0, this.#request.limit);
    const { positionOf } = orderBy(columns, this.#request);
    const [first, last] = [places[0], places.at(-1)];
    const ends =
      first === undefined || last === undefined ? null : { first: positionOf(first), last: positionOf(last) };
    return {
      total: this.#total,
      page: { places, offset: 0, ends },
      distinct: [...this.#distinct],
      spans: this.#spans.map((span) => ({ ...span })),
      categorySets: this.#categorySets,
      withoutCategoryChoice: this.#total,
    };
  }

  /** Before the listing at a place is written. */
  leave(columns: CountColumns, place: number): void {
    if (!this.#isCounted(columns, place)) return;
    this.#add(columns, place, -1);
    const at = this.#first.indexOf(place);
    if (at < 0) return;
    this.#first.splice(at, 1);
    // Fewer than the page shows, though there are more behind.
    if (this.#first.length < Math.min(this.#request.limit, this.#total)) this.#isValid = false;
  }

  /** After it was written. */
  enter(columns: CountColumns, place: number): void {
    const { within, visible } = this.#request;
    // Numbers of sets that came after the request: its marks do not say whether they belong to it.
    if (
      (within && (columns.categorySet[place] ?? 0) >= within.length) ||
      (visible && (columns.policySet[place] ?? 0) >= visible.length)
    )
      this.#isValid = false;
    if (!this.#isCounted(columns, place)) return;
    const hasAll = this.#first.length === this.#total;
    this.#add(columns, place, 1);
    const at = this.#rankOf(columns, place);
    // Behind the last of these there are others, any of which may come before this one.
    if (at === this.#first.length && !hasAll) return;
    this.#first.splice(at, 0, place);
    if (this.#first.length > this.#room) this.#first.pop();
  }

  /** How many of the first places come before one. */
  #rankOf(columns: CountColumns, place: number): number {
    const { key, compare } = orderBy(columns, this.#request);
    const own = key(place);
    let [from, to] = [0, this.#first.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = this.#first[middle] ?? 0;
      if ((key(other) - own || compare(other, place)) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #isCounted(columns: CountColumns, place: number): boolean {
    const { within, visible } = this.#request;
    return (
      columns.offered[place] === 1 &&
      (within === null || within[columns.categorySet[place] ?? 0] === 1) &&
      (visible === null || visible[columns.policySet[place] ?? 0] === 1)
    );
  }

  #add(columns: CountColumns, place: number, by: 1 | -1): void {
    const change = (counts: Int32Array, number: number): Int32Array => {
      const changed = withRoom(counts, number);
      changed[number] = (changed[number] ?? 0) + by;
      return changed;
    };
    this.#total += by;
    this.#categorySets = change(this.#categorySets, columns.categorySet[place] ?? 0);
    for (const [at, column] of columns.distinct.entries())
      this.#distinct[at] = change(this.#distinct[at] ?? new Int32Array(0), column[place] ?? 0);
    for (const [at, span] of this.#spans.entries()) {
      const value = valueAt(rangeValues(columns, this.#request, at), place);
      if (Number.isNaN(value)) continue;
      span.count += by;
      if (by === 1) {
        if (value < span.low) Object.assign(span, { low: value, atLow: 0 });
        if (value > span.high) Object.assign(span, { high: value, atHigh: 0 });
      }
      if (value === span.low) span.atLow += by;
      if (value === span.high) span.atHigh += by;
      if (span.count === 0)
        Object.assign(span, { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY });
      // Which value is the next one, none of these says.
      else if (span.atLow === 0 || span.atHigh === 0) this.#isValid = false;
    }
  }
}
