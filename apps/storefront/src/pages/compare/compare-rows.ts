import { availabilityText } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { weightText } from '../../listing/listing.ts';
import { longPlace } from '../../listing/place.ts';
import type { ComparedListing } from './compared-listing.ts';

export interface CompareRow {
  readonly label: string;
  /** One per listing, in their order; empty where nothing is stated. */
  readonly values: readonly string[];
  readonly differs: boolean;
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
  ['Availability', ({ availability }) => availabilityText(availability)],
  ['Price, net', ({ price }) => price],
  of('Condition', ({ condition }) => (condition ? `${condition.grade}: ${condition.label}` : '')),
  of('About its condition', ({ conditionNote }) => conditionNote),
  of('Tested', ({ tests }) =>
    tests.length === 0
      ? 'Not tested'
      : tests.map(({ what, result }) => (result ? `${what}: ${result}` : what)).join('; '),
  ),
  of('Included', ({ included }) => included.join('; ')),
  of('Missing', ({ missing }) => missing.join('; ') || 'Nothing known'),
  of('Warranty', ({ warranty }) => warranty || 'None'),
];

const unit: readonly Reading[] = [
  of('Manufacturer', ({ manufacturer }) => manufacturer),
  of('Model', ({ model }) => model),
  of('Type', ({ type }) => type),
  of('Year', ({ year }) => year),
  of('Weight', weightText),
  of('Width × depth × height', ({ dimensions }) => dimensions),
];

const delivery: readonly Reading[] = [
  of('Stands in', longPlace),
  of('Travels by', ({ shipping }) => shipping?.label ?? ''),
  of('Usual time within the EU', ({ shipping }) => shipping?.estimate ?? ''),
  of('Note on delivery', ({ shippingNote }) => shippingNote),
  of('Seller', ({ seller }) => seller.name),
];

/** What the listings say, by group, each fact on one line for all of them; lines that none has anything on are left out. */
export function compareGroups(compared: readonly ComparedListing[]): readonly CompareGroup[] {
  const rowsOf = (readings: readonly Reading[]) =>
    readings.flatMap(([label, read]): readonly CompareRow[] => {
      const values = compared.map(read);
      return values.every((value) => value === '')
        ? []
        : [{ label, values, differs: new Set(values).size > 1 }];
    });
  const technical = factNames(compared).map((name) => of(name, (listing) => factOf(listing, name)));
  return [
    { heading: 'Offer and condition', rows: rowsOf(offer) },
    { heading: 'The unit', rows: rowsOf(unit) },
    { heading: 'Technical facts', rows: rowsOf(technical) },
    { heading: 'Delivery', rows: rowsOf(delivery) },
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
