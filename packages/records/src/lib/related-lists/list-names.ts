import { limitExceeded } from '../errors.ts';
import { splitNames } from '../query/requested-fields.ts';

/** Lists that one call is about. */
const maxLists = 50;

/** Names as they stand in a path, comma-joined. Throws LIMIT_EXCEEDED. */
export const requireNames = (names: string | readonly string[]): readonly string[] =>
  requireFew(splitNames(names));

export function requireFew<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= maxLists) return items;
  throw limitExceeded(`At most ${maxLists} related lists are asked for at once.`);
}
