import { normalWords } from '../search-index/words.ts';
import type { Completion } from './search-engine.ts';

/** The words that a text is completed by. "5810 R" is also begun by "5810r". */
export function completionWords(text: string): readonly string[] {
  const words = normalWords(text);
  const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return [...words, ...joined.filter((word) => /\d/.test(word))];
}

/** Every typed word begins a word of the text, whose words stand in one line. */
export function matchesTyped(text: string, typed: readonly string[]): boolean {
  const spaced = ` ${text}`;
  return typed.every((word) => spaced.includes(` ${word}`));
}

/** A few of each kind first, then what is left of any. */
export function shareCompletions(
  kinds: readonly (readonly Completion[])[],
  maxResults: number,
): readonly Completion[] {
  const share = Math.max(1, Math.floor(maxResults / 3));
  const first = kinds.flatMap((kind) => kind.slice(0, share));
  const rest = kinds.flatMap((kind) => kind.slice(share)).slice(0, maxResults - first.length);
  const chosen = new Set([...first, ...rest]);
  return kinds.flatMap((kind) => kind.filter((completion) => chosen.has(completion))).slice(0, maxResults);
}
