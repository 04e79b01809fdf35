import { isObject, type JsonObject } from '../content/body-value.ts';

/** Where an entry leads. */
export type MenuTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'content'; readonly contentKey: string }
  /** A path of the site. */
  | { readonly kind: 'path'; readonly url: string }
  /** The address of another site, of a mailbox or a phone. */
  | { readonly kind: 'address'; readonly url: string }
  /** What no link leads to: the site leaves it out. */
  | { readonly kind: 'bad'; readonly url: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** As the server reads an entry: an address comes before a content. */
export function targetOf({ url, contentKey }: JsonObject): MenuTarget {
  const address = textOf(url);
  if (address !== '') {
    if (/^\/(?![/\\])/.test(address)) return { kind: 'path', url: address };
    const scheme = URL.parse(address)?.protocol ?? '';
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)
      ? { kind: 'address', url: address }
      : { kind: 'bad', url: address };
  }
  const key = textOf(contentKey);
  return key === '' ? { kind: 'none' } : { kind: 'content', contentKey: key };
}

export const labelOfEntry = ({ label }: JsonObject): string => textOf(label);

/** The entries below an entry of a view. */
export const entriesBelow = ({ regions }: JsonObject): readonly JsonObject[] =>
  isObject(regions) && Array.isArray(regions.items) ? regions.items.filter(isObject) : [];
