export {
  type Category,
  categories,
  groupCategories,
  type LeafCategory,
  leafCategories,
  rootCategory,
} from './lib/catalogue/categories.ts';
export { manufacturers } from './lib/catalogue/manufacturers.ts';
export { type Place, type Seller, sellers } from './lib/catalogue/sellers.ts';
export { synonyms } from './lib/catalogue/synonyms.ts';
export type { ListingTranslator } from './lib/translation/listing-translator.ts';
export {
  categoryTranslations,
  listingTranslators,
  translationSources,
  typeTranslations,
} from './lib/translation/translations.ts';
