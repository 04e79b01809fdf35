import { isObject, type Json, type JsonObject } from '../content/body-value.ts';
import type { Draft } from '../content/draft.ts';
import { plainTextOf } from '../versions/plain-text.ts';

/** Characters of which search engines show the title and the description whole. */
export const titleLength = { least: 15, most: 60 } as const;
export const descriptionLength = { least: 50, most: 160 } as const;

export interface SearchText {
  readonly title: string;
  readonly description: string;
  /** The field with the description; undefined where there is none. */
  readonly descriptionPath: readonly string[] | undefined;
}

const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? lineOf(value) : '');

/** The author's metadata of a page, beside its text. */
export const headOf = ({ body }: Draft): JsonObject => (isObject(body.head) ? body.head : {});

/** A page's metadata as the server builds it: the author's, the excerpt, or the beginning of the text. */
export function searchTextOf(draft: Draft): SearchText {
  const { title, body } = draft;
  const head = headOf(draft);
  const text = typeof body.body === 'string' ? lineOf(plainTextOf(body.body)) : '';
  const sources: readonly (readonly [string, readonly string[]])[] = [
    [textOf(head.description), ['head', 'description']],
    [textOf(body.excerpt), ['excerpt']],
    [text, ['body']],
  ];
  const [description, descriptionPath] = sources.find(([words]) => words !== '') ?? ['', undefined];
  return { title: textOf(head.title) || textOf(body.title) || title, description, descriptionPath };
}

/** What stands where a link to the page is shared. */
export function cardTextOf(draft: Draft): Pick<SearchText, 'title' | 'description'> {
  const head = headOf(draft);
  const { title, description } = searchTextOf(draft);
  return { title: textOf(head.cardTitle) || title, description: textOf(head.cardDescription) || description };
}

/** As much of a description as is shown, ended with a whole word. */
export function cutDescription(text: string): string {
  const { most } = descriptionLength;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`;
}
