import { sanitizeRichText } from '../rich-text.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type ContentBodyInput = { readonly [name: string]: Json };

const looksLikeHtml = (text: string): boolean => /<[a-z!/]/i.test(text);

/** Markup anywhere in a body is sanitised on the way in, so what is delivered may be shown as it is. */
export function cleanBody(value: Json): Json {
  if (typeof value === 'string') return looksLikeHtml(value) ? sanitizeRichText(value) : value;
  if (Array.isArray(value)) return value.map(cleanBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleanBody(member)]));
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of the pictures, documents and contents that a body names with `{ contentKey }`, anywhere in it. */
export function referencedKeys(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const member of value) referencedKeys(member, found);
  else if (isObject(value)) {
    if (typeof value.contentKey === 'string') found.add(value.contentKey);
    for (const member of Object.values(value)) referencedKeys(member, found);
  }
  return found;
}

const mediaTokens = /\{!?cms-?media[:(]\s*([A-Za-z0-9_-]{1,64})\s*\)?\}/gi;

/** All keys that a body names: as references, as members of a collection, and as tokens in its rich text. */
export function namedKeys(value: unknown, found = referencedKeys(value)): Set<string> {
  if (typeof value === 'string') for (const [, key = ''] of value.matchAll(mediaTokens)) found.add(key);
  else if (Array.isArray(value)) for (const member of value) namedKeys(member, found);
  else if (isObject(value)) {
    const { contentKeys } = value;
    if (Array.isArray(contentKeys))
      for (const key of contentKeys) if (typeof key === 'string') found.add(key);
    for (const member of Object.values(value)) namedKeys(member, found);
  }
  return found;
}

/** The body with each `{ contentKey }` filled in by what is known of that picture; members that the body gives stay. */
export function fillReferences(
  value: unknown,
  known: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): unknown {
  if (Array.isArray(value)) return value.map((member) => fillReferences(member, known));
  if (!isObject(value)) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fillReferences(member, known)]),
  );
  const media = typeof value.contentKey === 'string' ? known.get(value.contentKey) : undefined;
  if (!media) return own;
  const given = Object.fromEntries(
    Object.entries(own).filter(([, member]) => member !== null && member !== ''),
  );
  return { ...media, ...given };
}
