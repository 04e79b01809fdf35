import type { DeliveryMethod } from '@relab/contract/commerce';
import { convert, type Exchange } from '../market/exchange.ts';
import { type Cents, formatCents } from '../market/money.ts';
import { addWorkingDays } from './working-day.ts';

/** What a method costs into a group of countries: a base and something per started kilogram. */
export interface DeliveryZone {
  /** Two-letter codes. */
  readonly countries: readonly string[];
  readonly base: Cents;
  readonly perKilogram: Cents;
  /** Working days under way, lowest and highest. */
  readonly days: readonly [minimum: number, maximum: number];
  /** Kinds of special care that the method cannot take into these countries. */
  readonly excludes?: readonly string[];
}

/** What pieces above a weight cost on top, such as a lift gate. */
export interface Surcharge {
  readonly label: string;
  readonly fee: Cents;
  /** Once for what is collected at one place, or for every piece. */
  readonly per: 'delivery' | 'piece';
  /** Kilograms of a single piece from which on, exclusively, it is due. */
  readonly heavierThan: number;
}

/** A way of delivery as the business offers it. */
export interface DeliveryRule {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly carrier: string | null;
  readonly classOfService?: string;
  /** The kinds of handling it can do. */
  readonly handles: readonly string[];
  /** Kilograms of what is collected at one place that it carries at most; without it there is no limit. */
  readonly maxKilograms?: number;
  /** Kilograms of a single piece. */
  readonly maxPieceKilograms?: number;
  /** Working days before the goods leave; none unless given. */
  readonly processDays?: number;
  readonly surcharges?: readonly Surcharge[];
  /** What special care costs, once for what is collected at one place, by its kind; a kind that is missing is not carried. */
  readonly special?: Readonly<Record<string, Cents>>;
  readonly zones: readonly DeliveryZone[];
}

/** One line, as far as moving it goes. */
export interface Freight {
  readonly quantity: number;
  /** Kilograms of one piece. */
  readonly weight: number;
  readonly handling: string | null;
  /** Kinds of special care, such as dangerous goods. */
  readonly special?: readonly string[];
  /** Whose it is and where it stands; what differs in that does not travel together. */
  readonly origin?: Origin | undefined;
}

export interface Origin {
  readonly key: string;
  /** As buyers read it, such as a city; may be empty. */
  readonly place: string;
}

export interface Destination {
  readonly country: string;
  /** Kinds of handling, the easiest first. */
  readonly kinds: readonly string[];
  /** Rules are in the sellers' currency; fees are converted to another one part by part. */
  readonly exchange: Exchange;
  /** What kinds of special care are called. */
  readonly specialNames?: Readonly<Record<string, string>>;
  /** From when working days are counted. */
  readonly now: Date;
}

export interface OfferedDelivery {
  readonly fee: Cents;
  readonly method: DeliveryMethod;
  readonly rule: DeliveryRule;
  readonly zone: DeliveryZone;
}

/** The most demanding kind decides: what needs rigging does not travel as a parcel. `kinds` are ordered, the easiest first. */
export function handlingOf(freight: readonly Freight[], kinds: readonly string[]): string | null {
  const rank = freight.reduce((most, { handling }) => Math.max(most, kinds.indexOf(handling ?? '')), -1);
  return kinds[Math.max(rank, 0)] ?? null;
}

/** Started kilograms of all pieces together. */
export function weightOf(freight: readonly Freight[]): number {
  const grams = freight.reduce((sum, line) => sum + Math.round(line.weight * 1000) * line.quantity, 0);
  return Math.ceil(grams / 1000);
}

export const specialOf = (freight: readonly Freight[]): readonly string[] => [
  ...new Set(freight.flatMap(({ special }) => special ?? [])),
];

/** What is collected at one seller's place, in the order of the lines; one of nothing where there are none. */
export function consignmentsOf<Line extends Freight>(freight: readonly Line[]): readonly (readonly Line[])[] {
  const byOrigin = Map.groupBy(freight, ({ origin }) => origin?.key ?? '');
  return byOrigin.size === 0 ? [[]] : [...byOrigin.values()];
}

interface Cost {
  readonly label: string;
  readonly fee: Cents;
}

