import type { PageStart } from './page-start.ts';
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

/** By what listings are ordered: a range stands for its column. */
export interface CountOrder {
  readonly by: 'relevance' | 'price' | 'newest' | { readonly range: number };
  readonly isDescending: boolean;
}

/**
 * What is counted, as plain data: the same request is counted on the event loop or sent to a thread. Numbers of sets that came after
 * it was made are in none of its marks: such listings are not visible to it.
 */
export interface CountRequest {
  /** Null for all listings. */
  readonly matches: Matches | null;
  /** By number of a policy set: 1 where its listings are visible; null where all are. */
  readonly visible: Uint8Array | null;
  /** By number of a policy set: 1 where prices of its listings are visible; null where all are. */
  readonly visiblePrices: Uint8Array | null;
  /** Which of the ranges has prices too; -1 for none. */
  readonly priceRange: number;
  /** By number of a category set, 1 where it is within the category that is searched; null for everywhere. */
  readonly within: Uint8Array | null;
  readonly choices: readonly Choice[];
  readonly order: CountOrder;
  /** Where the page begins or ends; null where it is `offset` listings from the beginning. */
  readonly start: PageStart | null;
  readonly offset: number;
  readonly limit: number;
}
