import { normalizeId } from '@relab/contract';
import { badRequest, type Context } from '@relab/server/http';
import type { Cart } from '../cart/find-cart.ts';
import { readGroups } from '../cart/group-row.ts';
import { maxLines } from '../cart/put-item.ts';
import { type CartLine, readLines } from '../cart/read-lines.ts';
import { maxLimitExceeded, notFound } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import { toRecordId } from '../record-id.ts';
import { applyChanges, arrangedLines } from './apply-changes.ts';
import { changesOf, type Portion, problemsOf } from './arrangement.ts';
import { saveGroup } from './save-group.ts';
import { type Target, TargetGroups } from './target-group.ts';

export interface Arrangement extends Target {
  readonly cartItemId?: string | undefined;
  readonly productId?: string | undefined;
  /** Whole, as text; zero takes it out of the delivery. */
  readonly quantity: string;
}

/** The product that is meant; it must be in the cart. */
function productOf({ cartItemId, productId }: Arrangement, lines: readonly CartLine[]): CartLine {
  const lineId = cartItemId ?? productId;
  if (lineId === undefined)
    throw badRequest('Say for each arrangement which item of the cart it is about.', 'arrangements');
  const id = toRecordId(lineId);
  const line = lines.find((other) => (cartItemId === undefined ? other.productId : other.id) === id);
  if (!line) throw notFound(cartItemId === undefined ? 'product in this cart' : 'cart item');
  if (productId !== undefined && normalizeId(productId) !== line.productId)
    throw badRequest(
      'A cart item and a product of one arrangement are not the same product.',
      'arrangements',
    );
  return line;
}

function portionsOf(
  arrangements: readonly Arrangement[],
  lines: readonly CartLine[],
  targets: TargetGroups,
): readonly Portion[] {
  const portions = new Map<string, Portion>();
  for (const arrangement of arrangements) {
    const { productId, name } = productOf(arrangement, lines);
    const group = targets.take(arrangement);
    const key = `${productId} ${group.id}`;
    if (portions.has(key))
      throw badRequest(`${name} is arranged twice for the delivery "${group.name}".`, 'arrangements');
    portions.set(key, { productId, groupId: group.id, quantity: Number(arrangement.quantity) });
  }
  return [...portions.values()];
}

/** S-230. Moves items of a locked cart to deliveries: all arrangements, or an error with what does not fit. */
export async function arrange(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  arrangements: readonly Arrangement[],
): Promise<void> {
  const lines = await readLines(context.database, options, cart);
  const before = await readGroups(context.database, cart.id);
  const targets = new TargetGroups(options, before);
  const portions = portionsOf(arrangements, lines, targets);
  const arranged = arrangedLines(cart.id, lines);
  const problems = problemsOf(arranged, portions);
  if (problems.length > 0) throw badRequest(problems.join(' '), 'arrangements');
  const changes = changesOf(arranged, portions);
  if (lines.length + changes.added.length - changes.removed.length > maxLines)
    throw maxLimitExceeded(`A cart holds ${maxLines} lines at most.`);
  for (const group of targets.groups) if (!before.includes(group)) await saveGroup(context, cart.id, group);
  await applyChanges(context, cart.id, lines, changes);
}
