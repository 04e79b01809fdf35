import {
  type DeliveryRefusal,
  type DeliveryRule,
  type Destination,
  type Freight,
  refusalOf,
  specialOf,
} from '../delivery-rules/delivery-rule.ts';
import type { Translate } from '../language/translate.ts';

export interface NamedFreight extends Freight {
  readonly name: string;
}

/** Why something cannot be delivered: a sentence with places for names, so that a shop can say it in each language. */
export interface Obstacle {
  readonly template: string;
  /** Names, and numbers and days that each language writes in its own way. */
  readonly values: Readonly<Record<string, string | number | Date>>;
  /** Names that stand where `{needs}` does. */
  readonly needs?: readonly string[];
}

/** English, as the shop's sentences are. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

type Reason = NonNullable<DeliveryRefusal>;

const reasons: Readonly<Record<Reason, string>> = {
  special:
    '{item} cannot be delivered to {place}: it needs {needs}, and nobody who delivers there offers that.',
  weight:
    '{item} cannot be delivered to {place}: at {weight} kg it is too heavy for those who deliver there.',
  handling: '{item} cannot be delivered to {place}: nobody who delivers there can handle it.',
  country: '{item} cannot be delivered to {place}: nobody who delivers there can handle it.',
};

const notThere = 'We do not deliver to {place}.';
const notTogether =
  'No carrier takes these items together. Put some of them into a delivery of their own to the same address.';
export const tooEarly = '{method} takes until {day} at the earliest. Choose that day or a later one.';
const conjunction = 'and';
const pieces = 'pieces';

/** Sentences about deliveries that a shop can have in other languages, with what stands in braces in them. */
export const deliverySentences: readonly string[] = [
  ...new Set([...Object.values(reasons), notThere, notTogether, tooEarly, conjunction, pieces]),
];

const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);

function valueText(value: string | number | Date, translate: Translate): string {
  if (typeof value === 'string') return translate(value);
  if (typeof value === 'number') return value.toLocaleString(translate.locale ?? 'en');
  return value.toLocaleDateString(translate.locale ?? 'en', { dateStyle: 'long', timeZone: 'UTC' });
}

/** What a part of the delivery cost is for, as `Weight, 31.5 kg` or `Lift gate, 2 pieces`. */
export function costText(label: string, translate: Translate): string {
  const [name = '', ...figures] = label.split(', ');
  const texts = figures.map((figure) => {
    const [, count, unit] = /^(\d+(?:\.\d+)?) (\w+)$/.exec(figure) ?? [];
    return count && unit ? `${valueText(Number(count), translate)} ${translate(unit)}` : translate(figure);
  });
  return [translate(name), ...texts].join(', ');
}

/** An obstacle as a shopper reads it; `say` knows the sentence and the names in their language. */
export function obstacleText({ template, values, needs = [] }: Obstacle, translate: Translate): string {
  const named = Object.entries(values).map(([name, value]) => [name, valueText(value, translate)]);
  const special = needs.map((need) => (translate(need) === need ? need.toLowerCase() : translate(need)));
  const together = special.length > 1 ? special.join(` ${translate(conjunction)} `) : (special[0] ?? '');
  return fillIn(translate(template), { ...Object.fromEntries(named), needs: together });
}

/** The refusal that came closest to a delivery is the one worth telling. */
const telling: readonly Reason[] = ['special', 'weight', 'handling', 'country'];

/**
 * What keeps lines from being delivered to a country; empty where there is a way. Names
 * the items that cannot go there at all, or an error that they cannot travel together.
 */
export function obstaclesOf(
  rules: readonly DeliveryRule[],
  freight: readonly NamedFreight[],
  to: Destination,
): readonly Obstacle[] {
  const canGo = (some: readonly Freight[]) => rules.some((rule) => refusalOf(rule, some, to) === null);
  if (freight.length === 0 || canGo(freight)) return [];
  const place = countryNames.of(to.country) ?? to.country;
  if (rules.every((rule) => refusalOf(rule, [], to) === 'country'))
    return [{ template: notThere, values: { place } }];
  const stuck = freight.filter((item) => !canGo([item]));
  if (stuck.length === 0) {
    return [{ template: notTogether, values: {} }];
  }
  return stuck.map((item) => {
    const refusals = rules.map((rule) => refusalOf(rule, [item], to));
    const refusal = telling.find((one) => refusals.includes(one)) ?? 'handling';
    const values = { item: item.name, place, weight: item.weight };
    const needs = specialOf([item]).map((kind) => to.specialNames?.[kind] ?? kind);
    return { template: reasons[refusal], values, needs };
  });
}
