import { plainText } from '@relab/records/search';

/** As many as anybody means; more only take time. */
const maxWords = 20;
/** As the database cuts them. */
const maxLetters = 100;

/** Marks of the sentence around a word, which are no part of it; what is left may have marks in it, such as `100%`. */
const around = /^[([{"'«„“‘¿¡]+|[.,;:!?)\]}"'»”’…]+$/gu;

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * A `tsquery` of the words of a search: what matches has words that begin with each of them. A `*` or `?` ends a beginning,
 * so that `op*hours` finds "Opening hours". A letter or digit alone is a word. Undefined where there is no word.
 */
export function wordQuery(queryTerm: string): string | undefined {
  const words = plainText(queryTerm)
    .split(/[\s\0*?]+/u)
    .map((word) => [...word.replace(around, '')].slice(0, maxLetters).join(''))
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const parts = [...new Set(words)].slice(0, maxWords);
  return parts.map((word) => (word.length === 1 ? quoted(word) : `${quoted(word)}:*`)).join(' & ');
}
