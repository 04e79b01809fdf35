import type { Cents } from '../market/money.ts';
import { Dictionary } from './dictionary.ts';
import { OfferedTally } from './offered-tally.ts';

/** One product, as far as searching, counting and sorting go. */
export interface IndexedListing {
  /** A small whole number that the search table gave it; where its values stand in every column. */
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly urlName: string | null;
  /** False for products that are inactive, deleted or without a price. */
  readonly offered: boolean;
  /** Units that nobody has reserved; below one it is sold, or all of it is reserved. */
  readonly available: number;
  readonly price: Cents;
  /** Milliseconds since 1970. */
  readonly listed: number;
  /** Ids of the categories it is assigned to. */
  readonly categories: readonly string[];
  /** Ids of the active policies it is in; in none it is for everybody. */
  readonly policies: readonly string[];
  /** By the order of the facets that list values, and of those that span a range. */
  readonly distinct: readonly (string | null)[];
  readonly ranges: readonly (number | null)[];
}

type Column = Uint8Array | Int32Array | Float64Array;

function grown<C extends Column>(column: C, make: (size: number) => C, size: number): C {
  const wider = make(size);
  wider.set(column);
  return wider;
}

/**
 * The narrow columns of all listings: about 60 bytes each. Counting facets over 100,000 of them takes about as long as
 * one round trip to a database.
 */
export class ListingColumns {
  offered = new Uint8Array(0);
  available = new Int32Array(0);
  price = new Float64Array(0);
  listed = new Float64Array(0);
  categorySet = new Int32Array(0);
  policySet = new Int32Array(0);
  name = new Int32Array(0);
  distinct: Int32Array[];
  ranges: Float64Array[];
  /** One more than the highest place in use. */
  end = 0;
  readonly ids: string[] = [];
  readonly names = new Dictionary();
  readonly values: readonly Dictionary[];
  /** The distinct sets of assigned categories, each as ids joined by commas: far fewer than listings. */
  readonly categorySets = new Dictionary();
  /** The distinct sets of policies, likewise. */
  readonly policySets = new Dictionary();
  readonly urlNames: (string | null)[] = [];
  /** The offered listings by category set, by name, and by the values of each facet. */
  readonly offeredInSets = new OfferedTally();
  readonly offeredByName = new OfferedTally();
  readonly offeredByValue: readonly OfferedTally[];
  #places = new Int32Array(0);

  constructor(facets: { readonly distinct: number; readonly ranges: number }) {
    this.distinct = Array.from({ length: facets.distinct }, () => new Int32Array(0));
    this.ranges = Array.from({ length: facets.ranges }, () => new Float64Array(0));
    this.values = Array.from({ length: facets.distinct }, () => new Dictionary());
    this.offeredByValue = Array.from({ length: facets.distinct }, () => new OfferedTally());
  }

  /** Writes a listing at its place; true where it is in other policies than before. */
  write(listing: IndexedListing): boolean {
    const { place } = listing;
    if (place >= this.offered.length) this.#grow(Math.max(1024, 2 * place));
    if (this.offered[place] === 1) this.#tally('remove', place);
    this.end = Math.max(this.end, place + 1);
    this.ids[place] = listing.id;
    this.urlNames[place] = listing.urlName;
    this.offered[place] = listing.offered ? 1 : 0;
    this.available[place] = listing.available;
    this.price[place] = listing.price;
    this.listed[place] = listing.listed;
    this.categorySet[place] = this.categorySets.numberOf([...listing.categories].sort().join(','));
    const before = this.policySet[place] ?? 0;
    this.policySet[place] = this.policySets.numberOf([...listing.policies].sort().join(','));
    this.name[place] = this.names.numberOf(listing.name);
    for (const [at, column] of this.distinct.entries()) {
      column[place] = this.values[at]?.numberOf(listing.distinct[at] ?? null) ?? 0;
    }
    for (const [at, column] of this.ranges.entries()) column[place] = listing.ranges[at] ?? Number.NaN;
    if (listing.offered) this.#tally('add', place);
    return this.policySet[place] !== before;
  }

  #tally(change: 'add' | 'remove', place: number): void {
    const policySet = this.policySet[place] ?? 0;
    this.offeredInSets[change](policySet, this.categorySet[place] ?? 0, place);
    this.offeredByName[change](policySet, this.name[place] ?? 0, place);
    for (const [at, column] of this.distinct.entries())
      this.offeredByValue[at]?.[change](policySet, column[place] ?? 0, place);
  }

  /** Every place in use. */
  places(): Int32Array {
    if (this.#places.length !== this.end) {
      this.#places = Int32Array.from({ length: this.end }, (_, place) => place);
    }
    return this.#places;
  }

  #grow(size: number): void {
    this.offered = grown(this.offered, (length) => new Uint8Array(length), size);
    this.available = grown(this.available, (length) => new Int32Array(length), size);
    this.price = grown(this.price, (length) => new Float64Array(length), size);
    this.listed = grown(this.listed, (length) => new Float64Array(length), size);
    this.categorySet = grown(this.categorySet, (length) => new Int32Array(length), size);
    this.policySet = grown(this.policySet, (length) => new Int32Array(length), size);
    this.name = grown(this.name, (length) => new Int32Array(length), size);
    this.distinct = this.distinct.map((column) => grown(column, (length) => new Int32Array(length), size));
    this.ranges = this.ranges.map((column) => grown(column, (length) => new Float64Array(length), size));
  }
}
