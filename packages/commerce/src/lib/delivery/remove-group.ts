import { badRequest, type Context } from '@relab/server/http';
import type { Cart } from '../cart/find-cart.ts';
import { defaultGroupId, type GroupRow } from '../cart/group-row.ts';
import { readLines } from '../cart/read-lines.ts';
import type { CommerceOptions } from '../options/options.ts';
import { adjustReservation } from '../stock/change-reservation.ts';
import { applyChanges, arrangedLines } from './apply-changes.ts';
import { type ArrangedLine, changesOf, type Portion } from './arrangement.ts';

/** Everything of one delivery in another one, added to what that has. */
function movedTo(lines: readonly ArrangedLine[], from: string, to: string): readonly Portion[] {
  const target = new Map(lines.filter(({ groupId }) => groupId === to).map((line) => [line.productId, line]));
  return lines
    .filter(({ groupId }) => groupId === from)
    .flatMap(({ productId, quantity }) => [
      { productId, groupId: from, quantity: 0 },
      { productId, groupId: to, quantity: quantity + (target.get(productId)?.quantity ?? 0) },
    ]);
}

/** Removes a delivery of a locked cart. What is in it goes to the default one, or out of the cart. */
export async function removeGroup(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  group: GroupRow,
  withItems: boolean,
): Promise<void> {
  if (group.isDefault) {
    throw badRequest(
      'The default delivery stays: what nobody arranges is in it. Move its items to another one.',
    );
  }
  const { database } = context;
  if (withItems) {
    await database
      .deleteFrom('cart_item')
      .where('cart_id', '=', cart.id)
      .where('cart_delivery_group_id', '=', group.id)
      .execute();
    await adjustReservation(database, cart.id);
  } else {
    const lines = await readLines(database, options, cart);
    const arranged = arrangedLines(cart.id, lines);
    const portions = movedTo(arranged, group.id, defaultGroupId(cart.id));
    await applyChanges(context, cart.id, lines, changesOf(arranged, portions));
  }
  await database
    .deleteFrom('cart_delivery_group')
    .where('id', '=', group.id)
    .where('cart_id', '=', cart.id)
    .execute();
}
