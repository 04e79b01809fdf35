export type { Fact } from './lib/catalogue/fact.ts';
export { type IllustratedListing, illustratedListings } from './lib/listings/illustrated-listings.ts';
export type { Test } from './lib/listings/inspection.ts';
export type { Listing } from './lib/listings/listing.ts';
export { shopSize } from './lib/listings/listings.ts';
export type { Paper, PaperKind } from './lib/listings/paperwork.ts';
export { type Picture, picturesOf } from './lib/listings/pictures.ts';
export { catalogueYear } from './lib/listings/price.ts';
