import { setImmediate } from 'node:timers/promises';
import type { Cents } from '../market/money.ts';
import type { CountColumns } from './count-columns.ts';
import { Dictionary } from './dictionary.ts';
import { OfferedTally } from './offered-tally.ts';
import { type Column, withRoom } from './shared-column.ts';

/** One product, as far as searching, counting and sorting go. */
export interface IndexedListing {
  /** A small whole number that the search table gave it; where its values stand in every column. */
  readonly place: number;
  readonly id: string;
  readonly name: string;
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

/** A column, and how many of its elements belong to one listing. */
export interface ColumnArray {
  readonly values: Column;
  readonly width: number;
}

/** Listings of a snapshot that are tallied in one turn of the event loop. */
const adoptedAtOnce = 50_000;

/** What ids of records have; the columns have that many bytes for each. */
const idLength = 18;

/**
 * The narrow columns of all listings: about 80 bytes each, ids included, and no object for any of them. Counting facets
 * over 100,000 of them takes about as long as one round trip to a database. They stand in memory that threads share: who counts
 * very many does so beside the event loop (`CountColumns`). Decision 364.
 */
export class ListingColumns {
  offered: Uint8Array = new Uint8Array(0);
  available: Int32Array = new Int32Array(0);
  price: Float64Array = new Float64Array(0);
  listed: Float64Array = new Float64Array(0);
  categorySet: Int32Array = new Int32Array(0);
  policySet: Int32Array = new Int32Array(0);
  name: Int32Array = new Int32Array(0);
  distinct: Int32Array[];
  ranges: Float64Array[];
  /** One more than the highest place in use. */
  end = 0;
  /** The ids, one behind the other; see `idOf`. */
  id: Uint8Array = new Uint8Array(0);
  names = new Dictionary();
  values: readonly Dictionary[];
  /** The distinct sets of assigned categories, each as ids joined by commas: far fewer than listings. */
  categorySets = new Dictionary();
  /** The distinct sets of policies, likewise. */
  policySets = new Dictionary();
  /** The offered listings by category set, by name, and by the values of each facet. */
  readonly offeredInSets = new OfferedTally();
  readonly offeredByName = new OfferedTally();
  readonly offeredByValue: readonly OfferedTally[];

  constructor(facets: { readonly distinct: number; readonly ranges: number }) {
    this.distinct = Array.from({ length: facets.distinct }, () => new Int32Array(0));
    this.ranges = Array.from({ length: facets.ranges }, () => new Float64Array(0));
    this.values = Array.from({ length: facets.distinct }, () => new Dictionary());
    this.offeredByValue = Array.from({ length: facets.distinct }, () => new OfferedTally());
  }

  /** Writes a listing at its place; true where it is in other policies than before. */
  write(listing: IndexedListing): boolean {
    const { place } = listing;
    if (place >= this.offered.length) this.#grow(Math.max(1024, place + (place >> 2)));
    if (this.offered[place] === 1) this.#tally('remove', place);
    this.end = Math.max(this.end, place + 1);
    this.#writeId(place, listing.id);
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
    // Last: a thread that counts meanwhile sees a new listing whole or not at all.
    this.offered[place] = listing.offered ? 1 : 0;
    if (listing.offered) this.#tally('add', place);
    return this.policySet[place] !== before;
  }

  /** The id of the listing at a place; null where there is none. */
  idOf(place: number): string | null {
    const bytes = this.id.subarray(idLength * place, idLength * (place + 1));
    const end = bytes.indexOf(0);
    const id = String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)));
    return id === '' ? null : id;
  }

  #writeId(place: number, id: string): void {
    if (id.length > idLength) throw new RangeError(`The id ${id.slice(0, 80)} is longer than ${idLength}.`);
    for (let at = 0; at < idLength; at++)
      this.id[idLength * place + at] = at < id.length ? id.charCodeAt(at) : 0;
  }

  /** What counting reads, as it is now; what is written at places below `end` later is seen by whoever has this. */
  forCounting(): CountColumns {
    const { end, offered, available, price, listed, categorySet, policySet, distinct, ranges } = this;
    return {
      ...{ end, offered, available, price, listed, categorySet, policySet, distinct, ranges },
      categorySets: this.categorySets.values.length,
      values: this.values.map(({ values }) => values.length),
    };
  }

  /** All columns in an order of their own, as a snapshot has them, with what each has of a listing. */
  arrays(): readonly ColumnArray[] {
    const { offered, available, price, listed, categorySet, policySet, name, id } = this;
    const narrow = [offered, available, price, listed, categorySet, policySet, name];
    return [
      ...[...narrow, ...this.distinct, ...this.ranges].map((values) => ({ values, width: 1 })),
      { values: id, width: idLength },
    ];
  }

  /** The dictionaries, likewise. */
  dictionaries(): readonly Dictionary[] {
    return [this.categorySets, this.policySets, this.names, ...this.values];
  }

  /** Makes room for the columns of a snapshot, which are then read into `arrays`. */
  reserve(end: number): void {
    this.#grow(end + 1024);
    this.end = end;
  }

  /** Takes the dictionaries of a snapshot whose columns were read; false where a column has a number that none of them has. */
  async adopt(dictionaries: readonly Dictionary[]): Promise<boolean> {
    const [categorySets, policySets, names, ...values] = dictionaries;
    if (!categorySets || !policySets || !names || values.length !== this.values.length) return false;
    Object.assign(this, { categorySets, policySets, names, values });
    const numbered = [this.categorySet, this.policySet, this.name, ...this.distinct].map(
      (column, at) => [column, dictionaries[at]?.values.length ?? 0] as const,
    );
    for (let from = 0; from < this.end; from += adoptedAtOnce) {
      const to = Math.min(this.end, from + adoptedAtOnce);
      for (const [column, size] of numbered)
        for (let place = from; place < to; place++) {
          const number = column[place] ?? 0;
          if (number < 0 || number >= size) return false;
        }
      for (let place = from; place < to; place++) if (this.offered[place] === 1) this.#tally('add', place);
      // Others have their turn: ten million listings take seconds.
      await setImmediate();
    }
    return true;
  }

  #tally(change: 'add' | 'remove', place: number): void {
    const policySet = this.policySet[place] ?? 0;
    this.offeredInSets[change](policySet, this.categorySet[place] ?? 0, place);
    this.offeredByName[change](policySet, this.name[place] ?? 0, place);
    for (const [at, column] of this.distinct.entries())
      this.offeredByValue[at]?.[change](policySet, column[place] ?? 0, place);
  }

  #grow(size: number): void {
    this.offered = withRoom(this.offered, Uint8Array, size);
    this.available = withRoom(this.available, Int32Array, size);
    this.price = withRoom(this.price, Float64Array, size);
    this.listed = withRoom(this.listed, Float64Array, size);
    this.categorySet = withRoom(this.categorySet, Int32Array, size);
    this.policySet = withRoom(this.policySet, Int32Array, size);
    this.name = withRoom(this.name, Int32Array, size);
    this.id = withRoom(this.id, Uint8Array, size, idLength);
    this.distinct = this.distinct.map((column) => withRoom(column, Int32Array, size));
    this.ranges = this.ranges.map((column) => withRoom(column, Float64Array, size));
  }
}
