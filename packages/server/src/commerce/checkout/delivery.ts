import type { DeliveryMethod } from '@relab/contract/commerce';
import { type Cents, formatCents } from '../money.ts';

/** What a method costs into a group of countries: a base and something per started kilogram. */
export interface DeliveryZone {
  /** Two-letter codes. */
  readonly countries: readonly string[];
  readonly base: Cents;
  readonly perKilogram: Cents;
  /** Working days, lowest and highest. */
  readonly days: readonly [minimum: number, maximum: number];
}

/** A way of delivery as the business offers it. */
export interface DeliveryRule {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly carrier: string | null;
  /** The kinds of handling it can do. */
  readonly handles: readonly string[];
  /** Kilograms of a whole order that it carries at most; without it there is no limit. */
  readonly heaviest?: number;
  readonly zones: readonly DeliveryZone[];
}

/** One line, as far as moving it goes. */
export interface Freight {
  readonly quantity: number;
  readonly weight: number;
  readonly handling: string | null;
}

/** The most demanding kind decides: what needs rigging does not travel as a parcel. `kinds` are ordered, the easiest first. */
export function handlingOf(freight: readonly Freight[], kinds: readonly string[]): string | null {
  const rank = freight.reduce((most, { handling }) => Math.max(most, kinds.indexOf(handling ?? '')), -1);
  return kinds[Math.max(rank, 0)] ?? null;
}

/** The methods that can bring these lines to a country, in the order of the rules, each with its cost. */
export function deliveryMethods(
  rules: readonly DeliveryRule[],
  freight: readonly Freight[],
  to: { readonly country: string; readonly kinds: readonly string[]; readonly currency: string },
): readonly { readonly fee: Cents; readonly method: DeliveryMethod }[] {
  const handling = handlingOf(freight, to.kinds);
  const grams = freight.reduce((sum, line) => sum + Math.round(line.weight * 1000) * line.quantity, 0);
  const weight = Math.ceil(grams / 1000);
  return rules.flatMap((rule) => {
    const zone = rule.zones.find(({ countries }) => countries.includes(to.country));
    if (!zone || (handling !== null && !rule.handles.includes(handling))) return [];
    if (rule.heaviest !== undefined && weight > rule.heaviest) return [];
    const fee = zone.base + zone.perKilogram * weight;
    const [minimum, maximum] = zone.days;
    const { id, name, description, carrier } = rule;
    const method = { id, name, description, carrier, currencyIsoCode: to.currency };
    return [
      { fee, method: { ...method, shippingFee: formatCents(fee), estimatedDays: { minimum, maximum } } },
    ];
  });
}
