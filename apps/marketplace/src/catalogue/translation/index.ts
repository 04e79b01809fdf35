import { german } from './de/index.ts';
import { createListingTranslator, type ListingTranslator } from './listing-translator.ts';
import type { Phrases, TranslationTable } from './translation-table.ts';

/** By language; the catalogue's own, English, needs none. */
const tables: Readonly<Record<string, TranslationTable>> = { de: german };

export const listingTranslators: Readonly<Record<string, ListingTranslator>> = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, createListingTranslator(table)]),
);

/** What each other language calls the types. */
export const typeTranslations: readonly Phrases[] = Object.values(tables).map(({ types }) => types);
