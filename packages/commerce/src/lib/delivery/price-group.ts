import { agreedDelivery } from '../cart/agreed-price/agreed-delivery.ts';
import { deliveryMethods, type OfferedDelivery } from '../delivery-rules/delivery-rule.ts';
import type { Exchange } from '../market/exchange.ts';
import type { Cents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type Obstacle, obstaclesOf } from './obstacle.ts';
import type { PlacedGroup } from './place-lines.ts';

/** A delivery with its ways and costs, before tax. */
export interface PricedGroup extends PlacedGroup {
  readonly offered: readonly OfferedDelivery[];
  /** Null where none is chosen, or what was chosen is not offered any more. */
  readonly chosen: OfferedDelivery | null;
  /** Why nothing is offered; empty while no address is known. */
  readonly obstacles: readonly Obstacle[];
  readonly products: Cents;
  /** Zero or negative. */
  readonly discount: Cents;
  readonly shipping: Cents;
}

export function priceGroup(
  placed: PlacedGroup,
  options: CommerceOptions,
  exchange: Exchange,
  now: Date,
): PricedGroup {
  const { group, entries } = placed;
  const { rules, kinds, special } = options.delivery;
  const freight = entries.map(({ line }) => line);
  const country = group.address?.country;
  const to =
    country === undefined ? null : { country, kinds, exchange, now, specialNames: special?.kinds ?? {} };
  const offered = to === null ? [] : agreedDelivery(deliveryMethods(rules, freight, to), entries, to.country);
  const chosen = offered.find(({ method }) => method.id === group.deliveryMethodId) ?? null;
  return {
    ...placed,
    offered,
    chosen,
    obstacles: to === null ? [] : obstaclesOf(rules, freight, to),
    products: entries.reduce((sum, { price }) => sum + price, 0),
    discount: entries.reduce((sum, { adjustment }) => sum + adjustment, 0),
    shipping: chosen?.fee ?? 0,
  };
}
