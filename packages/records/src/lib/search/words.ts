const runs = /[\p{L}\p{N}\p{M}]+/gu;
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

/** A word as it is compared, and where it stands in its text: UTF-16 units, the end excluded. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Small letters without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => others[letter] ?? letter);

/** The words of a text in small letters and without accents: what `objects/search-index.ts` does in the database. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    plainText(run)
      .split(separators)
      .filter((word) => word !== '')
      .map((word) => ({ word, start: index, end: index + run.length })),
  );
}
