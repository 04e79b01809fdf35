import { parseAccept } from 'hono/utils/accept';

/**
 * The first of the languages that are accepted (`Accept-Language`, RFC 9110 12.5.4) which is available; null where the shop's
 * own comes first, or none of them is there. `de-DE` accepts `de`; `own` is a locale as `en_US`.
 */
export function acceptedLanguage(
  available: Readonly<Record<string, unknown>>,
  own: string,
  accepted: string | null,
): string | null {
  if (!accepted) return null;
  for (const { type } of parseAccept(accepted)) {
    const language = type.split('-')[0]?.toLowerCase() ?? '';
    if (own.toLowerCase().startsWith(language)) return null;
    if (Object.hasOwn(available, language)) return language;
  }
  return null;
}

const isLanguage = (language: string | undefined): language is string => /^[a-z]{2,3}$/.test(language ?? '');

/** The language that a request prefers, as `de`; pages send their own. Null where it names none. */
export function requestedLanguage(headers: Headers): string | null {
  const accepted = headers.get('accept-language');
  if (!accepted) return null;
  const languages = parseAccept(accepted).map(({ type }) => type.split('-')[0]?.toLowerCase());
  return languages.find(isLanguage) ?? null;
}
