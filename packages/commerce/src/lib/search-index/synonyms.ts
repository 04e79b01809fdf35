import { searchWords } from './words.ts';

/** Puts the words of the catalogue in the place of others that mean the same; of several that fit, the most words. */
export function createSynonyms(
  synonyms: Readonly<Record<string, string>>,
): (words: readonly string[]) => string[] {
  const byWords = new Map(
    Object.entries(synonyms).map(([phrase, meaning]) => [
      searchWords(phrase).join(' '),
      searchWords(meaning),
    ]),
  );
  const maxWords = Math.max(0, ...Array.from(byWords.keys(), (key) => key.split(' ').length));
  const replace = (words: readonly string[]): string[] => {
    const [first, ...rest] = words;
    if (first === undefined) return [];
    for (let count = Math.min(maxWords, words.length); count > 0; count -= 1) {
      const meaning = byWords.get(words.slice(0, count).join(' '));
      if (meaning) return [...meaning, ...replace(words.slice(count))];
    }
    return [first, ...replace(rest)];
  };
  return replace;
}
