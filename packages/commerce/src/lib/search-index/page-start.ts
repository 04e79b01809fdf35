import { type Order, Top } from './top.ts';

/**
 * Where a listing stands in an order, by values alone: it goes on saying so after the listing has moved, was sold or is gone.
 * The last one, `place`, is different for every listing.
 */
export interface Position {
  readonly key: number;
  readonly listed: number;
  readonly place: number;
}

/** Where a page begins, or ends: the position itself is no part of it. */
export interface PageStart {
  readonly direction: 'after' | 'before';
  readonly position: Position;
}

/** An order of places in which they have positions. */
export interface ListingOrder extends Order {
  readonly positionOf: (place: number) => Position;
  /** `compare` of a place and a position with equal keys: zero at the position itself. */
  readonly compareTo: (place: number, position: Position) => number;
}

/** Some places of a list, in order, and what stands before and behind them. */
export interface PickedPage {
  readonly places: readonly number[];
  /** Places before the page. */
  readonly offset: number;
  /** The page before ends before `first`, the next one begins after `last`. Null where the page is a numbered one, and empty. */
  readonly ends: { readonly first: Position; readonly last: Position } | null;
}

const reversed = ({ key, compare }: Order): Order => ({
  key: (place) => -key(place),
  compare: (a, b) => compare(b, a),
});

/** Of a page without places: both ways lead to all that stands there, also what stands at the position itself. */
export const around = ({ position }: PageStart): PickedPage['ends'] => ({
  first: { ...position, place: position.place + 1 },
  last: { ...position, place: position.place - 1 },
});

/**
 * Picks a page from a stream of places, by number or from a position on. From a position only the page itself is kept in order,
 * wherever it is: by number, all that comes before it as well.
 */
export class PagePicker {
  readonly #order: ListingOrder;
  readonly #start: PageStart | null;
  readonly #offset: number;
  readonly #top: Top;
  #before = 0;

  constructor(
    order: ListingOrder,
    page: { readonly start: PageStart | null; readonly offset: number; readonly limit: number },
  ) {
    const { start, offset, limit } = page;
    this.#order = order;
    this.#start = start;
    this.#offset = start ? 0 : offset;
    this.#top = new Top(this.#offset + limit, start?.direction === 'before' ? reversed(order) : order);
  }

  add(place: number): void {
    const start = this.#start;
    if (!start) {
      this.#top.add(place);
      return;
    }
    const key = this.#order.key(place);
    const side = key - start.position.key || this.#order.compareTo(place, start.position);
    const isAfter = start.direction === 'after';
    // The position's own listing is before a page that begins after it, and behind one that ends before it.
    const isBefore = isAfter ? side <= 0 : side < 0;
    if (isBefore) this.#before += 1;
    if (isBefore !== isAfter) this.#top.add(place, isAfter ? key : -key);
  }

  picked(): PickedPage {
    const start = this.#start;
    const sorted = this.#top.sorted().slice(this.#offset);
    const places = start?.direction === 'before' ? sorted.reverse() : sorted;
    const offset =
      start === null
        ? this.#offset
        : start.direction === 'before'
          ? this.#before - places.length
          : this.#before;
    const [first, last] = [places[0], places.at(-1)];
    const { positionOf } = this.#order;
    if (first === undefined || last === undefined) return { places, offset, ends: start && around(start) };
    return { places, offset, ends: { first: positionOf(first), last: positionOf(last) } };
  }
}
