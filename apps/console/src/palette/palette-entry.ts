/** A line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Beside the label: the object of a record, its facts. */
  readonly detail?: string | undefined;
  readonly keys?: string | undefined;
  /** Goes there; what happens here is `run`. */
  readonly href?: string | undefined;
  readonly run?: (() => void) | undefined;
}

export interface PaletteSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * How well an entry fits what was typed: each word of it must begin a word of the label, or stand in it. Lower is better;
 * undefined does not fit.
 */
function rankOf({ label, detail = '' }: PaletteEntry, words: readonly string[]): number | undefined {
  const name = folded(label);
  const all = `${name} ${folded(detail)}`;
  let rank = 0;
  for (const word of words) {
    if (name.startsWith(word)) continue;
    if (` ${name}`.includes(` ${word}`)) rank += 1;
    else if (all.includes(word)) rank += 2;
    else return undefined;
  }
  return rank;
}

/** The entries that fit, the best first, at most so many. All of them where nothing is typed. */
export function fitting(
  entries: readonly PaletteEntry[],
  typed: string,
  max: number,
): readonly PaletteEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, max)
    .map(({ entry }) => entry);
}
