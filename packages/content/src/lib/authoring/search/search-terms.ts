import { maxSearchTerms, minTermLetters } from '@relab/contract/content';
import { plainText } from '@relab/records/search';
import { illegalQueryParameter } from '../../errors.ts';

/** A word of a search, as words are stored: small and without accents. */
export type SearchWord =
  | { readonly kind: 'whole'; readonly word: string }
  | { readonly kind: 'beginning'; readonly word: string }
  /** With `%` for any characters. */
  | { readonly kind: 'pattern'; readonly pattern: string };

function readWord(text: string): SearchWord {
  const word = text.replace(/\*+$/, '');
  if (word.includes('*')) return { kind: 'pattern', pattern: text.replace(/\*+/g, '%') };
  return { kind: word === text ? 'whole' : 'beginning', word };
}

/**
 * The words of a search: a match has all of them. A term with marks in it, such as `e-mail`, is more than
 * one; a term of nothing but marks is none.
 */
export function readTerms(queryTerm: string): readonly SearchWord[] {
  const terms = queryTerm.split(/\s+/u).filter((term) => term !== '');
  if (terms.length > maxSearchTerms)
    throw illegalQueryParameter('queryTerm', `It has ${maxSearchTerms} terms at most.`);
  const short = terms.find((term) => [...term.replaceAll('*', '')].length < minTermLetters);
  if (short !== undefined)
    throw illegalQueryParameter(
      'queryTerm',
      `"${short.slice(0, 20)}" is too short: a term has ${minTermLetters} characters or more beside "*".`,
    );
  const words = terms.flatMap((term) =>
    plainText(term)
      .split(/[^\p{L}\p{M}\p{N}*]+/u)
      .filter((word) => /[^*]/.test(word)),
  );
  return [...new Set(words)].map(readWord);
}
