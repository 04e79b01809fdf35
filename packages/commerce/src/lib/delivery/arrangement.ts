import { unitsOf } from '../cart/quantity.ts';

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
  /** Lines that stay, with their new delivery and quantity, where either is another. */
  readonly changed: readonly (Portion & { readonly id: string })[];
  readonly added: readonly Portion[];
  /** Ids of lines that are empty now. */
  readonly removed: readonly string[];
}

const keyOf = ({ productId, groupId }: Pick<Portion, 'productId' | 'groupId'>): string =>
  `${productId} ${groupId}`;

/** The portions of a cart after some of them are set; the others stay as they are. */
function overlay(lines: readonly ArrangedLine[], changes: readonly Portion[]): Map<string, Portion> {
  const portions = new Map<string, Portion>(lines.map((line) => [keyOf(line), line]));
  for (const portion of changes) portions.set(keyOf(portion), portion);
  return portions;
}

/** A sentence for each product of which too few or too many units would be in the deliveries; empty where it adds up. */
export function problemsOf(lines: readonly ArrangedLine[], changes: readonly Portion[]): string[] {
  const before = unitsOf(lines);
  const after = unitsOf([...overlay(lines, changes).values()]);
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return [...before].flatMap(([productId, count]) => {
    const arranged = after.get(productId) ?? 0;
    if (arranged === count) return [];
    const name = names.get(productId) ?? productId;
    const advice =
      count === 1 ? 'Put it into one of them.' : `Put all ${count} into them, no more and no less.`;
    return `${name}: ${count} in the cart, ${arranged} in the deliveries. ${advice}`;
  });
}

/** What has to be written. A line that becomes empty is moved to another delivery of its product before one is added there. */
export function changesOf(lines: readonly ArrangedLine[], changes: readonly Portion[]): LineChanges {
  const existing = new Map(lines.map((line) => [keyOf(line), line]));
  const portions = [...overlay(lines, changes).values()];
  const spare = Map.groupBy(
    portions.flatMap((portion) => {
      const line = portion.quantity === 0 ? existing.get(keyOf(portion)) : undefined;
      return line ? [line] : [];
    }),
    ({ productId }) => productId,
  );
  const changed: (Portion & { id: string })[] = [];
  const added: Portion[] = [];
  for (const portion of portions) {
    if (portion.quantity === 0) continue;
    const { productId, groupId, quantity } = portion;
    const own = existing.get(keyOf(portion));
    if (own?.quantity === quantity) continue;
    const line = own ?? spare.get(productId)?.pop();
    if (line) changed.push({ id: line.id, productId, groupId, quantity });
    else added.push({ productId, groupId, quantity });
  }
  return { changed, added, removed: [...spare.values()].flat().map(({ id }) => id) };
}
