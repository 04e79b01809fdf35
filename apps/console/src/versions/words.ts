import { diffWordsWithSpace } from 'diff';

export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Milliseconds after which two texts are shown whole instead: they have little in common. */
const maxTime = 300;
/** A run that is the same is shortened to so many characters at each side of what has changed. */
const contextLength = 120;

/** Where two texts differ, word by word; undefined where they have so little in common that nobody could read it. */
export function compareWords(before: string, after: string): readonly WordChange[] | undefined {
  return diffWordsWithSpace(before, after, { timeout: maxTime })?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Changes with what lies far from any of them left out, which "…" stands for. */
export const withContext = (changes: readonly WordChange[]): readonly WordChange[] =>
  changes.map((change, at) => {
    const { kind, text } = change;
    const [isFirst, isLast] = [at === 0, at === changes.length - 1];
    if (kind !== 'same' || text.length <= 3 * contextLength) return change;
    const start = isFirst ? '' : text.slice(0, contextLength);
    const end = isLast ? '' : text.slice(-contextLength);
    return { kind, text: `${start} … ${end}` };
  });
