/** How many of a product are in one delivery. */
export interface Portion {
  readonly productId: string;
  readonly groupId: string;
  readonly quantity: number;
}

/** A line of a cart as far as arranging goes. */
export interface ArrangedLine extends Portion {
  readonly id: string;
  readonly name: string;
}

export interface LineChanges {
  /** Lines that stay, with their new place and quantity, where either is another. */
  readonly changed: readonly (Portion & { readonly id: string })[];
  readonly added: readonly Portion[];
  /** Ids of lines that are empty now. */
  readonly removed: readonly string[];
}

const keyOf = ({ productId, groupId }: Pick<Portion, 'productId' | 'groupId'>): string =>
  `${productId} ${groupId}`;

/** Lays the portions that are asked for over those that there are; what nobody speaks of stays as it is. */
function overlay(lines: readonly ArrangedLine[], asked: readonly Portion[]): Map<string, Portion> {
  const portions = new Map<string, Portion>(lines.map((line) => [keyOf(line), line]));
  for (const portion of asked) portions.set(keyOf(portion), portion);
  return portions;
}

function sumsOf(portions: Iterable<Portion>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of portions) sums.set(productId, quantity + (sums.get(productId) ?? 0));
  return sums;
}

/** Sentences that say of which products not all, or too many, would be in some delivery; empty where it adds up. */
export function problemsOf(lines: readonly ArrangedLine[], asked: readonly Portion[]): string[] {
  const before = sumsOf(lines);
  const after = sumsOf(overlay(lines, asked).values());
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return [...before].flatMap(([productId, count]) => {
    const arranged = after.get(productId) ?? 0;
    if (arranged === count) return [];
    const name = names.get(productId) ?? productId;
    const ask = count === 1 ? 'Put it into one of them.' : `Put all ${count} into them, no more and no less.`;
    return `${name}: ${count} in the cart, ${arranged} in the deliveries. ${ask}`;
  });
}

/** What has to be written for it. A line that is empty becomes the one of another delivery before it is removed. */
export function changesOf(lines: readonly ArrangedLine[], asked: readonly Portion[]): LineChanges {
  const kept = new Map(lines.map((line) => [keyOf(line), line]));
  const portions = [...overlay(lines, asked).values()];
  const spare = Map.groupBy(
    portions.flatMap((portion) => {
      const line = portion.quantity === 0 ? kept.get(keyOf(portion)) : undefined;
      return line ? [line] : [];
    }),
    ({ productId }) => productId,
  );
  const changed: (Portion & { id: string })[] = [];
  const added: Portion[] = [];
  for (const portion of portions) {
    if (portion.quantity === 0) continue;
    const { productId, groupId, quantity } = portion;
    const own = kept.get(keyOf(portion));
    if (own?.quantity === quantity) continue;
    const line = own ?? spare.get(productId)?.pop();
    if (line) changed.push({ id: line.id, productId, groupId, quantity });
    else added.push({ productId, groupId, quantity });
  }
  return { changed, added, removed: [...spare.values()].flat().map(({ id }) => id) };
}
