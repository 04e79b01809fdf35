import { type Condition, findCondition } from '../condition/condition.ts';
import { locale, sellersLanguage } from '../language/language.ts';
import { type Fact, readFacts, readTests, readTexts, type Test } from './json-list.ts';
import { findShipping, type Shipping } from './shipping.ts';
import * as texts from './weight-texts.ts';

/** Fields as a product has them, by API name. */
export type ListingFields = Readonly<Record<string, string | null | undefined>>;

export interface Seller {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly since: string;
  readonly note: string;
}

/** The fields of one listing, parsed. Missing texts are empty; weights are in kg. */
export interface Listing {
  readonly name: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly type: string;
  readonly sku: string;
  readonly condition: Condition | undefined;
  readonly conditionNote: string;
  readonly year: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly weightKg: number | undefined;
  /** True where the weight is good for planning the transport, not a measured one. */
  readonly isWeightEstimate: boolean;
  /** Width × depth × height in mm. */
  readonly dimensions: string;
  readonly keyFacts: readonly Fact[];
  readonly facts: readonly Fact[];
  /** Undefined where nothing is stated; an empty list states that there is nothing. */
  readonly included: readonly string[] | undefined;
  readonly missing: readonly string[] | undefined;
  readonly tests: readonly Test[] | undefined;
  readonly testedBy: string;
  /** Zero means explicitly no warranty. */
  readonly warrantyMonths: number | undefined;
  readonly warranty: string;
  readonly shipping: Shipping | undefined;
  readonly shippingNote: string;
  readonly seller: Seller;
  /** ISO date. */
  readonly listedDate: string;
  /** Names of fields that are in the seller's language, whichever the page's is. */
  readonly fieldsAsWritten: readonly string[];
  /** The language of a field, where it is another one than the page's (WCAG 3.1.2). */
  readonly languageOf: (field: string) => string | undefined;
}

/** Reads a listing from a product's fields. Never throws: what is missing or malformed is left empty. */
export function readListing(fields: ListingFields): Listing {
  const text = (name: string) => fields[name]?.trim() ?? '';
  const amount = (name: string) => {
    const value = Number(text(name));
    return text(name) !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
  };
  const stated = <T>(name: string, read: (json: string) => readonly T[]): readonly T[] | undefined => {
    const list = read(text(name));
    // What cannot be read states nothing either.
    return list.length > 0 || /^\[\s*\]$/.test(text(name)) ? list : undefined;
  };
  const fieldsAsWritten = text('FieldsAsWritten').split(';');
  return {
    name: text('Name'),
    manufacturer: text('Manufacturer__c'),
    model: text('Model__c') || text('Name'),
    type: text('Type__c'),
    sku: text('StockKeepingUnit'),
    condition: findCondition(text('Condition__c')),
    conditionNote: text('Condition_Note__c'),
    year: wholeNumber(text('Year__c')),
    city: text('Location_City__c'),
    country: text('Location_Country__c'),
    weightKg: amount('Weight_kg__c'),
    isWeightEstimate: text('Weight_Is_Estimate__c') === 'true',
    dimensions: text('Dimensions__c'),
    keyFacts: readFacts(fields.Key_Facts__c),
    facts: readFacts(fields.Facts__c),
    included: stated('Included__c', readTexts),
    missing: stated('Missing__c', readTexts),
    tests: stated('Tests__c', readTests),
    testedBy: text('Tested_By__c'),
    warrantyMonths: amount('Warranty_Months__c'),
    warranty: text('Warranty__c'),
    shipping: findShipping(text('Shipping__c')),
    shippingNote: text('Shipping_Note__c'),
    seller: {
      name: text('Seller_Name__c'),
      city: text('Seller_City__c'),
      country: text('Seller_Country__c'),
      since: wholeNumber(text('Seller_Since__c')),
      note: text('Seller_Note__c'),
    },
    listedDate: text('Listed_Date__c'),
    fieldsAsWritten,
    languageOf: (field) => (fieldsAsWritten.includes(field) ? sellersLanguage : undefined),
  };
}

/** A number field may travel with decimals: `2016.0` is 2016. */
function wholeNumber(text: string): string {
  return text.replace(/\.0+$/, '');
}

/** What a search found carries its values one level deeper. */
export function flatFields(
  fields: Readonly<Record<string, { readonly value: string | null }>>,
): ListingFields {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

// Made once: making one takes longer than rendering a card.
const lightWeight = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const weight = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** A weight as it is read: `99 kg`, `2.4 kg`, `about 1,250 kg`; empty where it is not known. */
export function weightText({ weightKg, isWeightEstimate }: Listing): string {
  if (weightKg === undefined) return '';
  const format = weightKg < 10 ? lightWeight : weight;
  const text = `${format.format(weightKg)} kg`;
  return isWeightEstimate ? texts.approximateWeight(text) : text;
}
