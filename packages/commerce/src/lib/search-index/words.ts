const separators = /[^\p{L}\p{N}]+/u;
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const mostWords = 32;

/** Words that carry nothing in a search for equipment. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** Lower case, without accents, in words: what `search_normal` does in the database. */
export function normalWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => others[letter] ?? letter);
  return plain.split(separators).filter((word) => word !== '');
}

/** The words that a search must find: 32 at most, without fillers unless there is nothing else. */
export function searchWords(term: string): string[] {
  const words = normalWords(term.replaceAll('\0', ' ')).slice(0, mostWords);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
