import type { DeliveryGroup } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { cartItemResponse } from '../cart/cart-response.ts';
import type { Cart } from '../cart/find-cart.ts';
import { readGroups } from '../cart/group-row.ts';
import { type CartEntry, type PricedCart, priceCart } from '../cart/price-cart.ts';
import { readProductDisplays } from '../cart/product-display.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import type { CommerceOptions } from '../options/options.ts';
import { groupResponse, type ItemPage, pageOf } from './group-response.ts';
import { placeLines } from './place-lines.ts';
import { type PricedGroup, priceGroup } from './price-group.ts';

/** All deliveries of a cart with what is in them, the default one first. */
export interface CartDeliveries {
  readonly cart: PricedCart;
  readonly groups: readonly PricedGroup[];
}

export async function priceDeliveries(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
): Promise<CartDeliveries> {
  const now = context.now();
  const priced = await priceCart(context.database, options, cart, now);
  const placed = placeLines(await readGroups(context.database, cart.id), priced.entries);
  const groups = placed.map((one) => priceGroup(one, options, priced.exchange, now));
  return { cart: priced, groups };
}

/** Some of the deliveries as they are answered, each with a page of its items. */
export async function groupResponses(
  context: Context,
  options: CommerceOptions,
  { cart }: CartDeliveries,
  groups: readonly PricedGroup[],
  items: ItemPage,
): Promise<DeliveryGroup[]> {
  const lines = groups.flatMap(({ entries }) => pageOf(entries, items).map(({ line }) => line));
  const shown = await readProductDisplays(
    context.database,
    options,
    lines,
    cart.cart.account_id,
    undefined,
    cart.exchange,
    translateProductFor(context, options),
  );
  const translate = translateFor(context, options);
  const itemOf = (entry: CartEntry) => cartItemResponse(cart, entry, shown(entry.line));
  return groups.map((group) => groupResponse(cart.cart.id, group, items, itemOf, translate));
}
