import type { Cookies } from '@relab/pages';

/** As many stand side by side as can be read at once. */
export const maxCompared = 4;

/** The storage of the listings to compare: their ids, in the order in which they were chosen. */
export interface ComparisonStorage {
  readonly read: () => readonly string[];
  readonly save: (ids: readonly string[]) => void;
}

const key = 'relab_compare';
const cookieAttributes = `Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`;
const expiredAttributes = 'Path=/; Max-Age=0; SameSite=Lax';
// No character that a cookie has to escape.
const separatorCharacter = '.';

export const isListingId = (text: string): boolean => /^01t[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/.test(text);

/** Listing ids from an untrusted text: each once, and only what can be one. */
export function readIds(text: string | null | undefined, separator: string): readonly string[] {
  return [...new Set((text ?? '').split(separator).map((part) => part.trim()))].filter(isListingId);
}

const fromCookie = (text: string | undefined) => readIds(text, separatorCharacter).slice(0, maxCompared);
const cookieParts = (ids: readonly string[]) =>
  [
    ids.slice(0, maxCompared).join(separatorCharacter),
    ids.length === 0 ? expiredAttributes : cookieAttributes,
  ] as const;

/** With one more at the end; undefined where there is no room for it. */
export function withListing(ids: readonly string[], id: string): readonly string[] | undefined {
  if (ids.includes(id)) return ids;
  return ids.length < maxCompared ? [...ids, id] : undefined;
}

/** On the server. */
export function cookieComparison(jar: Cookies): ComparisonStorage {
  return { read: () => fromCookie(jar.get(key)), save: (ids) => jar.set(key, ...cookieParts(ids)) };
}

/** In the browser; one that forbids cookies remembers the choice until the page is left. */
export function browserComparison(page: Pick<Document, 'cookie'>): ComparisonStorage {
  let unsaved: readonly string[] | undefined;
  const fromPage = () => {
    const pair = page.cookie.split('; ').find((one) => one.startsWith(`${key}=`));
    return fromCookie(pair?.slice(key.length + 1));
  };
  return {
    read: () => {
      if (unsaved) return unsaved;
      try {
        return fromPage();
      } catch {
        return [];
      }
    },
    save: (ids) => {
      const [value, attributes] = cookieParts(ids);
      try {
        page.cookie = `${key}=${value}; ${attributes}`;
        unsaved = fromPage().join() === ids.join() ? undefined : ids;
      } catch {
        unsaved = ids;
      }
    },
  };
}

/** Without storage. */
export const noComparisonStorage: ComparisonStorage = { read: () => [], save: () => undefined };
