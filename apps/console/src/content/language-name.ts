import { locale } from '../language/language.ts';

/** What a language such as `de` or `en_US` is called in the language of the console. */
export function languageName(code: string): string {
  const tag = code.replace('_', '-');
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? code;
  } catch {
    return code;
  }
}