function surchargesOf(rule: DeliveryRule, freight: readonly Freight[]): Cost[] {
  return (rule.surcharges ?? []).flatMap(({ label, fee, per, heavierThan }) => {
    const pieces = freight.reduce(
      (sum, { weight, quantity }) => (weight > heavierThan ? sum + quantity : sum),
      0,
    );
    if (pieces === 0) return [];
    if (per === 'delivery' || pieces === 1) return [{ label, fee }];
    return [{ label: `${label}, ${pieces} pieces`, fee: fee * pieces }];
  });
}

/** What a method costs for what is collected at one place, part by part; `from` names that where there are several. */
function costsOfConsignment(
  rule: DeliveryRule,
  zone: DeliveryZone,
  freight: readonly Freight[],
  to: Destination,
  from: string,
): Cost[] {
  const weight = weightOf(freight);
  const special = specialOf(freight).map((kind) => ({
    label: to.specialNames?.[kind] ?? kind,
    fee: rule.special?.[kind] ?? 0,
  }));
  return [
    { label: from === '' ? 'Transport' : `Transport, ${from}`, fee: zone.base },
    { label: `Weight, ${weight} kg`, fee: zone.perKilogram * weight },
    ...surchargesOf(rule, freight),
    ...special,
  ]
    .map(({ label, fee }) => ({ label, fee: convert(fee, to.exchange) }))
    .filter(({ fee }) => fee !== 0);
}

/** Each seller's goods are collected, loaded and paid for by themselves. */
function costsOf(
  rule: DeliveryRule,
  zone: DeliveryZone,
  freight: readonly Freight[],
  to: Destination,
): Cost[] {
  const consignments = consignmentsOf(freight);
  return consignments.flatMap((lines) => {
    const from = consignments.length > 1 ? (lines[0]?.origin?.place ?? '') : '';
    return costsOfConsignment(rule, zone, lines, to, from);
  });
}

/** Why a rule cannot bring these lines there; null where it can. */
export type DeliveryRefusal = 'country' | 'handling' | 'weight' | 'special' | null;

/** The first refusal among what is collected at each place. */
export function refusalOf(rule: DeliveryRule, freight: readonly Freight[], to: Destination): DeliveryRefusal {
  for (const lines of consignmentsOf(freight)) {
    const refusal = consignmentRefusal(rule, lines, to);
    if (refusal !== null) return refusal;
  }
  return null;
}

function consignmentRefusal(
  rule: DeliveryRule,
  freight: readonly Freight[],
  to: Destination,
): DeliveryRefusal {
  const zone = rule.zones.find(({ countries }) => countries.includes(to.country));
  if (!zone) return 'country';
  const handling = handlingOf(freight, to.kinds);
  if (handling !== null && !rule.handles.includes(handling)) return 'handling';
  const piece = Math.max(0, ...freight.map(({ weight }) => weight));
  if (weightOf(freight) > (rule.maxKilograms ?? Number.POSITIVE_INFINITY)) return 'weight';
  if (piece > (rule.maxPieceKilograms ?? Number.POSITIVE_INFINITY)) return 'weight';
  const isExcluded = (kind: string) =>
    !Object.hasOwn(rule.special ?? {}, kind) || zone.excludes?.includes(kind) === true;
  return specialOf(freight).some(isExcluded) ? 'special' : null;
}

/** The methods that can bring these lines to a country, in the order of the rules, each with its cost and days. */
export function deliveryMethods(
  rules: readonly DeliveryRule[],
  freight: readonly Freight[],
  to: Destination,
): readonly OfferedDelivery[] {
  return rules.flatMap((rule) => {
    const zone = rule.zones.find(({ countries }) => countries.includes(to.country));
    if (!zone || refusalOf(rule, freight, to) !== null) return [];
    const costs = costsOf(rule, zone, freight, to);
    const fee = costs.reduce((sum, cost) => sum + cost.fee, 0);
    const [minimum, maximum] = zone.days.map((days) => days + (rule.processDays ?? 0)) as [number, number];
    const { id, name, description, carrier } = rule;
    const method: DeliveryMethod = {
      id,
      name,
      description,
      carrier,
      currencyIsoCode: to.exchange.to,
      shippingFee: formatCents(fee),
      costs: costs.map((cost) => ({ label: cost.label, amount: formatCents(cost.fee) })),
      estimatedDays: { minimum, maximum },
      earliestDelivery: addWorkingDays(to.now, minimum).toISOString(),
      latestDelivery: addWorkingDays(to.now, maximum).toISOString(),
    };
    return [{ fee, method, rule, zone }];
  });
}
