import { termsOf } from './search-terms.ts';

/** More words than anybody types. */
const maxTerms = 20;

/** What is looked for: records that have all of the words, the last of them perhaps only begun. */
export interface SearchQuery {
  readonly text: string;
  readonly terms: readonly string[];
}

/** Undefined for a query without a letter or a digit. */
export function readQuery(text: string): SearchQuery | undefined {
  const terms = termsOf(text).map(({ term }) => term);
  const distinct = [...new Set(terms)].slice(0, maxTerms);
  // The one that is still being typed stays the last.
  const last = terms.at(-1);
  if (last === undefined) return undefined;
  return { text: text.trim(), terms: [...distinct.filter((term) => term !== last), last] };
}

/** A single letter stands for itself: as a beginning it would fit half of all words. */
const isPrefixTerm = (term: string): boolean => [...term].length > 1;

/** True when the last word may be the beginning of one. */
export const hasPrefixTerm = ({ terms }: SearchQuery): boolean => isPrefixTerm(terms.at(-1) ?? '');

/** True for a word of a text that the query finds. */
export const finds = ({ terms }: SearchQuery, term: string): boolean =>
  terms.some((requested, at) =>
    at === terms.length - 1 && isPrefixTerm(requested) ? term.startsWith(requested) : term === requested,
  );

/** Each word as a text for `to_tsquery`. */
export const operandsOf = ({ terms }: SearchQuery): readonly string[] =>
  terms.map((term, at) => (at === terms.length - 1 && isPrefixTerm(term) ? `'${term}':*` : `'${term}'`));
