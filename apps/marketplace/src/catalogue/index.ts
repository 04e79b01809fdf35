export { type Condition, type ConditionName, conditions } from '@relab/storefront/conditions';
export type { Appearance } from './appearance.ts';
export {
  type Category,
  categories,
  groupCategories,
  type LeafCategory,
  leafCategories,
  rootCategory,
} from './categories.ts';
export { type Equipment, equipmentTypes } from './equipment.ts';
export type { Fact } from './fact.ts';
export type { Test } from './inspection.ts';
export type { Listing } from './listing.ts';
export { listings, shopSize } from './listings.ts';
export type { Model } from './model.ts';
export { models } from './models.ts';
export type { Paper, PaperKind } from './paperwork.ts';
export { catalogueYear } from './price.ts';
export { type Place, type Seller, sellers } from './sellers.ts';
export type { ShippingMethod } from './shipping.ts';
export { slug } from './slug.ts';
export { listingTranslators, typeTranslations } from './translation/index.ts';
export type { ListingTranslator } from './translation/listing-translator.ts';
