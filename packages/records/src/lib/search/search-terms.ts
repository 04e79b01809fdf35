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
export interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Lower case without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => others[letter] ?? letter);

/** The words of a text in lower case and without accents: what `objects/search-index.ts` does in the database. */
export function termsOf(text: string): readonly Term[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    plainText(run)
      .split(separators)
      .filter((term) => term !== '')
      .map((term) => ({ term, start: index, end: index + run.length })),
  );
}
