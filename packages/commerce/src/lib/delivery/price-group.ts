import { agreedDelivery } from '../cart/agreed-price/agreed-delivery.ts';
import type { Cart } from '../cart/find-cart.ts';
import { type GroupRow, readGroups } from '../cart/group-row.ts';
import { type CartEntry, type PricedCart, priceCart } from '../cart/price-cart.ts';
import { deliveryMethods, type OfferedDelivery } from '../delivery-rules/delivery-rule.ts';
import type { Exchange } from '../market/exchange.ts';
import type { Cents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import { type Obstacle, obstaclesOf } from './obstacle.ts';

/** A delivery with the entries of the cart that are in it. */
export interface FilledGroup {
  readonly group: GroupRow;
  readonly entries: readonly CartEntry[];
}

/** Each group with its entries; an entry that names no group is in the first, which is the default one. */
export function fillGroups(
  groups: readonly GroupRow[],
  entries: readonly CartEntry[],
): readonly FilledGroup[] {
  const ids = new Set(groups.map(({ id }) => id));
  const idOf = ({ line }: CartEntry) =>
    line.deliveryGroupId !== null && ids.has(line.deliveryGroupId) ? line.deliveryGroupId : groups[0]?.id;
  const byGroup = Map.groupBy(entries, idOf);
  return groups.map((group) => ({ group, entries: byGroup.get(group.id) ?? [] }));
}

/** Those that have entries; of an empty cart the first. */
export function usedGroups(groups: readonly FilledGroup[]): readonly FilledGroup[] {
  const used = groups.filter(({ entries }) => entries.length > 0);
  return used.length > 0 ? used : groups.slice(0, 1);
}

/** A delivery with its methods and costs, before tax. */
export interface PricedGroup extends FilledGroup {
  readonly offered: readonly OfferedDelivery[];
  /** Null where none is chosen, or the chosen one is no longer offered. */
  readonly chosen: OfferedDelivery | null;
  /** Why nothing is offered; empty without an address. */
  readonly obstacles: readonly Obstacle[];
  readonly products: Cents;
  /** Zero or negative. */
  readonly discount: Cents;
  readonly shipping: Cents;
}

export function priceGroup(
  filled: FilledGroup,
  options: CommerceOptions,
  exchange: Exchange,
  now: Date,
): PricedGroup {
  const { group, entries } = filled;
  const { rules, kinds, special } = options.delivery;
  const freight = entries.map(({ line }) => line);
  const country = group.address?.country;
  const to =
    country === undefined ? null : { country, kinds, exchange, now, specialNames: special?.kinds ?? {} };
  const offered = to === null ? [] : agreedDelivery(deliveryMethods(rules, freight, to), entries, to.country);
  const chosen = offered.find(({ method }) => method.id === group.deliveryMethodId) ?? null;
  return {
    ...filled,
    offered,
    chosen,
    obstacles: to === null ? [] : obstaclesOf(rules, freight, to),
    products: entries.reduce((sum, { price }) => sum + price, 0),
    discount: entries.reduce((sum, { adjustment }) => sum + adjustment, 0),
    shipping: chosen?.fee ?? 0,
  };
}

/** All deliveries of a cart with what is in them, the default one first. */
export interface CartDeliveries {
  readonly cart: PricedCart;
  readonly groups: readonly PricedGroup[];
}

export async function priceDeliveries(
  context: DatabaseContext,
  options: CommerceOptions,
  cart: Cart,
): Promise<CartDeliveries> {
  const priced = await priceCart(context, options, cart);
  const filled = fillGroups(await readGroups(context.database, cart.id), priced.entries);
  const groups = filled.map((group) => priceGroup(group, options, priced.exchange, context.now()));
  return { cart: priced, groups };
}
