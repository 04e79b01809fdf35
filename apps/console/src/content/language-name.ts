import { locale } from '../language/language.ts';

// Made once: making one takes longer than all names of a page.
const names = new Intl.DisplayNames(locale, { type: 'language' });

/** What a language such as `de` or `en_US` is called in the language of the console. */
export function languageName(code: string): string {
  try {
    return names.of(code.replace('_', '-')) ?? code;
  } catch {
    return code;
  }
}
