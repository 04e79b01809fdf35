import { type DrawingRequest, viewsOf } from '../drawings/draw-equipment.ts';
import type { Listing } from './listing.ts';
import { shopSize } from './listings.ts';
import { shownFacts } from './shown-facts.ts';

/** A picture of a listing, as what it is drawn from. */
export interface Picture {
  readonly source: DrawingRequest;
  readonly title: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

const viewNames: Readonly<Record<DrawingRequest['view'], string>> = {
  angle: 'three-quarter view',
  front: 'front view',
  detail: 'controls',
  open: 'opened',
};

const width = 960;
const height = 720;

/**
 * Pictures of a listing, best first. Beyond the curated shop, whose listings all differ, units of one type take turns in
 * showing a picture that is there already: measurements need many listings, not many pictures.
 */
export function picturesOf(listing: Listing, index: number): readonly Picture[] {
  const { equipment, appearance, name } = listing;
  const drawn =
    index < shopSize ? { seed: listing.seed, appearance } : { seed: listing.seed % 4, appearance: {} };
  const facts = shownFacts(listing.facts);
  return viewsOf(equipment).map((view) => ({
    source: { equipment, view, ...drawn, ...(facts && { facts }) },
    title: `${name}, ${viewNames[view]}`,
    altText: `Illustration: ${listing.type}, ${viewNames[view]}`,
    width,
    height,
  }));
}
