import { parseAccept } from 'hono/utils/accept';
import type { Context } from '../http/context.ts';

/**
 * What the shop calls things in other languages: by language (`de`), for each name as the catalogue has it, such as that of a
 * category, a facet or a way of delivery. What is not there stays as it is.
 */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A name of the catalogue in the language of whoever asks. */
export type Say = <Text extends string | null>(text: Text) => Text | string;

const asItIs: Say = (text) => text;

/** The first of the languages that are accepted (`Accept-Language`, RFC 9110 12.5.4) in which the shop has words, or its own. */
export function sayIn(words: Words | undefined, own: string, accepted: string | null): Say {
  if (!words || !accepted) return asItIs;
  for (const { type } of parseAccept(accepted)) {
    const language = type.split('-')[0]?.toLowerCase() ?? '';
    if (own.toLowerCase().startsWith(language)) return asItIs;
    const known = Object.hasOwn(words, language) ? words[language] : undefined;
    if (known) return (text) => (text !== null && Object.hasOwn(known, text) ? (known[text] ?? text) : text);
  }
  return asItIs;
}

/** What whoever asks reads. */
export const sayFor = (
  { headers }: Pick<Context, 'headers'>,
  { words, locale }: { readonly words?: Words; readonly locale: string },
): Say => sayIn(words, locale, headers.get('accept-language'));
