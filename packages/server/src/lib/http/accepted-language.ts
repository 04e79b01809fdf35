import { parseAccept } from 'hono/utils/accept';

/** Languages of the header (`Accept-Language`, RFC 9110 12.5.4), the preferred first: `de` for `de-DE`. */
const languagesIn = (accepted: string | null): readonly string[] =>
  parseAccept(accepted ?? '').map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '');

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
