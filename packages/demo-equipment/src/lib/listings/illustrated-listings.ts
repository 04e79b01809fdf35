import type { Listing } from './listing.ts';
import { listings, shopSize } from './listings.ts';
import { type Picture, picturesOf } from './pictures.ts';

/** A listing with its pictures, best first. */
export interface IllustratedListing {
  readonly listing: Listing;
  readonly pictures: readonly Picture[];
}

/** The first `count` listings, the first `skip` of them left out. */
export function* illustratedListings(
  count: number = shopSize,
  skip = 0,
): Generator<IllustratedListing, void, void> {
  let index = 0;
  for (const listing of listings(count)) {
    const at = index++;
    if (at >= skip) yield { listing, pictures: picturesOf(listing, at) };
  }
}
