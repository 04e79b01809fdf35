/** Texts of email templates by language, as `de`; English is there always. */
export type TextTables<Texts> = { readonly en: Texts } & Readonly<Record<string, Texts>>;

/** The language that a mail is written in, and its texts. */
export interface InLanguage<Texts> {
  /** As `de`; stands in the mail for those who have it read aloud. */
  readonly language: string;
  readonly texts: Texts;
}

/** The texts in the stored language (`de`, or a locale as `de_AT`), else in the shop's own, else in English. */
export function textsIn<Texts>(
  tables: TextTables<Texts>,
  stored: string | null,
  own: string,
): InLanguage<Texts> {
  for (const locale of [stored, own]) {
    const language = locale?.split(/[-_]/)[0]?.toLowerCase() ?? '';
    const texts = Object.hasOwn(tables, language) ? tables[language] : undefined;
    if (texts) return { language, texts };
  }
  return { language: 'en', texts: tables.en };
}

/** The path of a page of the site in a language. */
export type LocalizedPath = (path: string, language: string) => string;
