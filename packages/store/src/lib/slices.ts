import type { CacheEntry } from './cache-entry.ts';

/** Something that is stored beside the cache entries, such as records. A page that reads none need not load the code for it. */
export interface Slice {
  clear(): void;
  /** Some entries were dropped: so may be what none of the others leads to. */
  collect(dropped: readonly CacheEntry[], others: Iterable<CacheEntry>): void;
  /** How it travels with the store's state; see `attachState`. */
  state?: SliceState;
}

/** A slice as a value that JSON can carry. */
export interface SliceState {
  /** All, or of what the test lets through. */
  write(keep: (id: string) => boolean): unknown;
  read(state: unknown, time: (written: number | null) => number): void;
}
