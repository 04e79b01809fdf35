/** A language that the site speaks. C-054: label, code, and whether it is the default. */
export interface Language {
  /** Its own name for itself. */
  readonly label: string;
  /** What contents are written in, as the platform names it. */
  readonly code: string;
  /** Whoever asks for no language gets the one of which this is true; it is the first. */
  readonly isDefault: boolean;
  /** BCP 47: what documents, scripts and dates call it. */
  readonly locale: string;
  /** What stands before the path of every page; nothing for the first. */
  readonly prefix: string;
}

export const languages = [
  { label: 'English', code: 'en_US', isDefault: true, locale: 'en-US', prefix: '' },
  { label: 'Deutsch', code: 'de', isDefault: false, locale: 'de-DE', prefix: '/de' },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];
export type Prefix = (typeof languages)[number]['prefix'];

/** A page of the site as a path, prefix and all, in its other languages and its own, by locale. */
export function inLanguages(path: string): Readonly<Record<Locale, string>> {
  const plain = withoutPrefix(path);
  const paths = languages.map(({ locale, prefix }) => [locale, withPrefix(prefix, plain)] as const);
  return Object.fromEntries(paths) as Record<Locale, string>;
}

/** The locale of the site's page at a path. */
export const localeOf = (path: string): Locale =>
  (languages.find(({ prefix }) => prefix !== '' && isBelow(prefix, path)) ?? languages[0]).locale;

/** `/de` for the home page, which has no path of its own below it. */
const withPrefix = (prefix: Prefix, path: string): string =>
  prefix !== '' && /^\/(?![^?#])/.test(path) ? prefix + path.slice(1) : prefix + path;

function withoutPrefix(path: string): string {
  const found = languages.find(({ prefix }) => prefix !== '' && isBelow(prefix, path));
  if (!found) return path;
  const rest = path.slice(found.prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const isBelow = (prefix: string, path: string): boolean =>
  path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));
