import { german } from './de/index.ts';
import { createListingTranslator, type ListingTranslator } from './listing-translator.ts';
import type { Phrases, TranslationTable } from './translation-table.ts';

/** By language; the catalogue's own, English, needs none. */
const tables: Readonly<Record<string, TranslationTable>> = { de: german };

/** Its phrase books are made for the first text: most starts have nothing to translate. */
function translateLater(table: TranslationTable): ListingTranslator {
  let translator: ListingTranslator | undefined;
  const made = (): ListingTranslator => {
    translator ??= createListingTranslator(table);
    return translator;
  };
  return {
    type: (text) => made().type(text),
    title: (text) => made().title(text),
    text: (text) => made().text(text),
    caption: (text) => made().caption(text),
    fact: (fact) => made().fact(fact),
    test: (test) => made().test(test),
  };
}

export const listingTranslators: Readonly<Record<string, ListingTranslator>> = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, translateLater(table)]),
);

/** What each other language calls the types. */
export const typeTranslations: readonly Phrases[] = Object.values(tables).map(({ types }) => types);

/** Names and descriptions of the categories, by language. */
export const categoryTranslations: Readonly<Record<string, Phrases>> = Object.fromEntries(
  Object.entries(tables).map(([language, { categories }]) => [language, categories]),
);

/** Where the translations lie: when they change, documents that contain them are made anew. */
export const translationSources: readonly string[] = [import.meta.dirname];
