import {
  type DeliveryRule,
  type Destination,
  type Freight,
  type Refusal,
  refusalOf,
  specialOf,
} from '../checkout/delivery.ts';

export interface NamedFreight extends Freight {
  readonly name: string;
}

/** English, as the shop's sentences are. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const because = (refusal: Refusal, item: NamedFreight, { specialNames }: Destination): string => {
  if (refusal === 'special') {
    const needs = specialOf([item]).map((kind) => specialNames?.[kind] ?? kind);
    return `it needs ${needs.join(' and ').toLowerCase()}, and nobody who delivers there offers that`;
  }
  if (refusal === 'weight') return `at ${item.weight} kg it is too heavy for those who deliver there`;
  return 'nobody who delivers there can handle it';
};

/** The refusal that came closest to a delivery is the one worth telling. */
const telling: readonly Refusal[] = ['special', 'weight', 'handling', 'country'];

/**
 * What keeps lines from being delivered to a country, in the words a shopper reads; empty where there is a way. Names
 * the items that cannot go there at all, or says that they cannot travel together.
 */
export function obstaclesOf(
  rules: readonly DeliveryRule[],
  freight: readonly NamedFreight[],
  to: Destination,
): readonly string[] {
  const canGo = (some: readonly Freight[]) => rules.some((rule) => refusalOf(rule, some, to) === null);
  if (freight.length === 0 || canGo(freight)) return [];
  const place = countryNames.of(to.country) ?? to.country;
  if (rules.every((rule) => refusalOf(rule, [], to) === 'country')) return [`We do not deliver to ${place}.`];
  const stuck = freight.filter((item) => !canGo([item]));
  if (stuck.length === 0) {
    return [
      'No carrier takes these items together. Put some of them into a delivery of their own to the same address.',
    ];
  }
  return stuck.map((item) => {
    const refusals = rules.map((rule) => refusalOf(rule, [item], to));
    const refusal = telling.find((one) => refusals.includes(one)) ?? null;
    return `${item.name} cannot be delivered to ${place}: ${because(refusal, item, to)}.`;
  });
}
