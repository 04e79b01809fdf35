/** A language that a site speaks. */
export interface Language {
  /** Its own name for itself. */
  readonly label: string;
  /** BCP 47: what documents, scripts and dates call it. */
  readonly locale: string;
  /** What stands before the path of every page; nothing for the default one, which is the first. */
  readonly prefix: string;
}

/** Leads from a path to its language and to the same page in the others. Made by `createLanguages`. */
export interface Languages<Locale extends string> {
  /** The locale of the site's page at a path. */
  readonly localeOf: (path: string) => Locale;
  /** A page of the site in each of its languages, by locale; its path may be in any. */
  readonly inLanguages: (path: string) => Readonly<Record<Locale, string>>;
}

const startsWithPrefix = (prefix: string, path: string): boolean =>
  prefix !== '' && path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));

function withPrefix(prefix: string, path: string): string {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  // A home page is its prefix alone.
  return prefix === '' ? absolute : prefix + absolute.replace(/^\/(?=[?#]|$)/, '');
}

/** Languages whose pages differ in the first segment of their paths. The first one is the default. */
export function createLanguages<const Spoken extends readonly [Language, ...Language[]]>(
  languages: Spoken,
): Languages<Spoken[number]['locale']> {
  type Locale = Spoken[number]['locale'];
  const languageOf = (path: string): Language =>
    languages.find(({ prefix }) => startsWithPrefix(prefix, path)) ?? languages[0];
  return {
    localeOf: (path) => languageOf(path).locale as Locale,
    inLanguages(path) {
      const rest = path.slice(languageOf(path).prefix.length);
      const entries = languages.map(({ locale, prefix }) => [locale, withPrefix(prefix, rest)]);
      return Object.fromEntries(entries) as Record<Locale, string>;
    },
  };
}
