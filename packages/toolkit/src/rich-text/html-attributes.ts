import { isRelativeUrl, safeHref } from '../page-reference/link-validity.ts';

/** The allowed value of an attribute; undefined when there is none. */
type ReadAttribute = (value: string) => string | undefined;

const form =
  (allowed: RegExp): ReadAttribute =>
  (value) =>
    allowed.test(value) ? value : undefined;

/** Where a picture may come from: a path of this site, or a secure address. */
export function safeSource(address: string): string | undefined {
  const source = safeHref(address);
  return source !== undefined && (isRelativeUrl(source) || source.startsWith('https://'))
    ? source
    : undefined;
}

const amount = form(/^\d{1,4}$/);
const anyText: ReadAttribute = (value) => value;

/**
 * All attributes that rich text can hold. Neither `class`, `id` nor `style` is among them: content does not reach into the
 * page around it.
 */
export const attributes: Readonly<Record<string, ReadAttribute>> = {
  alt: anyText,
  colspan: amount,
  dir: form(/^(ltr|rtl|auto)$/),
  height: amount,
  href: safeHref,
  lang: form(/^[a-z\d-]{2,35}$/i),
  rowspan: amount,
  scope: form(/^(col|row)(group)?$/),
  src: safeSource,
  start: amount,
  title: anyText,
  width: amount,
};

/** Those that hold words: what HTML writes in them stays as HTML. */
export const isWords = (name: string): boolean => name === 'alt' || name === 'title';

/** Those that belong to one element alone. */
export const owners: Readonly<Record<string, string>> = { alt: 'img', href: 'a', src: 'img' };
