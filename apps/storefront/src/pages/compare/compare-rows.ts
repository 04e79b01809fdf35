import { longLocation } from '../../address/location.ts';
import { availabilityText } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { weightText } from '../../listing/listing-summary.ts';
import { findShipping } from '../../listing/shipping.ts';
import { warrantyText } from '../../listing/warranty.ts';
import type { ComparedListing } from './compared-listing.ts';
import * as texts from './texts.ts';

export interface CompareRow {
  readonly label: string;
  /** Of the label, where it is another one than the page's. */
  readonly language: string | undefined;
  /** One per listing, in their order; empty where nothing is stated. */
  readonly values: readonly string[];
  /** Of each value, likewise. */
  readonly languages: readonly (string | undefined)[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly heading: string;
  readonly rows: readonly CompareRow[];
}

/** A line: its label, its value for one listing, and the field that the value comes from where a seller may have written it. */
type Reading = readonly [label: string, read: (one: ComparedListing) => string, field?: string | undefined];

const of = (label: string, read: (listing: Listing) => string, field?: string): Reading => [
  label,
  (one) => read(one.listing),
  field,
];

const offer: readonly Reading[] = [
  [texts.availability, ({ availability }) => availabilityText(availability)],
  [texts.netPrice, ({ price }) => price],
  of(texts.condition, ({ condition }) => (condition ? `${condition.grade}: ${condition.label}` : '')),
  of(texts.conditionNote, ({ conditionNote }) => conditionNote, 'Condition_Note__c'),
  of(
    texts.tested,
    ({ tests }) =>
      tests?.length === 0
        ? texts.notTested
        : (tests ?? []).map(({ what, result }) => (result ? `${what}: ${result}` : what)).join('; '),
    'Tests__c',
  ),
  of(texts.included, ({ included = [] }) => included.join('; '), 'Included__c'),
  of(
    texts.missing,
    ({ missing }) => (missing ? missing.join('; ') || texts.nothingKnownMissing : ''),
    'Missing__c',
  ),
  of(texts.warranty, (listing) => warrantyText(listing, texts.none), 'Warranty__c'),
];

const unit: readonly Reading[] = [
  of(texts.manufacturer, ({ manufacturer }) => manufacturer),
  of(texts.model, ({ model }) => model),
  of(texts.type, ({ type }) => type, 'Type__c'),
  of(texts.year, ({ year }) => year),
  of(texts.weight, weightText),
  of(texts.size, ({ dimensions }) => dimensions),
];

const unitLabels = new Set(unit.map(([label]) => label.toLowerCase()));

/** A technical fact that is named like a row of the unit belongs into that row: it would stand on the page twice. */
const orFact = ([label, read, field]: Reading): Reading => [
  label,
  (one) => read(one) || factOf(one.listing, label),
  field,
];

const delivery: readonly Reading[] = [
  of(texts.location, longLocation),
  of(texts.shippingMethod, ({ shipping }) => findShipping(shipping)?.label ?? ''),
  of(texts.shippingTime, ({ shipping }) => findShipping(shipping)?.estimate ?? ''),
  of(texts.shippingNote, ({ shippingNote }) => shippingNote, 'Shipping_Note__c'),
  of(texts.seller, ({ seller }) => seller.name),
];

/** What the listings say, by group, each fact on one line for all of them; lines that none has anything on are left out. */
export function compareGroups(compared: readonly ComparedListing[]): readonly CompareGroup[] {
  const rowsOf = (readings: readonly Reading[], isNamedBySellers = false) =>
    readings.flatMap(([label, read, field]): readonly CompareRow[] => {
      const values = compared.map(read);
      if (values.every((value) => value === '')) return [];
      const languages = compared.map(({ listing }) => field && listing.languageOf(field));
      const namedBy = languages[values.findIndex((value) => value !== '')];
      const language = isNamedBySellers ? namedBy : undefined;
      return [{ label, language, values, languages, differs: new Set(values).size > 1 }];
    });
  const technical = factNames(compared)
    .filter((name) => !unitLabels.has(name.toLowerCase()))
    .map((name) => of(name, (listing) => factOf(listing, name), 'Facts__c'));
  return [
    { heading: texts.offerAndCondition, rows: rowsOf(offer) },
    { heading: texts.unitHeading, rows: rowsOf(unit.map(orFact)) },
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
  const fact = factsOf(listing).find((one) => one.name.toLowerCase() === name.toLowerCase());
  return fact ? [fact.value, fact.unit].filter(Boolean).join(' ') : '';
}
