import type { Draft } from '../content/draft.ts';
import { plainTextOf } from '../versions/plain-text.ts';

/** Characters of which search engines show the title and the description whole. */
export const titleLength = { least: 15, most: 60 } as const;
export const descriptionLength = { least: 50, most: 160 } as const;

export interface SearchText {
  readonly title: string;
  readonly description: string;
  /** The field that the description is taken from; undefined where there is none. */
  readonly descriptionPath: readonly string[] | undefined;
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a page tells search engines, as the server makes it: the excerpt, or else the beginning of the text. */
export function searchTextOf({ title, body }: Draft): SearchText {
  const excerpt = typeof body.excerpt === 'string' ? lineOf(body.excerpt) : '';
  const text = typeof body.body === 'string' ? lineOf(plainTextOf(body.body)) : '';
  return {
    title: typeof body.title === 'string' && body.title !== '' ? body.title : title,
    ...(excerpt !== ''
      ? { description: excerpt, descriptionPath: ['excerpt'] }
      : { description: text, descriptionPath: text === '' ? undefined : ['body'] }),
  };
}

/** As much of a description as is shown, ended with a whole word. */
export function cutDescription(text: string): string {
  const { most } = descriptionLength;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`;
}
