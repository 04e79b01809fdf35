import type { GroupRow } from '../cart/group-row.ts';
import type { CartEntry } from '../cart/price-cart.ts';

/** A delivery beside what of the cart is in it. */
export interface PlacedGroup {
  readonly group: GroupRow;
  readonly entries: readonly CartEntry[];
}

/** Says which line is in which group; one that names none is in the first, which is the default one. */
export function placeLines(
  groups: readonly GroupRow[],
  entries: readonly CartEntry[],
): readonly PlacedGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const idOf = ({ line }: CartEntry) =>
    line.deliveryGroupId !== null && known.has(line.deliveryGroupId) ? line.deliveryGroupId : groups[0]?.id;
  const byGroup = Map.groupBy(entries, idOf);
  return groups.map((group) => ({ group, entries: byGroup.get(group.id) ?? [] }));
}

/** Those that something is sent in; of an empty cart the first. */
export function usedGroups(placed: readonly PlacedGroup[]): readonly PlacedGroup[] {
  const used = placed.filter(({ entries }) => entries.length > 0);
  return used.length > 0 ? used : placed.slice(0, 1);
}
