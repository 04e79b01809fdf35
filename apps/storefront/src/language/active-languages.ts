import { type Locale, languages } from './languages.ts';

/** A language of the site as content knows it. */
export interface ActiveLanguage {
  readonly label: string;
  readonly code: string;
  readonly locale: Locale;
  readonly isDefault: boolean;
}

const codes = { 'en-US': 'en_US', 'de-DE': 'de' } as const;

/** C-054. C-055: English of the United States is the default; beside it the marketplace speaks German. */
export const activeLanguages: readonly ActiveLanguage[] = languages.map(({ label, locale, prefix }) => ({
  label,
  code: codes[locale],
  locale,
  isDefault: prefix === '',
}));
