import { parseAccept } from 'hono/utils/accept';

const readLanguages = (accepted: string): readonly string[] =>
  parseAccept(accepted).map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '');

/** Each request has the header, and most have one of a few. */
const cached = new Map<string, readonly string[]>();
const maxCached = 500;
const maxCachedLength = 100;

/** Languages of the header (`Accept-Language`, RFC 9110 12.5.4), the preferred first: `de` for `de-DE`. */
function languagesIn(accepted: string | null): readonly string[] {
  if (accepted === null) return [];
  const existing = cached.get(accepted);
  if (existing) return existing;
  const languages = readLanguages(accepted);
  if (accepted.length > maxCachedLength) return languages;
  if (cached.size >= maxCached) cached.clear();
  cached.set(accepted, languages);
  return languages;
}

/** The first of the languages that a request accepts for which there is something; undefined where there is none. */
export const findAccepted = (available: ReadonlyMap<string, unknown>, headers: Headers): string | undefined =>
  languagesIn(headers.get('accept-language')).find((one) => available.has(one));

/**
 * The first of the accepted languages that is available; null where the shop's own (a locale as `en_US`) comes first, or
 * none of them is there.
 */
export function acceptedLanguage(
  available: Readonly<Record<string, unknown>>,
  own: string,
  accepted: string | null,
): string | null {
  const language = languagesIn(accepted).find(
    (one) => own.toLowerCase().startsWith(one) || Object.hasOwn(available, one),
  );
  return language === undefined || own.toLowerCase().startsWith(language) ? null : language;
}

/** The language that a request prefers, as `de`; pages send their own. Null where it names none. */
export const requestedLanguage = (headers: Headers): string | null =>
  languagesIn(headers.get('accept-language')).find((language) => /^[a-z]{2,3}$/.test(language)) ?? null;
