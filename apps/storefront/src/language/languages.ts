/** A language that the site speaks. */
export interface Language {
  /** Its own name for itself. */
  readonly label: string;
  /** BCP 47: what documents, scripts and dates call it. */
  readonly locale: string;
  /** What stands before the path of every page; nothing for the default one, which is the first. */
  readonly prefix: string;
}

export const languages = [
  { label: 'English', locale: 'en-US', prefix: '' },
  { label: 'Deutsch', locale: 'de-DE', prefix: '/de' },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];
export type Prefix = (typeof languages)[number]['prefix'];

const isBelow = (prefix: string, path: string): boolean =>
  prefix !== '' && path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));

const languageOf = (path: string) => languages.find(({ prefix }) => isBelow(prefix, path)) ?? languages[0];

/** The locale of the site's page at a path. */
export const localeOf = (path: string): Locale => languageOf(path).locale;

/** A page of the site in the language with a prefix; its path may be in any. */
function withPrefix(prefix: Prefix, path: string): string {
  const rest = path.slice(languageOf(path).prefix.length);
  const plain = rest.startsWith('/') ? rest : `/${rest}`;
  // A home page is its prefix alone.
  return prefix === '' ? plain : prefix + plain.replace(/^\/(?=[?#]|$)/, '');
}

/** A page of the site in each of its languages, by locale. */
export const inLanguages = (path: string): Readonly<Record<Locale, string>> => ({
  'en-US': withPrefix('', path),
  'de-DE': withPrefix('/de', path),
});
