import { availabilityText } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { weightText } from '../../listing/listing.ts';
import { longPlace } from '../../listing/place.ts';
import type { ComparedListing } from './compared-listing.ts';
import * as texts from './texts.ts';

export interface CompareRow {
  readonly label: string;
  /** One per listing, in their order; empty where nothing is stated. */
  readonly values: readonly string[];
  readonly differs: boolean;
  /** Whether label and values are in the words of sellers. */
  readonly isSellers: boolean;
}

export interface CompareGroup {
  readonly heading: string;
  readonly rows: readonly CompareRow[];
}

type Reading = readonly [label: string, read: (one: ComparedListing) => string];

const of = (label: string, read: (listing: Listing) => string): Reading => [
  label,
  (one) => read(one.listing),
];

const offer: readonly Reading[] = [
  [texts.availability, ({ availability }) => availabilityText(availability)],
  [texts.netPrice, ({ price }) => price],
  of(texts.condition, ({ condition }) => (condition ? `${condition.grade}: ${condition.label}` : '')),
  of(texts.aboutCondition, ({ conditionNote }) => conditionNote),
  of(texts.tested, ({ tests }) =>
    tests.length === 0
      ? texts.notTested
      : tests.map(({ what, result }) => (result ? `${what}: ${result}` : what)).join('; '),
  ),
  of(texts.included, ({ included }) => included.join('; ')),
  of(texts.missing, ({ missing }) => missing.join('; ') || texts.nothingKnown),
  of(texts.warranty, ({ warranty }) => warranty || texts.none),
];

const unit: readonly Reading[] = [
  of(texts.manufacturer, ({ manufacturer }) => manufacturer),
  of(texts.model, ({ model }) => model),
  of(texts.type, ({ type }) => type),
  of(texts.year, ({ year }) => year),
  of(texts.weight, weightText),
  of(texts.size, ({ dimensions }) => dimensions),
];

const delivery: readonly Reading[] = [
  of(texts.standsIn, longPlace),
  of(texts.travelsBy, ({ shipping }) => shipping?.label ?? ''),
  of(texts.usualTime, ({ shipping }) => shipping?.estimate ?? ''),
  of(texts.noteOnDelivery, ({ shippingNote }) => shippingNote),
  of(texts.seller, ({ seller }) => seller.name),
];

/** What the listings say, by group, each fact on one line for all of them; lines that none has anything on are left out. */
export function compareGroups(compared: readonly ComparedListing[]): readonly CompareGroup[] {
  const rowsOf = (readings: readonly Reading[], isSellers = false) =>
    readings.flatMap(([label, read]): readonly CompareRow[] => {
      const values = compared.map(read);
      return values.every((value) => value === '')
        ? []
        : [{ label, values, differs: new Set(values).size > 1, isSellers }];
    });
  const technical = factNames(compared).map((name) => of(name, (listing) => factOf(listing, name)));
  return [
    { heading: texts.offerAndCondition, rows: rowsOf(offer) },
    { heading: texts.unit, rows: rowsOf(unit) },
    { heading: texts.technicalFacts, rows: rowsOf(technical, true) },
    { heading: texts.delivery, rows: rowsOf(delivery) },
  ].filter(({ rows }) => rows.length > 0);
}

const factsOf = ({ keyFacts, facts }: Listing) => [...keyFacts, ...facts];

/** The deciding ones of all listings come first, then the others. */
function factNames(compared: readonly ComparedListing[]): readonly string[] {
  const deciding = compared.flatMap(({ listing }) => listing.keyFacts);
  const all = compared.flatMap(({ listing }) => listing.facts);
  return [...new Set([...deciding, ...all].map(({ name }) => name))];
}

function factOf(listing: Listing, name: string): string {
  const fact = factsOf(listing).find((one) => one.name === name);
  return fact ? [fact.value, fact.unit].filter(Boolean).join(' ') : '';
}
