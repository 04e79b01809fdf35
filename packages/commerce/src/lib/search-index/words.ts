const separators = /[^\p{L}\p{N}]+/u;
/** Letters that are not decomposed into a plain one and its accent. */
const plainLetters = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }));
const maxWords = 32;

/** Words that carry nothing in a search for equipment. */
const fillers = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Lower case, without accents, in words: what `search_normal` does in the database. */
export function normalWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => plainLetters.get(letter) ?? letter);
  return plain.split(separators).filter((word) => word !== '');
}

/** The words that a search must find: 32 at most, without fillers unless there is nothing else. */
export function searchWords(term: string): string[] {
  const words = normalWords(term.replaceAll('\0', ' ')).slice(0, maxWords);
  const significant = words.filter((word) => !fillers.has(word));
  return significant.length > 0 ? significant : words;
}
