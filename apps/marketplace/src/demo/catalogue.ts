import * as equipment from '@relab/demo-equipment/catalogue';
import type { Place } from '../listing/place.ts';
import type { ListingTranslator } from '../listing/statements.ts';

export interface Category {
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  /** `urlName` of the category above, null for the root. */
  readonly parent: string | null;
}

/** A company that sells here. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  readonly home: Place;
  /** Further places where it stores what it sells. */
  readonly depots: readonly Place[];
  readonly since: number;
  readonly description: string;
}

/** What is sold, by whom, and how searches and other languages call it. */
export interface Catalogue {
  readonly rootCategory: Category;
  /** Those right below the root. */
  readonly groupCategories: readonly Category[];
  /** Those that hold listings. */
  readonly leafCategories: readonly Category[];
  /** All of them, parents before children. */
  readonly categories: readonly Category[];
  readonly manufacturers: readonly string[];
  readonly sellers: readonly Seller[];
  /** Words that people search for, without accents, and those that listings have. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Names and descriptions of categories by language, as all further translations. */
  readonly categoryTranslations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly listingTranslators: Readonly<Record<string, ListingTranslator>>;
  /** What each other language calls the types. */
  readonly typeTranslations: readonly Readonly<Record<string, string>>[];
  /** Files or folders of the code that translates. */
  readonly translationSources: readonly string[];
}

/** The catalogue of this installation: another package of the same shape, and it sells other things. */
export const catalogue: Catalogue = equipment;
