export interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

/** A list of which a stretch can be read. */
export interface Part<Item> {
  readonly read: (stretch: Stretch) => Promise<readonly Item[]>;
  /** Called only where a stretch begins behind it. */
  readonly count: () => Promise<number>;
}

/** A stretch of lists that stand one after another. */
export async function readInTurn<Item>(
  parts: readonly Part<Item>[],
  stretch: Stretch,
): Promise<readonly Item[]> {
  const found: Item[] = [];
  let { offset } = stretch;
  for (const [at, part] of parts.entries()) {
    const limit = stretch.limit - found.length;
    if (limit === 0) break;
    const items = await part.read({ offset, limit });
    found.push(...items);
    if (items.length > 0) offset = 0;
    else if (offset > 0 && at < parts.length - 1) offset = Math.max(0, offset - (await part.count()));
  }
  return found;
}
