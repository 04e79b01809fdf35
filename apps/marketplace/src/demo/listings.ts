import * as equipment from '@relab/demo-equipment/listings';
import type { ConditionName } from '@relab/storefront/conditions';
import type { DocumentKind } from '../listing/document.ts';
import type { Place } from '../listing/place.ts';
import type { specialHandling } from '../listing/special-handling.ts';
import type { Fact, Test } from '../listing/statements.ts';

export interface DemoListing {
  readonly sku: string;
  /** `urlName` of its category. */
  readonly category: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly type: string;
  /** Manufacturer, model and type. */
  readonly name: string;
  readonly year: number;
  readonly condition: ConditionName;
  readonly conditionNote: string;
  /** The deciding ones first, marked `key`. */
  readonly facts: readonly Fact[];
  readonly included: readonly string[];
  readonly missing: readonly string[];
  readonly tests: readonly Test[];
  /** A role; empty where nothing was tested. */
  readonly testedBy: string;
  readonly location: Place;
  /** Id of the seller. */
  readonly seller: string;
  /** EUR, two digits after the point. */
  readonly price: string;
  /** Higher than `price`, or null. */
  readonly originalPrice: string | null;
  /** 0 when sold. */
  readonly stock: number;
  readonly weightKg: number;
  readonly weightIsEstimate: boolean;
  /** In mm, null where unknown. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
  /** 0 for none. */
  readonly warrantyMonths: number;
  readonly warrantyText: string;
  readonly shipping: 'parcel' | 'pallet' | 'rigging';
  readonly shippingText: string;
  readonly specialHandling: readonly (keyof typeof specialHandling)[];
  readonly documents: readonly { readonly title: string; readonly kind: DocumentKind }[];
  /** Any number that stays the listing's own. */
  readonly seed: number;
}

/** A picture; `source` is what its renderer is given. */
export interface DemoPicture {
  readonly source: unknown;
  readonly title: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

export interface DemoListings {
  /** How many listings the shop itself has; further ones exist for measurements. */
  readonly shopSize: number;
  /** The year of the catalogue: units were listed in the months before its end. */
  readonly catalogueYear: number;
  /** The first `count` listings, the shop's own without a number, with their pictures, best first; the same on every run. */
  illustratedListings(
    count?: number,
    skip?: number,
  ): Iterable<{ readonly listing: DemoListing; readonly pictures: readonly DemoPicture[] }>;
}

export const demoListings: DemoListings = equipment;
