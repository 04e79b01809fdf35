import { wordsOf } from './words.ts';

/** More words than anybody types. */
const mostWords = 20;

/** What is looked for: records that have all of the words, the last of them perhaps only begun. */
export interface SearchQuery {
  readonly text: string;
  readonly words: readonly string[];
}

/** Undefined where there is nothing to look for: a query without a letter or a digit. */
export function readQuery(text: string): SearchQuery | undefined {
  const words = wordsOf(text).map(({ word }) => word);
  const distinct = [...new Set(words)].slice(0, mostWords);
  // The one that is still being typed stays the last.
  const last = words.at(-1);
  if (last === undefined) return undefined;
  return { text: text.trim(), words: [...distinct.filter((word) => word !== last), last] };
}

/** A single letter stands for itself: as a beginning it would fit half of all words. */
const isBegun = (word: string): boolean => [...word].length > 1;

/** True when the last word may be the beginning of one. */
export const isOpen = ({ words }: SearchQuery): boolean => isBegun(words.at(-1) ?? '');

/** True for a word of a text that the query finds. */
export const finds = ({ words }: SearchQuery, word: string): boolean =>
  words.some((wanted, at) =>
    at === words.length - 1 && isBegun(wanted) ? word.startsWith(wanted) : word === wanted,
  );

/** Each word as a text for `to_tsquery`. */
export const operandsOf = ({ words }: SearchQuery): readonly string[] =>
  words.map((word, at) => (at === words.length - 1 && isBegun(word) ? `'${word}':*` : `'${word}'`));
